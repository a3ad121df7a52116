import type { Author } from '../../../bitacora/record.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Filtros, importaciones, importacionesFilas, Values } from '../../../db/schema/importaciones.ts';
import type { ModuleDeps } from '../../deps.ts';
import { rowText } from '../sheet/cell.ts';
import type { LeidaPlanilla, ReadRenglon } from '../sheet/model.ts';

export type ImportacionRow = Omit<typeof importaciones.$inferSelect, 'contenido'>;
export type RenglonRow = typeof importacionesFilas.$inferSelect;

/** The planned effect of a row. */
export type Planned = Pick<
  RenglonRow,
  'fila' | 'nombre' | 'efecto' | 'objeto_id' | 'version' | 'antes' | 'despues' | 'errores'
> &
  Partial<Pick<RenglonRow, 'fotos' | 'id_externo' | 'condicion_id'>>;

/** State that the batches of one plan share. */
export interface PlanState {
  /** The first row about each thing, by the thing's key. */
  first: Map<string, number>;
  /** Brands, categories and tags that the import would create. */
  crea: { [R in keyof Filtros]: Set<string> };
  /** Default values for new products. */
  fijos?: Values;
  /** The shape of the file. Ids of other systems are kept by shape. */
  forma?: string;
  /** All sheets in order, when several sheets are read as one. */
  hojas?: readonly string[];
}

/** The outcome of a row, with the object and its current version. */
export interface Outcome {
  fila: number;
  estado: 'hecha' | 'salteada' | 'deshecha' | 'quedo';
  objeto_id: string | null;
  version: number | null;
}

export interface Applying {
  deps: Pick<ModuleDeps, 'jobs'>;
  importacion: ImportacionRow;
  author: Author;
  /** Ids of created brands, categories and tags; `apply` adds to these lists. */
  creados: Filtros;
}

/** One kind of import. */
export interface Kind {
  /** Returns the rows, or why the file cannot be read; undefined when the file is not stored. */
  read(q: Queryable, importacion: ImportacionRow): Promise<LeidaPlanilla | { motivo: string } | undefined>;
  /** Returns the effect of each row on the current data. */
  plan(q: Queryable, filas: readonly ReadRenglon[], state: PlanState): Promise<Planned[]>;
  /** Returns an error for a sheet without any valid row that lacks a needed column. */
  explainMissingColumns?(columnas: LeidaPlanilla['columnas']): string | undefined;
  /** Returns further totals once all rows are planned. */
  sumUp?(q: Queryable, importacionId: string): Promise<Partial<ImportacionRow>>;
  /** Applies a batch of pending rows; skips rows whose object changed since the preview. */
  apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]>;
  /** Stores the external ids once all rows are applied. */
  finish?(tx: Tx, importacion: ImportacionRow): Promise<void>;
  /** Undoes a batch of rows; skips rows whose object changed since. */
  undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]>;
  /** Cleans up once all rows are undone. */
  tidy?(tx: Tx, applying: Applying): Promise<void>;
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
/** Whether two values of a field are equal; the order of a list does not matter. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));

/** Whether the object still has the values that the row wrote. */
export const hasWrittenValues = ({ despues }: RenglonRow, now: Values | undefined): boolean =>
  now !== undefined &&
  Object.entries(despues).every(([campo, value]) => isSame(now[campo as keyof Values], value));

/** Returns the outcome of a skipped row. */
export const toSkippedOutcome = (
  { fila, objeto_id, version }: RenglonRow,
  estado: Outcome['estado'],
): Outcome => ({
  fila,
  estado,
  objeto_id,
  version,
});

/** Returns the error for a row about the same thing as an earlier row. */
export function explainRepeated(state: PlanState, key: string, fila: number): string | undefined {
  const firstRow = state.first.get(key);
  if (firstRow !== undefined) return `Está repetida: es lo mismo que la ${rowText(firstRow, state.hojas)}.`;
  state.first.set(key, fila);
  return undefined;
}

/** Returns the name of a row without one: 'Fila 12'. */
export const rowName = (fila: number, { hojas }: PlanState): string => `F${rowText(fila, hojas).slice(1)}`;
