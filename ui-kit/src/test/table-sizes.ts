/** Of a table: where its columns begin, from its own left, and its lowest row: words that wrap make one higher. In px. */
export function tableSizes(table: Element): number[] {
  const { left } = table.getBoundingClientRect();
  const boxes = (parts: string) =>
    [...table.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const rows = boxes('tbody > tr').map(({ height }) => height);
  return [Math.min(...rows), ...boxes('thead th').map((head) => head.left - left)];
}

/** The most that anything moves when what is on its way gives place to what is there, in px. */
export const movement = (waiting: number[] = [], there: number[] = []): number =>
  Math.max(...there.map((size, place) => Math.abs(size - (waiting[place] ?? Number.NaN))));
