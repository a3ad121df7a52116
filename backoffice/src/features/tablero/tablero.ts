import { toCents, toPesos } from 'api-client/backoffice';
import type { BarChartPoint } from 'ui-kit/bar-chart';
import { shopDay } from 'ui-kit/dates';
import type { Ganancias } from './queries.ts';
import type { Periodo } from './tablero-search.ts';

/** Pesos, summed in whole cents. */
export const sum = (pesos: readonly number[]): number =>
  toPesos(pesos.reduce((cents, amount) => cents + toCents(amount), 0));

/** 'Lunes' → 'Lun'; where that is too long 'Lu', and 'Semana 1' → 'S1': what has no room under its bar is not drawn there. */
function shortLabel(label: string, narrow: boolean): string {
  const [word = '', number] = label.split(' ');
  if (number !== undefined) return narrow ? `${word.slice(0, 1)}${number}` : label;
  return label.slice(0, narrow ? 2 : 3);
}

/** Where today stands in a period, by the shop's calendar: Monday is 0 of a week, and so is a month's first week. */
export function placeOfToday(periodo: Periodo, now = new Date()): number {
  const day = new Date(shopDay(now));
  const sinceMonday = (date: Date) => (date.getUTCDay() + 6) % 7;
  if (periodo === 'semana') return sinceMonday(day);
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  return Math.floor((sinceMonday(first) + day.getUTCDate() - 1) / 7);
}

/**
 * Each place of a period with the same place of the one before; a month may have a week more than the other. What lies
 * after today (as of `placeOfToday`) is not nothing sold: it is not known yet; nor is today all that it will be.
 * @param narrow the chart has no room for the whole label under every bar.
 */
export function pointsOf(
  periodo: Ganancias,
  previousPeriodo: Ganancias,
  today: number,
  narrow = false,
): BarChartPoint[] {
  const longer = periodo.labels.length >= previousPeriodo.labels.length ? periodo : previousPeriodo;
  return longer.labels.map((label, place) => {
    const previous = previousPeriodo.data[place];
    return {
      label: shortLabel(label, narrow),
      value: (place > today ? periodo.data[place] || null : periodo.data[place]) ?? null,
      ...(previous !== undefined && { previous }),
      ...(place === today && { underWay: true }),
    };
  });
}

const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** '35 %' of all earnings; a product in several categories counts in each of them. */
export const shareOf = (ganancia: number, total: number): string =>
  `${whole.format(total > 0 ? (100 * ganancia) / total : 0)} %`;
