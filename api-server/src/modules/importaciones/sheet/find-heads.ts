import type { ColumnaImportacion, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { COLUMNAS_PRODUCTO } from 'api-client/contract/planilla-columnas';
import { plainName } from 'api-client/contract/written';
import { COLUMNAS } from './columnas.ts';
import { readableIn } from './shown-text.ts';

/** One of these tells which thing of the shop's a row is about. */
const KEYS: Record<TipoPlanilla, readonly ColumnaImportacion[]> = {
  catalogo: ['codigo', 'nombre', 'producto_id'],
  precios: ['codigo', 'nombre', 'producto_id'],
  clientes: ['dni', 'email'],
};

/** Letters of a heading. What has more is text. */
const LONGEST = 100;

/** Letters that stand alone are an abbreviation: 'P.V.P.' is 'pvp'. */
const joined = (plain: string) => plain.replace(/(?<=^| )(\S) (?=\S(?: |$))/g, '$1');

/** What a heading stands for, by its own name before what others call it. */
function columnaOf(tipo: TipoPlanilla, titulo: string): ColumnaImportacion | null {
  const plain = titulo.length > LONGEST ? '' : joined(plainName(titulo));
  if (plain === '') return null;
  const own = COLUMNAS[tipo].find((columna) => plainName(columna.titulo) === plain);
  return (own ?? COLUMNAS[tipo].find(({ aliases }) => aliases.includes(plain)))?.campo ?? null;
}

export type Cell = string | number | boolean | Date | null;

export interface Heads {
  /** Where in the sheet they stand. */
  at: number;
  columnas: { titulo: string; campo: ColumnaImportacion | null }[];
  /** The column of descriptions says what products are called, for there is no other that does. */
  namedByDescripcion: boolean;
}

/** What each cell of a row stands for, if it were the one with the headings; each field once. */
function headsAt(tipo: TipoPlanilla, row: readonly Cell[], at: number): Heads {
  const taken = new Set<ColumnaImportacion>();
  const columnas = row.map((cell) => {
    const text = typeof cell === 'string' ? cell.trim() : String(cell ?? '');
    const [titulo, campo] = [readableIn(text), columnaOf(tipo, text)];
    if (campo === null || taken.has(campo)) return { titulo, campo: null };
    taken.add(campo);
    return { titulo, campo };
  });
  const named = columnas.find(({ titulo }) => tipo !== 'clientes' && isDescripcion(titulo));
  const namedByDescripcion = named !== undefined && !taken.has('nombre');
  if (namedByDescripcion) named.campo = 'nombre';
  // Cells without anything behind the last heading are none of its columns.
  return {
    at,
    columnas: columnas.slice(0, columnas.findLastIndex(({ titulo }) => titulo !== '') + 1),
    namedByDescripcion,
  };
}

/** Most local systems call the name of an article so. */
const isDescripcion = (titulo: string) => plainName(titulo) === plainName(COLUMNAS_PRODUCTO.descripcion);

const countOf = ({ columnas }: Heads) => columnas.filter(({ campo }) => campo !== null).length;

/** Rows that may stand above the headings: a name, a date, a logo. */
const ABOVE = 30;

/** The headings: the row among the first ones in which the most are known. Nothing where none tells what a row is about. */
export function findHeads(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]): Heads | undefined {
  let best: Heads | undefined;
  for (const [at, row] of rows.slice(0, ABOVE).entries()) {
    const heads = headsAt(tipo, row, at);
    if (isKeyed(tipo, heads.columnas) && countOf(heads) > (best ? countOf(best) : 0)) best = heads;
  }
  return best;
}

/** How sure it is that these are rows of such a spreadsheet. */
export function countKnown(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]): number {
  const heads = findHeads(tipo, rows);
  return heads ? countOf(heads) : 0;
}

const quoted = (titulos: readonly string[]) => titulos.map((titulo) => `«${titulo}»`).join(' o ');

/** Whether a column of these tells what a row is about. */
const isKeyed = (tipo: TipoPlanilla, columnas: Heads['columnas']): boolean =>
  columnas.some(({ campo }) => campo !== null && KEYS[tipo].includes(campo));

/** 'No encontramos una columna «Código» o «Nombre» …'. */
export function noHeadsText(tipo: TipoPlanilla): string {
  const titulos = COLUMNAS[tipo]
    .filter(({ campo }) => KEYS[tipo].includes(campo))
    .map(({ titulo }) => titulo);
  return `No encontramos una columna ${quoted(titulos)}. La primera fila debe decir qué trae cada columna.`;
}
