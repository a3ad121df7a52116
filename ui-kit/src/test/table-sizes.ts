/**
 * Returns a table's column positions from its left edge and the bottom of its lowest row, in px. Wrapped words make
 * rows higher.
 */
export function tableSizes(table: Element): number[] {
  const { left } = table.getBoundingClientRect();
  const boxes = (parts: string) =>
    [...table.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const rows = boxes('tbody > tr').map(({ height }) => height);
  return [Math.min(...rows), ...boxes('thead th').map((head) => head.left - left)];
}

/** Returns the largest movement between skeleton and content, in px. */
export const movement = (waiting: number[] = [], there: number[] = []): number =>
  Math.max(...there.map((size, place) => Math.abs(size - (waiting[place] ?? Number.NaN))));
