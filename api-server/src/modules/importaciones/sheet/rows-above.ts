/** Rows above the headings that have a name and a price: those of another table of the sheet. */
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { type Cell, cellText } from './cell.ts';
import type { Table } from './lay-out.ts';
import { rowNumberIn } from './place.ts';
import type { ReadRenglon } from './read-sheet.ts';

const isPrice = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /^(?:\$|ars)?\s*\d[\d.,]*$/i.test(cellText(cell));

/** Returns them as rows that are refused, so that nobody takes them for done. @param which which of the sheets that are read */
export function rowsAbove(
  tipo: TipoPlanilla,
  { sheet, heads, destinos }: Table,
  which: number,
): ReadRenglon[] {
  const name = destinos.indexOf('nombre');
  const price = destinos.indexOf('precio');
  if (tipo === 'clientes' || name < 0 || price < 0) return [];
  return sheet.rows.slice(0, heads.at).flatMap((row, at): ReadRenglon[] => {
    const nombre = cellText(row[name]);
    if (!/\p{L}{2}/u.test(nombre) || !isPrice(row[price])) return [];
    const mensaje = `Está arriba de los títulos, que son la fila ${heads.at + 1}. Súbela en otra planilla o elige otra fila de títulos.`;
    return [{ fila: rowNumberIn(which, at + 1), values: {}, errores: [{ campo: null, mensaje }] }];
  });
}
