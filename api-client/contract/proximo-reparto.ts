/** The next delivery day of a zone. Pure functions on ISO dates in the shop's time zone. */
import { DIAS_SEMANA, type DiaSemana } from './zonas-words.ts';

const DAY = 86_400_000;
/** Days to look ahead; a zone with only holidays in this time has no next day. */
const MOST_DAYS = 60;

/** Returns the weekday of a time; weeks begin on Monday. */
const weekdayOf = (time: number): DiaSemana | undefined => DIAS_SEMANA[(new Date(time).getUTCDay() + 6) % 7];

/**
 * Returns the first delivery day after `today` that is not a holiday. Orders are packed on the day of the
 * order, so `today` never counts.
 * Undefined when the zone has no days, or no free day within 60 days.
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

/** Formats an ISO date as 'jueves 3 de diciembre'. */
export const diaText = (dia: string): string => long.format(new Date(dia)).replace(',', '');

export const proximoText = (dia: string): string => `Próximo reparto en tu zona: ${diaText(dia)}`;
