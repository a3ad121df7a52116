/** Where a row stands: several sheets of a file may be read as one. */

/** More rows than any sheet has: Excel's have 1,048,576. */
const STEP = 2_000_000;

/** The number of a row among those of all sheets that are read. @param sheet which of them, from 0. @param fila from 1 */
export const filaIn = (sheet: number, fila: number): number => sheet * STEP + fila;

/** The row as its sheet numbers it, and which of the sheets that is. */
export const placeOf = (fila: number): { sheet: number; fila: number } => ({
  sheet: Math.floor(fila / STEP),
  fila: fila % STEP,
});

/** 'fila 12', or of several sheets 'fila 12 de «Enero»'. */
export function filaText(fila: number, hojas: readonly string[] = []): string {
  const { sheet, fila: at } = placeOf(fila);
  const hoja = hojas.length > 1 ? hojas[sheet] : undefined;
  return hoja === undefined ? `fila ${at}` : `fila ${at} de «${hoja}»`;
}
