import { inflateRawSync } from 'node:zlib';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { read } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { type Cell, countKnown } from './find-heads.ts';

/** The file is none that can be read; for people. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

const DAMAGED = 'No pudimos leer el archivo: puede estar dañado o protegido con una clave.';
const TOO_LARGE = 'La planilla es demasiado grande. Divídela en varias.';

/** Bytes that a spreadsheet may unpack to: many times what one of so many rows has. */
const UNPACKED = 256 * 1024 * 1024;

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const isZip = (bytes: Buffer) => startsWith(bytes, '504b0304');
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 'd0cf11e0a1b11ae1');

/** The cells of a file's first sheet that has any. Of text, as the columns of the kind show which marks part it. */
export async function openBook(file: Uint8Array, tipo: TipoPlanilla): Promise<Cell[][]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!isZip(bytes) && !isOldExcel(bytes)) return readText(bytes, tipo);
  if (isZip(bytes)) refuseBomb(bytes);
  const { sheets } = await read(bytes).catch(() => {
    throw new UnreadableSheet(DAMAGED);
  });
  const filled = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => !isEmpty(cell as Cell))));
  return (filled?.rows ?? []) as Cell[][];
}

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Of each packed file, where it begins and how long it is, by the list at the end of a zip. */
function* packedIn(bytes: Buffer): Generator<Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableSheet(DAMAGED);
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new UnreadableSheet(DAMAGED);
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const local = bytes.readUInt32LE(at + 42);
    if (method === 8 && local + 30 <= bytes.length) {
      const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      yield bytes.subarray(from, from + size);
    }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** What says little and unpacks to much is no spreadsheet of anybody's: told before all of it is held. */
function refuseBomb(bytes: Buffer): void {
  let left = UNPACKED;
  for (const packed of packedIn(bytes)) {
    try {
      left -= inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) }).length;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new UnreadableSheet(code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : DAMAGED);
    }
  }
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
  // No text has such a letter; a picture or a paper has many.
  if (text.includes('\0'))
    throw new UnreadableSheet('Este archivo no es una planilla: sube un .xlsx o un .csv.');
  const head = text.slice(0, HEAD);
  const known = MARKS.map((delimiter) => countKnown(tipo, parseCsv(head, { delimiter }) as Cell[][]));
  const delimiter = MARKS[known.indexOf(Math.max(...known))] ?? ';';
  return parseCsv(text, { delimiter }) as Cell[][];
}
