/** Returns the number of tiles per row on wide windows that fills the last row best. */
export function tilesInRow(count: number, { most, fewest }: { most: number; fewest: number }): number {
  const rows = Math.ceil(count / most);
  return Math.max(fewest, Math.ceil(count / rows));
}
