/** The straight line that fits the values best, one point per value (two digits of precision). */
export function trendOf(values: number[]): number[] {
  const count = values.length;
  if (count < 2) return values;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  let rise = 0;
  let run = 0;
  values.forEach((value, at) => {
    rise += (at - middle) * (value - mean);
    run += (at - middle) ** 2;
  });
  return values.map((_, at) => Math.round((mean + (rise / run) * (at - middle)) * 100) / 100);
}

/** The top of the axis: at least what was suggested, or the next round figure above the highest value. */
export function axisTop(values: number[], suggested: number): number {
  const highest = Math.max(0, ...values);
  if (highest <= suggested) return suggested;
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
