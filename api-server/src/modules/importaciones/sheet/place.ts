/** Where a row stands: several sheets of a file may be read as one. */

/** More rows than any sheet has: Excel's have 1,048,576. */
const STEP = 2_000_000;

/** The number of a row among those of all sheets that are read. @param sheet which of them, from 0. @param fila from 1 */
export const rowNumberIn = (sheet: number, fila: number): number => sheet * STEP + fila;

/** The row as its sheet numbers it, and which of the sheets that is. */
const placeOf = (fila: number): { sheet: number; fila: number } => ({
  sheet: Math.floor(fila / STEP),
  fila: fila % STEP,
});

/** The row as its sheet numbers it, and of several sheets the one that it stands in. */
export function shownPlace(fila: number, hojas: readonly string[]): { fila: number; hoja: string | null } {
  const { sheet, fila: at } = placeOf(fila);
  return { fila: at, hoja: hojas.length > 1 ? (hojas[sheet] ?? null) : null };
}

/** 'fila 12', or of several sheets 'fila 12 de «Enero»'. */
export function rowText(fila: number, hojas: readonly string[] = []): string {
  const { fila: at, hoja } = shownPlace(fila, hojas);
  return hoja === null ? `fila ${at}` : `fila ${at} de «${hoja}»`;
}
