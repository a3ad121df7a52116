import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { COLUMNAS } from './columnas.ts';
import { type Cell, findHeads, type Heads, noHeadsText } from './find-heads.ts';
import { isEmpty, openBook } from './open-book.ts';
import { emptied, fieldOf, isEmptied, readersOf, WrongCell } from './read-value.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** A row as it was read: its fields that are not empty, unless they say that they are to be, and not wrong. */
export interface ReadRenglon {
  /** As the spreadsheet numbers it. */
  fila: number;
  values: Values;
  /** What the row calls a new product; one that is there keeps its name. */
  keepsNombre?: true;
  errores: RenglonError[];
  /** Pictures, where it is about those: each with where its name puts it among its product's, from 1. */
  fotos?: readonly ReadFoto[];
}

export interface ReadFoto {
  archivo: string;
  huella: string | null;
  orden: number | null;
  imagen: { imagen_id: string; anchos: number[] } | null;
}

export interface LeidaPlanilla {
  /** The sheet that was read, and those with something in them that were not. */
  hoja?: string | null;
  hojas_sin_leer?: string[];
  columnas: Heads['columnas'];
  filas: readonly ReadRenglon[];
}

/** Names of other sheets that are told. */
const SHEETS = 20;

/** Throws `UnreadableSheet`, with what is wrong with the file as a whole. */
export async function readSheet(file: Uint8Array, tipo: TipoPlanilla): Promise<LeidaPlanilla> {
  const { hoja, otras, rows } = await openBook(file, tipo);
  const heads = findHeads(tipo, rows);
  if (!heads) throw new UnreadableSheet(noHeadsText(tipo));
  refuseLacking(tipo, heads);
  if (heads.columnas.length > LIMITS.planillaColumnas) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaColumnas} columnas.`);
  }
  const filled = rows
    .map((row, at) => ({ row, fila: at + 1 }))
    .slice(heads.at + 1)
    .filter(({ row }) => !row.every(isEmpty));
  if (filled.length === 0) throw new UnreadableSheet('La planilla no tiene ninguna fila.');
  if (filled.length > LIMITS.planillaFilas) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaFilas} filas. Divídela en varias.`);
  }
  const readers = readersOf(tipo === 'clientes');
  const filas = filled.map(({ row, fila }) => readRow(row, fila, heads, readers));
  return {
    ...{ hoja, filas, hojas_sin_leer: otras.slice(0, SHEETS) },
    columnas: heads.columnas.filter(({ titulo }) => titulo !== ''),
  };
}

/** Prices alone are of no use without prices. */
function refuseLacking(tipo: TipoPlanilla, { columnas }: Heads): void {
  if (tipo !== 'precios' || columnas.some(({ campo }) => campo === 'precio')) return;
  const titulo = COLUMNAS.precios.find(({ campo }) => campo === 'precio')?.titulo ?? '';
  throw new UnreadableSheet(`Falta la columna «${titulo}».`);
}

function readRow(
  row: readonly Cell[],
  fila: number,
  { columnas, namedByDescripcion }: Heads,
  readers: ReturnType<typeof readersOf>,
): ReadRenglon {
  const values: Values = {};
  const errores: RenglonError[] = [];
  for (const [at, { campo }] of columnas.entries()) {
    const cell = row[at] ?? null;
    if (campo === null || isEmpty(cell)) continue;
    try {
      values[fieldOf(campo, cell)] = isEmptied(cell) ? emptied(campo) : readers[fieldOf(campo, cell)](cell);
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      errores.push({ campo, mensaje: error.message });
    }
  }
  return { fila, values, errores, ...(namedByDescripcion && { keepsNombre: true }) };
}
