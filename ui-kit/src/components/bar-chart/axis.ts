/** Axis steps that are easy to read, multiplied by powers of ten. */
const ROUND = [1, 2, 2.5, 5];
/** With fewer lines, a bar may be far from any line; more lines clutter the chart. */
const STEPS = { fewest: 3, most: 6 };

export interface Axis {
  top: number;
  /** Number of steps between 0 and the top. */
  steps: number;
}

/**
 * Returns an axis from 0 with lines at round figures, up to the highest value or the suggested one. Prefers the step
 * that wastes least room above the bars, then the one with fewest lines.
 */
export function axisOf(values: readonly number[], suggested: number): Axis {
  const highest = Math.max(suggested, ...values);
  // Without positive values any axis is fine.
  if (!(highest > 0)) return { top: 4, steps: 4 };
  const decade = Math.floor(Math.log10(highest));
  return [decade, decade - 1]
    .flatMap((power) => ROUND.map((figure) => figure * 10 ** power))
    .map((step) => ({ step, steps: Math.ceil(highest / step) }))
    .filter(({ steps }) => steps >= STEPS.fewest && steps <= STEPS.most)
    .map(({ step, steps }) => ({ top: step * steps, steps }))
    .reduce((best, one) =>
      one.top < best.top || (one.top === best.top && one.steps < best.steps) ? one : best,
    );
}
