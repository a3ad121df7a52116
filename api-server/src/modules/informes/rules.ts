import { LIMITS } from 'api-client/contract';
import type { CONTRAS } from 'api-client/contract/informes-staff';
import { addCantidades } from 'api-client/contract/kilos';
import { Problem } from '../../shared/problem.ts';

/** Days in the shop's time zone, as '2026-11-22', both included. */
export interface Dias {
  desde: string;
  hasta: string;
}

export interface PeriodQuery {
  desde?: string;
  hasta?: string;
  contra: (typeof CONTRAS)[number];
  contra_desde?: string;
  contra_hasta?: string;
}

export interface Periods {
  periodo: Dias;
  contra: Dias;
}

export type Unidad = 'dia' | 'semana' | 'mes';

const DAY = 86_400_000;
/** Maximum number of days for a chart by day and by week. */
const DRAWN = { dia: 31, semana: 31 * 6 };

const timeOf = (dia: string) => Date.parse(dia);
const diaOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const addDays = (dia: string, days: number): string => diaOf(timeOf(dia) + days * DAY);

const daysIn = ({ desde, hasta }: Dias): number => (timeOf(hasta) - timeOf(desde)) / DAY + 1;

/** Returns the same day of another month, or that month's last day. */
function addMonths(dia: string, months: number): string {
  const [year = 0, month = 1, day = 1] = dia.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return diaOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

const isLastOfMonth = (dia: string) => addDays(dia, 1).endsWith('-01');

/** Months since the year 0. */
const monthsOf = (dia: string) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7));

/** Accepts both orders. */
const inOrder = (one: string, other: string): Dias =>
  one <= other ? { desde: one, hasta: other } : { desde: other, hasta: one };

/** Compares months, whole or so far, with the months before; other days with as many days before. */
function earlier(periodo: Dias): Dias {
  const { desde, hasta } = periodo;
  if (!desde.endsWith('-01')) return { desde: addDays(desde, -daysIn(periodo)), hasta: addDays(desde, -1) };
  const months = monthsOf(hasta) - monthsOf(desde) + 1;
  const begins = addMonths(desde, -months);
  return { desde: begins, hasta: isLastOfMonth(hasta) ? addDays(desde, -1) : addMonths(hasta, -months) };
}

/** Returns both periods. Throws PERIODO_DEMASIADO_LARGO. `today` is the current day in the shop's time zone. */
export function resolvePeriods(query: PeriodQuery, today: string): Periods {
  const last = query.hasta ?? (query.desde && query.desde > today ? query.desde : today);
  const periodo = inOrder(query.desde ?? `${last.slice(0, 7)}-01`, last);
  const contra = comparedPeriod(query, periodo);
  for (const one of [periodo, contra]) {
    if (one.hasta > addMonths(one.desde, 12 * LIMITS.informeYears))
      throw new Problem('PERIODO_DEMASIADO_LARGO');
  }
  return { periodo, contra };
}

function comparedPeriod({ contra, contra_desde, contra_hasta }: PeriodQuery, periodo: Dias): Dias {
  if (contra_desde !== undefined && contra_hasta !== undefined) return inOrder(contra_desde, contra_hasta);
  if (contra === 'anterior') return earlier(periodo);
  return { desde: addMonths(periodo.desde, -12), hasta: addMonths(periodo.hasta, -12) };
}

/** Returns the unit of the chart, so that its parts stay distinguishable. */
export function unidadOf(periodo: Dias): Unidad {
  const days = daysIn(periodo);
  if (days <= DRAWN.dia) return 'dia';
  return days <= DRAWN.semana ? 'semana' : 'mes';
}

/** Returns the index of the part that contains `dia`, counted from 0 at `desde`. */
export function indexOfPart(unidad: Unidad, desde: string, dia: string): number {
  const days = (timeOf(dia) - timeOf(desde)) / DAY;
  if (unidad === 'dia') return days;
  if (unidad === 'semana') return Math.floor(days / 7);
  const months = monthsOf(dia) - monthsOf(desde);
  return addMonths(desde, months) <= dia ? months : months - 1;
}

/** Returns the first day of a part. */
export const startOf = (unidad: Unidad, desde: string, place: number): string =>
  unidad === 'mes' ? addMonths(desde, place) : addDays(desde, unidad === 'dia' ? place : 7 * place);

/** Splits the days of a report into parts for its chart, next to the days of the other period. */

/** Units may have three decimals, whose sum is inexact in binary. */
const withoutDrift = (sum: number): number => (Number.isInteger(sum) ? sum : addCantidades([sum]));

/** Adds up each figure of all days; `initial` has every figure at 0. */
export const addUp = <Figures extends object>(all: readonly Figures[], initial: Figures): Figures => {
  const names = Object.keys(initial) as (keyof Figures)[];
  const add = (name: keyof Figures) => withoutDrift(all.reduce((sum, one) => sum + Number(one[name]), 0));
  return Object.fromEntries(names.map((name) => [name, add(name)])) as Figures;
};

interface Part<Day> {
  /** First day of the part. */
  desde: string;
  days: Day[];
  /** The days of the other period at the same position. */
  before: Day[];
}

/** Splits both periods into parts that a chart can show. */
export function fillDays<Day extends { dia: string }>(
  { periodo, contra }: Periods,
  days: readonly Day[],
  daysBefore: readonly Day[],
): { unidad: Unidad; parts: Part<Day>[] } {
  const unidad = unidadOf(periodo);
  const placed = (all: readonly Day[], { desde }: Dias) =>
    Map.groupBy(all, ({ dia }) => indexOfPart(unidad, desde, dia));
  const [now, before] = [placed(days, periodo), placed(daysBefore, contra)];
  const count = indexOfPart(unidad, periodo.desde, periodo.hasta) + 1;
  const parts = Array.from({ length: count }, (_, place) => ({
    desde: startOf(unidad, periodo.desde, place),
    days: now.get(place) ?? [],
    before: before.get(place) ?? [],
  }));
  return { unidad, parts };
}
