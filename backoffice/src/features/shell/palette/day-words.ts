import { shopDay } from 'ui-kit/dates';
import { plain } from './forgiving.ts';

/** A day or period named in a text. */
export interface NamedDay {
  desde: string;
  hasta: string;
  /** 'del jueves 26/11', 'de esta semana'. */
  label: string;
  /** The rest of the text: customer, product or number. */
  rest: string;
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const WEEKDAY_LABELS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const DAY = 86_400_000;

/** Words to ignore around the customer's name, as in 'el pedido de Verde Limón del jueves'. */
const AROUND =
  /^(?:a|de|del|el|ese|la|las|los|pedido|pedidos|para|pasado|remito|remitos|semana|ultimo|este|esta)$/;

/**
 * Returns the day in a text, in the shop's time zone: 'hoy', 'ayer', 'anteayer', 'esta semana', '12/3', or a
 * weekday (the last one, today included). Undefined without a day.
 */
export function namedDay(text: string, now = new Date()): NamedDay | undefined {
  const written = text.trim().split(/\s+/);
  const words = written.map(plain);
  const before = (days: number) => shopDay(new Date(now.getTime() - days * DAY));
  const weekday = new Date(`${before(0)}T12:00:00Z`).getUTCDay();
  const withoutWords = (...used: number[]) =>
    written.filter((_, place) => !used.includes(place) && !AROUND.test(words[place] ?? '')).join(' ');
  const dayNamed = (days: number, place: number, name?: string): NamedDay => {
    const day = before(days);
    const short = `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
    return { desde: day, hasta: day, label: name ?? short, rest: withoutWords(place) };
  };
  for (const [place, word] of words.entries()) {
    const near = ['hoy', 'ayer', 'anteayer'].indexOf(word);
    if (near >= 0) return dayNamed(near, place, `de ${word}`);
    if (word === 'semana' && (words[place - 1] === 'esta' || words[place - 1] === 'la')) {
      const since = (weekday + 6) % 7;
      return {
        desde: before(since),
        hasta: before(0),
        label: 'de esta semana',
        rest: withoutWords(place, place - 1),
      };
    }
    const which = WEEKDAYS.findIndex((name) => name === word || (word.length > 3 && name.startsWith(word)));
    if (which >= 0) {
      const found = dayNamed((weekday - which + 7) % 7, place);
      return { ...found, label: `del ${WEEKDAY_LABELS[which]} ${found.label}` };
    }
    const asDate = /^(\d{1,2})[/-](\d{1,2})$/.exec(word);
    if (asDate) {
      const [, date = '', month = ''] = asDate;
      const dayOf = (year: number) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
      const year = Number(before(0).slice(0, 4));
      const day = dayOf(year) > before(0) ? dayOf(year - 1) : dayOf(year);
      const exists = new Date(`${day}T12:00:00Z`);
      if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== day) continue;
      return {
        desde: day,
        hasta: day,
        label: `del ${Number(date)}/${Number(month)}`,
        rest: withoutWords(place),
      };
    }
  }
  return undefined;
}
