/** Draws each item, and joins the results. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');

/** Like `each`, for 0 to n - 1. */
export const times = (n: number, draw: (index: number) => string) => each([...Array(n).keys()], draw);
