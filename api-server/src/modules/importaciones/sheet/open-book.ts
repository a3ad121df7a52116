import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { read } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { shownBy } from './as-shown.ts';
import { type Cell, countKnown } from './find-heads.ts';
import { refuseBomb } from './refuse-bomb.ts';
import { readableIn } from './shown-text.ts';
import { DAMAGED, TOO_LARGE, UnreadableSheet } from './unreadable-sheet.ts';

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const isZip = (bytes: Buffer) => startsWith(bytes, '504b0304');
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 'd0cf11e0a1b11ae1');

/** The cells of the sheet that is read. */
export interface Book {
  /** What the sheet is called; null for text, which has no sheets. */
  hoja: string | null;
  /** Other sheets with something in them, which are not read. */
  otras: string[];
  rows: Cell[][];
}

/** Letters that all cells of a sheet may hold together: several times what so many products and customers need. */
const LETTERS = 30_000_000;

/** The sheet of a file whose headings are known best. Of text, as the columns of the kind show which marks part it. */
export async function openBook(file: Uint8Array, tipo: TipoPlanilla): Promise<Book> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isText = !isZip(bytes) && !isOldExcel(bytes);
  const book = isText ? { hoja: null, otras: [], rows: readText(bytes, tipo) } : await readBook(bytes, tipo);
  let letters = 0;
  for (const row of book.rows) for (const cell of row) letters += typeof cell === 'string' ? cell.length : 0;
  if (letters > LETTERS) throw new UnreadableSheet('La planilla tiene demasiado texto. Divídela en varias.');
  return book;
}

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

type Sheet = Awaited<ReturnType<typeof read>>['sheets'][number];

async function readBook(bytes: Buffer, tipo: TipoPlanilla): Promise<Book> {
  if (isZip(bytes)) refuseBomb(bytes);
  const { sheets } = await read(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new UnreadableSheet(/exceeds/i.test(String(error)) ? TOO_LARGE : DAMAGED);
  });
  const filled = sheets
    .map((sheet) => ({ nombre: readableIn(sheet.name), rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => !isEmpty(cell))));
  const known = filled.map(({ rows }) => countKnown(tipo, rows));
  // The first one where several are alike: a cover or a page of help has no headings.
  const at = known.indexOf(Math.max(...known));
  const { nombre = null, rows = [] } = filled[at] ?? {};
  return { hoja: nombre, otras: filled.filter((_, other) => other !== at).map((one) => one.nombre), rows };
}

/** Rows of a sheet, with numbers as their format of digits shows them. A reader may leave an empty row out. */
function rowsOf({ rows, cells }: Sheet): Cell[][] {
  const given = Array.from(rows as (Cell[] | null | undefined)[], (row) => row ?? []);
  for (const [place, { value, style }] of cells ?? []) {
    const shown = shownBy(style?.numFmt, value);
    const [row = 0, column = 0] = place.split(',').map(Number);
    const there = given[row];
    if (shown !== undefined && there) there[column] = shown;
  }
  return given;
}

/** UTF-8 or what Windows writes, whichever it is; UTF-16 says so at its beginning. */
function decode(bytes: Buffer): string {
  if (startsWith(bytes, 'fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 'feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MARKS = [';', ',', '\t', '|'];
/** Letters of a text that are looked at to tell how it is parted. */
const HEAD = 20_000;

function readText(bytes: Buffer, tipo: TipoPlanilla): Cell[][] {
  const text = decode(bytes);
  const head = text.slice(0, HEAD);
  const known = MARKS.map((delimiter) => countKnown(tipo, parseCsv(head, { delimiter }) as Cell[][]));
  const most = Math.max(...known);
  // Many systems write a page or XML and name the file .xls. Excel opens both.
  if (most === 0 && /^\s*<(?:!doctype|html|head|meta|style|table|div|\?xml)/i.test(head))
    throw new UnreadableSheet(
      'Este archivo es una página web con nombre de planilla: ábrelo en Excel y guárdalo como .xlsx.',
    );
  // A picture or a paper has many of these. In a cell of a spreadsheet one is that row's mistake.
  if (most === 0 && text.includes('\0'))
    throw new UnreadableSheet('Este archivo no es una planilla: sube un .xlsx o un .csv.');
  const delimiter = MARKS[known.indexOf(most)] ?? ';';
  return parseCsv(text, { delimiter }) as Cell[][];
}
