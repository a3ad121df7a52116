/** Finds data rows at or above the headings: rows of another table, or a first row without headings. */
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { type Cell, cellText } from './cell.ts';
import type { Table } from './lay-out.ts';
import { rowNumberIn } from './place.ts';
import type { ReadRenglon } from './read-sheet.ts';

const isPrice = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /^(?:\$|ars)?\s*\d[\d.,]*$/i.test(cellText(cell));

/** Whether a row is data: a product has a name or code and a price, a customer has a CUIT. */
export function isThing(
  tipo: TipoPlanilla,
  row: readonly Cell[],
  destinos: readonly (DestinoColumna | null)[],
): boolean {
  const cellOf = (destino: DestinoColumna) => row[destinos.indexOf(destino)];
  if (tipo === 'clientes') return cellText(cellOf('dni')).replace(/\D/g, '').length === 11;
  const called = destinos.includes('nombre') ? cellOf('nombre') : cellOf('codigo');
  return /[\p{L}\d]{2}/u.test(cellText(called)) && isPrice(cellOf('precio'));
}

/** Returns data rows above the headings as refused rows, so that users see them. @param which index of the sheet */
export const rowsAbove = (
  tipo: TipoPlanilla,
  { sheet, heads, destinos }: Table,
  which: number,
): ReadRenglon[] =>
  sheet.rows.slice(0, heads.at).flatMap((row, at): ReadRenglon[] => {
    if (!isThing(tipo, row, destinos)) return [];
    const mensaje = `Está arriba de los títulos, que son la fila ${heads.at + 1}. Súbela en otra planilla o elige otra fila de títulos.`;
    return [{ fila: rowNumberIn(which, at + 1), values: {}, errores: [{ campo: null, mensaje }] }];
  });
