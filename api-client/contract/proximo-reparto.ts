/** When it is delivered to a zone next. Pure, by the shop's calendar: days are '2026-12-03'. */
import { DIAS_SEMANA, type DiaSemana } from './zonas-words.ts';

const DAY = 86_400_000;
/** Beyond it nobody plans: a zone that has nothing but holidays until then has no next day. */
const MOST_DAYS = 60;

/** As the week begins on Monday. */
const weekdayOf = (time: number): DiaSemana | undefined => DIAS_SEMANA[(new Date(time).getUTCDay() + 6) % 7];

/**
 * The first day after `today` that is one of the zone's and no holiday: what is ordered today is packed today. A zone's day that is
 * a holiday is left out, and waits for its next one. Nothing where the zone has no days.
 */
export function proximoReparto(
  dias: readonly DiaSemana[],
  feriados: readonly string[],
  today: string,
): string | undefined {
  const begin = Date.parse(today);
  for (let later = 1; later <= MOST_DAYS; later += 1) {
    const time = begin + later * DAY;
    const dia = new Date(time).toISOString().slice(0, 10);
    const weekday = weekdayOf(time);
    if (weekday && dias.includes(weekday) && !feriados.includes(dia)) return dia;
  }
  return undefined;
}

const long = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'jueves 3 de diciembre'. */
export const diaText = (dia: string): string => long.format(new Date(dia)).replace(',', '');

/** 'Próximo reparto en tu zona: jueves 3 de diciembre' */
export const proximoText = (dia: string): string => `Próximo reparto en tu zona: ${diaText(dia)}`;
