import type { CellObject } from '@e965/xlsx';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
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

/**
 * Returns the sheet of a file whose headings are known best. In a text, the columns of the kind show which separator it has.
 * @throws UnreadableSheet with the reason in Spanish.
 */
export async function openBook(file: Uint8Array, tipo: TipoPlanilla): Promise<Book> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const book = await bookOf(bytes, tipo);
  let letters = 0;
  for (const row of book.rows) for (const cell of row) letters += typeof cell === 'string' ? cell.length : 0;
  if (letters > LETTERS) throw new UnreadableSheet('La planilla tiene demasiado texto. Divídela en varias.');
  return book;
}

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

interface Sheet {
  nombre: string;
  rows: Cell[][];
}

async function bookOf(bytes: Buffer, tipo: TipoPlanilla): Promise<Book> {
  if (isZip(bytes)) return bestOf(await readZip(bytes), tipo);
  if (isOldExcel(bytes)) return bestOf(await readOld(bytes), tipo);
  const text = decode(bytes);
  // Many systems write a page or XML and name the file .xls. Excel opens both.
  if (/^\uFEFF?\s*<(?:!doctype|html|head|meta|style|body|div|table|\?xml)/i.test(text.slice(0, HEAD))) {
    return bestOf(await readOld(text), tipo);
  }
  return { hoja: null, otras: [], rows: readText(text, tipo) };
}

/** Chooses the sheet that is read. The first one where several are alike: a cover or a page of help has no headings. */
function bestOf(sheets: readonly Sheet[], tipo: TipoPlanilla): Book {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => !isEmpty(cell))));
  const known = filled.map(({ rows }) => countKnown(tipo, rows));
  const at = known.indexOf(Math.max(...known));
  const { nombre = null, rows = [] } = filled[at] ?? {};
  return { hoja: nombre, otras: filled.filter((_, other) => other !== at).map((one) => one.nombre), rows };
}

/** Reads .xlsx and .ods. */
async function readZip(bytes: Buffer): Promise<Sheet[]> {
  refuseBomb(bytes);
  const { sheets } = await read(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new UnreadableSheet(/exceeds/i.test(String(error)) ? TOO_LARGE : DAMAGED);
  });
  return sheets.map((sheet) => ({ nombre: readableIn(sheet.name), rows: rowsOf(sheet) }));
}

/** Returns the rows of a sheet, with numbers as their format shows them. The reader may leave an empty row out. */
function rowsOf({ rows, cells }: Awaited<ReturnType<typeof read>>['sheets'][number]): Cell[][] {
  const given = Array.from(rows as (Cell[] | null | undefined)[], (row) => row ?? []);
  for (const [place, { value, style }] of cells ?? []) {
    const shown = shownBy(style?.numFmt, value);
    const [row = 0, column = 0] = place.split(',').map(Number);
    const there = given[row];
    if (shown !== undefined && there) there[column] = shown;
  }
  return given;
}

/** Rows of an old file that are read at most: one more than a sheet may have is refused later, with a heading above. */
const OLD_ROWS = LIMITS.planillaFilas + 100;

/**
 * Reads .xls of Excel 5 to 2003, and pages and XML under that name. Only this library keeps the number formats of an .xls.
 * It loads with the first such file.
 */
async function readOld(file: Buffer | string): Promise<Sheet[]> {
  const { read } = await import('@e965/xlsx');
  const type = typeof file === 'string' ? 'string' : 'buffer';
  try {
    // `raw` keeps the texts of a page as they are: the library would read 1.200 as 1,2.
    const options = {
      type,
      raw: true,
      dense: true,
      cellNF: true,
      cellDates: true,
      sheetRows: OLD_ROWS,
    } as const;
    const { SheetNames, Sheets } = read(file, { ...options, cellHTML: false, cellFormula: false });
    return SheetNames.map((name) => ({ nombre: readableIn(name), rows: oldRows(Sheets[name]?.['!data']) }));
  } catch {
    throw new UnreadableSheet(DAMAGED);
  }
}

function oldRows(rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = []): Cell[][] {
  const cellOf = (cell: CellObject | undefined): Cell => {
    if (cell === undefined || cell.t === 'z') return null;
    // A formula that fails: its text is '#N/A'.
    if (cell.t === 'e') return cell.w ?? '#N/A';
    return shownBy(cell.z === undefined ? undefined : String(cell.z), cell.v) ?? cell.v ?? null;
  };
  return Array.from(rows, (row) => Array.from(row ?? [], cellOf));
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

function readText(text: string, tipo: TipoPlanilla): Cell[][] {
  const head = text.slice(0, HEAD);
  const known = MARKS.map((delimiter) => countKnown(tipo, parseCsv(head, { delimiter }) as Cell[][]));
  const most = Math.max(...known);
  // A picture or a paper has many of these. In a cell of a spreadsheet one is that row's mistake.
  if (most === 0 && text.includes('\0'))
    throw new UnreadableSheet('Este archivo no es una planilla: sube un .xlsx o un .csv.');
  const delimiter = MARKS[known.indexOf(most)] ?? ';';
  return parseCsv(text, { delimiter }) as Cell[][];
}
