/** Returns the mean of one coordinate of the points. */
const meanOf = (points: readonly (readonly [at: number, value: number])[], side: 0 | 1) =>
  points.reduce((sum, point) => sum + point[side], 0) / points.length;

/**
 * Returns the least-squares line, one point per value (two digits of precision). Null values are ignored and end the
 * line. Without negative values the line stays at or above zero. Undefined for fewer than two values.
 */
export function trendOf(values: readonly (number | null)[]): (number | null)[] | undefined {
  const known = values.flatMap((value, at) => (value === null ? [] : [[at, value] as const]));
  if (known.length < 2) return undefined;
  const [middle, mean] = [meanOf(known, 0), meanOf(known, 1)];
  const rise = known.reduce((sum, [at, value]) => sum + (at - middle) * (value - mean), 0);
  const run = known.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  return values.map((value, at) =>
    value === null ? null : Math.max(0, Math.round((mean + (rise / run) * (at - middle)) * 100) / 100),
  );
}

/** Returns the trend of a chart's bars in whole amounts; ignores bars of a running period. */
export const trendOfBars = (bars: readonly { value: number | null; underWay?: boolean }[]) =>
  trendOf(bars.map(({ value, underWay }) => (underWay ? null : value)))?.map((value) =>
    value === null ? null : Math.round(value),
  );
