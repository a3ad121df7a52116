import { JOINED_FIELDS } from 'api-client/contract/importaciones-columnas';
import type { ColumnaImportacion, DestinoColumna } from 'api-client/contract/importaciones-words';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { type Cell, cellText, isEmpty, isNothing, WITHOUT_RESULT } from './cell.ts';
import { knownHeading } from './headings.ts';
import { partName } from './part-name.ts';
import type { ReadRenglon } from './read-sheet.ts';
import { emptied, fieldOf, isDamaged, isEmptied, type readersOf } from './read-value.ts';
import { WrongCell } from './wrong-cell.ts';

export type Readers = ReturnType<typeof readersOf>;

/** Column indices by field. */
export type Columnas = ReadonlyMap<DestinoColumna, readonly number[]>;

/** @param titulos headings; columns with parts of an address come after the street */
export function columnasOf(
  destinos: readonly (DestinoColumna | null)[],
  titulos: readonly string[],
): Columnas {
  const columnas = new Map<DestinoColumna, number[]>();
  for (const [at, destino] of destinos.entries()) {
    if (destino !== null) columnas.set(destino, [...(columnas.get(destino) ?? []), at]);
  }
  const isPart = (at: number) => knownHeading('clientes', titulos[at] ?? '')?.surety === 'part';
  columnas.get('dom_fiscal')?.sort((one, other) => Number(isPart(one)) - Number(isPart(other)));
  return columnas;
}

/** Fields where '-' or 'NULL' means empty. In other fields these texts are errors. */
const TEXTS: ReadonlySet<DestinoColumna> = new Set([
  'codigo',
  'nombre',
  'marca',
  'categorias',
  'etiquetas',
  'descripcion',
]);

/** Systems write 0 for a missing barcode. */
const NO_CODE = /^0+(?:[.,]0+)?$/;

const lacks = (campo: DestinoColumna, cell: Cell | undefined): boolean =>
  isEmpty(cell) ||
  (TEXTS.has(campo) && isNothing(cell ?? null)) ||
  (campo === 'codigo' && NO_CODE.test(cellText(cell)));

const WITHOUT_RESULT_TEXT =
  'La fórmula no tiene resultado: abre la planilla en Excel, guárdala y súbela de nuevo.';

/** Returns the cell of a field; joins several columns. */
function cellOf(row: readonly Cell[], campo: ColumnaImportacion, places: readonly number[]): Cell {
  const filled = places.flatMap((at) => (lacks(campo, row[at]) ? [] : [row[at] ?? null]));
  // Do not join a cell that Excel changed: its reader must refuse the cell.
  const damaged = filled.find(isDamaged);
  if (filled.length < 2 || damaged !== undefined) return damaged ?? filled[0] ?? null;
  return filled.map(cellText).join(JOINED_FIELDS[campo] ?? ' ');
}

/** Reads one row: values of valid, non-empty fields, and the errors of the others. */
export function readRow(
  row: readonly Cell[],
  fila: number,
  columnas: Columnas,
  readers: Readers,
): ReadRenglon {
  const values: Values = {};
  const errores: RenglonError[] = [];
  const read = (campo: ColumnaImportacion, cell: Cell) => {
    if (lacks(campo, cell)) return;
    if (cell === WITHOUT_RESULT) {
      errores.push({ campo, mensaje: WITHOUT_RESULT_TEXT });
      return;
    }
    try {
      values[fieldOf(campo, cell)] = isEmptied(cell) ? emptied(campo) : readers[fieldOf(campo, cell)](cell);
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      errores.push({ campo, mensaje: error.message });
    }
  };
  for (const [destino, places] of columnas) {
    if (destino !== 'nombre_apellido' && destino !== 'apellido_nombre') {
      read(destino, cellOf(row, destino, places));
      continue;
    }
    const { nombre, apellido } = partName(cellText(row[places[0] ?? -1]), destino);
    read('nombre', nombre);
    read('apellido', apellido);
  }
  return { fila, values, errores };
}
