/** Tiles in a row of a wide window, so that the last row is as full as the others, or nearly. */
export function tilesInRow(count: number, { most, fewest }: { most: number; fewest: number }): number {
  const rows = Math.ceil(count / most);
  return Math.max(fewest, Math.ceil(count / rows));
}
