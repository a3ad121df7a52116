/** How what was sold went on: the days of one period beside those of another. */
import { type Dias, type Periods, placeOf, startOf, type Unidad, unidadOf } from './informe-periods.ts';

/** Each figure of all days added up; `nothing` has every figure at 0. */
export const sumOf = <Figures extends object>(all: readonly Figures[], nothing: Figures): Figures => {
  const names = Object.keys(nothing) as (keyof Figures)[];
  const add = (name: keyof Figures) => all.reduce((sum, one) => sum + Number(one[name]), 0);
  return Object.fromEntries(names.map((name) => [name, add(name)])) as Figures;
};

interface Part<Day> {
  /** Its first day. */
  desde: string;
  days: Day[];
  /** Of the other period, those of the part at the same place. */
  before: Day[];
}

/** In parts that can be told apart when they are drawn. */
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
