import type { CellObject } from '@e965/xlsx';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { decodeHTML } from 'entities';
import { read, readOds } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { type Cell, type Sheet, toReadable, WITHOUT_RESULT } from './cell.ts';
import { scoreHeadings } from './find-heads.ts';
import { formatValue } from './numbers.ts';
import { DAMAGED, refuseBomb, TOO_LARGE, UnreadableSheet } from './refuse-bomb.ts';

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const isZip = (bytes: Buffer) => startsWith(bytes, '504b0304');
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 'd0cf11e0a1b11ae1');

/** Maximum letters of all sheets together: several times the need of the largest import. */
const LETTERS = 30_000_000;

/**
 * Returns the sheets of a file. For CSV, guesses the separator from the columns that this kind has.
 * @throws UnreadableSheet with a Spanish reason
 */
export async function openBook(file: Uint8Array, tipo: TipoPlanilla): Promise<Sheet[]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isZip(bytes)) return readZip(bytes);
  if (isOldExcel(bytes)) return readOldExcel(bytes);
  const text = decode(bytes);
  // Many systems write HTML or XML and name the file .xls. Excel opens both.
  if (/^\uFEFF?\s*<(?:!doctype|html|head|meta|style|body|div|table|\?xml)/i.test(text.slice(0, HEAD))) {
    return readOldExcel(withoutEntities(text));
  }
  return [{ nombre: '', rows: readText(text, tipo), bold: new Set() }];
}

/** Throws `UnreadableSheet` where the sheets together exceed `LETTERS`. */
export function refuseLong(sheets: readonly Sheet[]): void {
  let letters = 0;
  for (const { rows } of sheets) {
    for (const row of rows) for (const cell of row) letters += typeof cell === 'string' ? cell.length : 0;
  }
  if (letters > LETTERS) throw new UnreadableSheet('La planilla tiene demasiado texto. Divídela en varias.');
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Decoded entities that must stay escaped: they would become markup. */
const MARKUP: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Decodes HTML entities such as `Raz&oacute;n`: the library knows only a few. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (entity) => {
    const sign = decodeHTML(entity);
    return MARKUP[sign] ?? sign;
  });

/** Reads .xlsx and .ods. */
async function readZip(bytes: Buffer): Promise<Sheet[]> {
  const { isPadded } = refuseBomb(bytes);
  // The library recognises an .ods only if the type is its first file; some programs write another order.
  const isOpenDocument = bytes.includes(OPEN_DOCUMENT) && !bytes.includes('[Content_Types].xml');
  if (isPadded) return readOldExcel(bytes);
  const { sheets } = await (isOpenDocument ? readOds : read)(bytes, { readStyles: true }).catch(
    (error: unknown) => {
      throw new UnreadableSheet(/exceeds/i.test(String(error)) ? TOO_LARGE : DAMAGED);
    },
  );
  return sheets.map((sheet) => ({ nombre: toReadable(sheet.name), ...rowsOf(sheet) }));
}

/** Returns a sheet's rows with numbers as their format shows them. The reader may omit an empty row. */
function rowsOf({ rows, cells }: Awaited<ReturnType<typeof read>>['sheets'][number]): Omit<Sheet, 'nombre'> {
  const bold = new Set<number>();
  const cellRows = Array.from(rows as (Cell[] | null | undefined)[], (row) => row ?? []);
  for (const [place, { value, style, formula }] of cells ?? []) {
    const isWithoutResult = formula !== undefined && value === null;
    const shown = isWithoutResult ? WITHOUT_RESULT : formatValue(style?.numFmt, value);
    const [row = 0, column = 0] = place.split(',').map(Number);
    const cellRow = cellRows[row];
    if (shown !== undefined && cellRow) cellRow[column] = shown;
    if (style?.font?.bold) bold.add(row);
  }
  return { rows: cellRows, bold };
}

/** Maximum rows read from an old file: enough above the limit that `readSheet` refuses the file later. */
const OLD_ROWS = LIMITS.planillaFilas + 100;

/**
 * Reads .xls of Excel 5 to 2003, and HTML and XML named .xls. Only this library keeps the number formats of an .xls. The
 * library is loaded on first use.
 */
async function readOldExcel(file: Buffer | string): Promise<Sheet[]> {
  const [{ read, set_cptable }, codepages] = await Promise.all([
    import('@e965/xlsx'),
    import('@e965/xlsx/dist/cpexcel.full.mjs'),
  ]);
  // Excel 5 and 95 wrote text in a Windows code page.
  set_cptable(codepages);
  const type = typeof file === 'string' ? 'string' : 'buffer';
  try {
    // `raw` keeps the text of HTML cells: the library would read 1.200 as 1,2.
    const options = {
      type,
      raw: true,
      dense: true,
      cellNF: true,
      cellDates: true,
      sheetRows: OLD_ROWS,
    } as const;
    const { SheetNames, Sheets } = read(file, { ...options, cellHTML: false, cellFormula: false });
    return SheetNames.map((name) => ({
      nombre: toReadable(name),
      rows: oldRows(Sheets[name]?.['!data']),
      bold: new Set<number>(),
    }));
  } catch {
    throw new UnreadableSheet(DAMAGED);
  }
}

function oldRows(rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = []): Cell[][] {
  const cellOf = (cell: CellObject | undefined): Cell => {
    if (cell === undefined || cell.t === 'z') return null;
    // A failed formula has the text '#N/A'.
    if (cell.t === 'e') return cell.w ?? '#N/A';
    return formatValue(cell.z === undefined ? undefined : String(cell.z), cell.v) ?? cell.v ?? null;
  };
  return Array.from(rows, (row) => Array.from(row ?? [], cellOf));
}

/** Decodes UTF-16 with a byte order mark, valid UTF-8, or else windows-1252. */
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
/** Letters checked to find the separator. */
const HEAD = 20_000;

function readText(text: string, tipo: TipoPlanilla): Cell[][] {
  const head = text.slice(0, HEAD);
  const known = MARKS.map((delimiter) => scoreHeadings(tipo, parseCsv(head, { delimiter }) as Cell[][]));
  const most = Math.max(...known);
  // Images and PDFs have many NUL characters. In a spreadsheet, NUL is an error of one row.
  if (most === 0 && text.includes('\0'))
    throw new UnreadableSheet('Este archivo no es una planilla: sube un .xlsx o un .csv.');
  const delimiter = most === 0 ? evenMark(head) : (MARKS[known.indexOf(most)] ?? ';');
  return parseCsv(text, { delimiter }) as Cell[][];
}

/** Guesses the separator of a file with unknown headings: most rows have the same number of columns. */
function evenMark(head: string): string {
  const rows = MARKS.map((delimiter) => parseCsv(head, { delimiter }).slice(0, 20) as Cell[][]);
  const even = rows.map((some) => {
    const [first] = some;
    return first && first.length > 1 ? some.filter((row) => row.length === first.length).length : 0;
  });
  const most = Math.max(...even);
  return most === 0 ? ';' : (MARKS[even.indexOf(most)] ?? ';');
}
