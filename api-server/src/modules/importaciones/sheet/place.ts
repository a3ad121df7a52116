/** Encodes sheet and row in one number: several sheets of a file may be read as one. */

/** More rows than any sheet has: Excel allows 1,048,576. */
const STEP = 2_000_000;

/** Returns the row's number across all read sheets. @param sheet index from 0 @param fila row from 1 */
export const rowNumberIn = (sheet: number, fila: number): number => sheet * STEP + fila;

const placeOf = (fila: number): { sheet: number; fila: number } => ({
  sheet: Math.floor(fila / STEP),
  fila: fila % STEP,
});

/** Returns the row's number in its sheet, and the sheet's name if several sheets are read. */
export function shownPlace(fila: number, hojas: readonly string[]): { fila: number; hoja: string | null } {
  const { sheet, fila: at } = placeOf(fila);
  return { fila: at, hoja: hojas.length > 1 ? (hojas[sheet] ?? null) : null };
}

/** Returns 'fila 12', or with several sheets 'fila 12 de «Enero»'. */
export function rowText(fila: number, hojas: readonly string[] = []): string {
  const { fila: at, hoja } = shownPlace(fila, hojas);
  return hoja === null ? `fila ${at}` : `fila ${at} de «${hoja}»`;
}
