/** Splits the days of a report into parts for its chart, next to the days of the other period. */
import { type Dias, type Periods, placeOf, startOf, type Unidad, unidadOf } from './informe-periods.ts';

/** Adds up each figure of all days; `nothing` has every figure at 0. */
export const sumOf = <Figures extends object>(all: readonly Figures[], nothing: Figures): Figures => {
  const names = Object.keys(nothing) as (keyof Figures)[];
  const add = (name: keyof Figures) => all.reduce((sum, one) => sum + Number(one[name]), 0);
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
export function courseOf<Day extends { dia: string }>(
  { periodo, contra }: Periods,
  days: readonly Day[],
  daysBefore: readonly Day[],
): { unidad: Unidad; parts: Part<Day>[] } {
  const unidad = unidadOf(periodo);
  const placed = (all: readonly Day[], { desde }: Dias) =>
    Map.groupBy(all, ({ dia }) => placeOf(unidad, desde, dia));
  const [now, before] = [placed(days, periodo), placed(daysBefore, contra)];
  const count = placeOf(unidad, periodo.desde, periodo.hasta) + 1;
  const parts = Array.from({ length: count }, (_, place) => ({
    desde: startOf(unidad, periodo.desde, place),
    days: now.get(place) ?? [],
    before: before.get(place) ?? [],
  }));
  return { unidad, parts };
}
