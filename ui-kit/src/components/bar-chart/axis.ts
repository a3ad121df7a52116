/** What a reader counts in without a pause, and tens, hundreds… of it. */
const ROUND = [1, 2, 2.5, 5];
/** Fewer lines than that leave a bar between two far ones; more are a grid. */
const STEPS = { fewest: 3, most: 6 };

export interface Axis {
  top: number;
  /** Parts between 0 and the top. */
  steps: number;
}

/**
 * An axis from 0 on whose every line stands at a round figure, as far up as the highest value or what was suggested.
 * Of the round steps the one that wastes least room above the bars; among equals the one with the fewest lines.
 */
export function axisOf(values: readonly number[], suggested: number): Axis {
  const highest = Math.max(suggested, ...values);
  // Nothing to measure by: any axis does.
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
