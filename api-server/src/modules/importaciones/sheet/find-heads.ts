import { hash } from 'node:crypto';
import type {
  ColumnaImportacion,
  DestinoColumna,
  TipoPlanilla,
} from 'api-client/contract/importaciones-words';
import { type Cell, cellText, isEmpty, isEmptyRow, toReadable } from './cell.ts';
import { COLUMNAS } from './columnas.ts';
import { type Guessed, guessColumns } from './guess-columns.ts';
import { describesProducts, findHeading, headingWords } from './headings.ts';

export type { Cell } from './cell.ts';

/** A column for the user: its heading and its field. */
export interface Columna {
  titulo: string;
  campo: ColumnaImportacion | null;
}

/** Fields that identify a row's product or customer; a sheet needs at least one. */
const KEYS: Record<TipoPlanilla, readonly DestinoColumna[]> = {
  catalogo: ['codigo', 'nombre', 'producto_id'],
  precios: ['codigo', 'nombre', 'producto_id', 'id_externo'],
  clientes: ['dni', 'email'],
  condiciones: ['codigo', 'nombre', 'producto_id'],
};

export interface Heads {
  /** Index of the headings' row. */
  at: number;
  titulos: string[];
  /** Unique key of each column: the words of its heading, numbered when repeated. */
  claves: string[];
  guess: Guessed;
}

/** Returns the column's letters in a spreadsheet: 'A', 'B', … 'AA'. */
export function columnLetter(at: number): string {
  const [more, last] = [Math.floor(at / 26), String.fromCharCode(65 + (at % 26))];
  return more === 0 ? last : columnLetter(more - 1) + last;
}

function toClaves(titulos: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titulos.map((titulo, at) => {
    const words = headingWords(titulo).slice(0, 100) || `columna ${columnLetter(at)}`;
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    return times === 1 ? words : `${words} #${times}`;
  });
}

/** Rows searched for the headings: a name, a date or a logo may stand above. */
const ABOVE = 40;

/** Returns the headings if this row has the headings. */
export function headsAt(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[], at: number): Heads {
  const texts = (rows[at] ?? []).map(cellText);
  const body = rows.slice(at + 1, at + 1 + 200);
  // Empty cells after the last heading are no columns, unless rows below have values there.
  const filled = Math.max(
    texts.findLastIndex((text) => text !== ''),
    ...body.slice(0, 50).map((row) => row.findLastIndex((cell) => !isEmpty(cell))),
  );
  const last = texts.findLastIndex((text) => text !== '');
  const width = Math.min(filled, last + 20) + 1;
  const titulos = Array.from({ length: width }, (_, column) => toReadable(texts[column] ?? ''));
  return { at, titulos, claves: toClaves(titulos), guess: guessColumns(tipo, titulos, body) };
}

/** Scores a row as the headings: a field counts twice, another known heading once. */
function scoreRow(tipo: TipoPlanilla, row: readonly Cell[]): { score: number; isKeyed: boolean } {
  const fields = new Set<string>();
  let others = 0;
  let isKeyed = false;
  for (const cell of row) {
    const known = typeof cell === 'string' ? findHeading(tipo, cell.trim()) : undefined;
    if (known === undefined) continue;
    const isName = tipo !== 'clientes' && typeof cell === 'string' && describesProducts(cell);
    const destino = isName ? 'nombre' : known.destino;
    if (destino === null) others += 1;
    else {
      fields.add(destino);
      isKeyed ||= KEYS[tipo].includes(destino);
    }
  }
  return { score: fields.size * 2 + Math.min(others, fields.size), isKeyed };
}

/** Returns the row with the most known headings among the first rows. Undefined without an identifying column. */
export function findHeads(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]): Heads | undefined {
  const at = bestRow(tipo, rows)?.at;
  return at === undefined ? undefined : headsAt(tipo, rows, at);
}

function bestRow(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]) {
  let best: { at: number; score: number } | undefined;
  for (const [at, row] of rows.slice(0, ABOVE).entries()) {
    const { score, isKeyed } = scoreRow(tipo, row);
    if (isKeyed && score > (best?.score ?? 0)) best = { at, score };
  }
  return best;
}

/** Guesses the row of unknown headings: the first row with several texts and no number, with rows below. */
export function likelyHeads(tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]): Heads | undefined {
  const first = rows.slice(0, ABOVE);
  const texts = first.map(
    (row) => row.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).length,
  );
  const most = Math.max(0, ...texts);
  const at = texts.findIndex((count) => count >= Math.max(1, Math.ceil(most * 0.7)));
  if (at < 0 || !rows.slice(at + 1).some((row) => !isEmptyRow(row))) return undefined;
  return headsAt(tipo, rows, at);
}

/** Returns the score of the best headings row; 0 where no headings are known. */
export const scoreHeadings = (tipo: TipoPlanilla, rows: readonly (readonly Cell[])[]): number =>
  bestRow(tipo, rows)?.score ?? 0;

/** Column added to the sheet of refused rows. Ignored, so that the corrected sheet keeps its file's shape. */
const MENDED = headingWords('Qué corregir');

/** Returns the SHA-256 of the headings, which is equal for files of one shape of any kind. */
export const hashHeadings = ({ claves }: Pick<Heads, 'claves'>): string =>
  hash(
    'sha256',
    JSON.stringify(claves.filter((clave) => !clave.startsWith('columna ') && clave !== MENDED)),
    'hex',
  );

const quoted = (titulos: readonly string[]) => titulos.map((titulo) => `«${titulo}»`).join(' o ');

/** Whether one of these columns identifies a row's product or customer. */
export const isKeyed = (tipo: TipoPlanilla, destinos: readonly (DestinoColumna | null)[]): boolean =>
  destinos.some((destino) => destino !== null && KEYS[tipo].includes(destino));

export function noHeadsText(tipo: TipoPlanilla): string {
  const keys: readonly (DestinoColumna | ColumnaImportacion)[] = KEYS[tipo];
  const titulos = COLUMNAS[tipo].filter(({ campo }) => keys.includes(campo)).map(({ titulo }) => titulo);
  return `No encontramos una columna ${quoted(titulos)}. La primera fila debe decir qué trae cada columna.`;
}
