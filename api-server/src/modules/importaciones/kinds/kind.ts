import type { Author } from '../../../bitacora/record.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Filtros, importaciones, importacionesFilas, Values } from '../../../db/schema/importaciones.ts';
import type { ModuleDeps } from '../../deps.ts';
import { rowText } from '../sheet/place.ts';
import type { LeidaPlanilla, ReadRenglon } from '../sheet/read-sheet.ts';

export type ImportacionRow = Omit<typeof importaciones.$inferSelect, 'contenido'>;
export type RenglonRow = typeof importacionesFilas.$inferSelect;

/** What a row would do. */
export type Planned = Pick<
  RenglonRow,
  'fila' | 'nombre' | 'efecto' | 'objeto_id' | 'version' | 'antes' | 'despues' | 'errores'
> &
  Partial<Pick<RenglonRow, 'fotos' | 'id_externo'>>;

/** What the rows before have in common with those to come. */
export interface Seen {
  /** By what a row is about: the row that was about it first. */
  first: Map<string, number>;
  /** What would be made besides. */
  crea: { [R in keyof Filtros]: Set<string> };
  /** What new things have where their row does not say. */
  fijos?: Values;
  /** The shape of the file. Ids of other systems are kept by shape. */
  forma?: string;
  /** Where rows of several sheets are read as one: the sheets, in their order. */
  hojas?: readonly string[];
}

/** What became of a row: done to this thing, which has this version now; or it was left alone. */
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
  /** What was made besides is added. */
  creados: Filtros;
}

/** One kind of thing that is brought in. */
export interface Kind {
  /** What came of it, row by row, or why that cannot be read; nothing where it is not kept. */
  read(q: Queryable, importacion: ImportacionRow): Promise<LeidaPlanilla | { motivo: string } | undefined>;
  /** What each of some rows would do, as things are. */
  plan(q: Queryable, filas: readonly ReadRenglon[], seen: Seen): Promise<Planned[]>;
  /** What is wrong with a sheet of which no row can be done, where it lacks a column that new things need. */
  tellLacking?(columnas: LeidaPlanilla['columnas']): string | undefined;
  /** What else is worth telling once all rows are looked at. */
  sumUp?(q: Queryable, importacionId: string): Promise<Partial<ImportacionRow>>;
  /** Does some rows that are not done yet, where what they meet is as it was seen. */
  apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]>;
  /** Keeps what the import learned, once all rows are done. */
  finish?(tx: Tx, importacion: ImportacionRow): Promise<void>;
  /** Takes some rows back, where what they did stands. */
  undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]>;
  /** What is left to take back once all rows are. */
  tidy?(tx: Tx, applying: Applying): Promise<void>;
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
/** Whether two values of a field are alike; the order of several makes no difference. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));

/** Whether what a row gave to something is what that still has. */
export const stands = ({ despues }: RenglonRow, now: Values | undefined): boolean =>
  now !== undefined &&
  Object.entries(despues).every(([campo, value]) => isSame(now[campo as keyof Values], value));

/** The outcome of a row to which nothing was done. */
export const left = ({ fila, objeto_id, version }: RenglonRow, estado: Outcome['estado']): Outcome => ({
  fila,
  estado,
  objeto_id,
  version,
});

/** Says of a row that is about what another was about which that was. */
export function repeated(seen: Seen, key: string, fila: number): string | undefined {
  const before = seen.first.get(key);
  if (before !== undefined) return `Está repetida: es lo mismo que la ${rowText(before, seen.hojas)}.`;
  seen.first.set(key, fila);
  return undefined;
}

/** What a row is called that names nothing: 'Fila 12'. */
export const rowName = (fila: number, { hojas }: Seen): string => `F${rowText(fila, hojas).slice(1)}`;
