import { inflateRawSync } from 'node:zlib';

/** The file cannot be read; the message is for users. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

export const DAMAGED = 'No pudimos leer el archivo: puede estar dañado o protegido con una clave.';
export const TOO_LARGE = 'La planilla es demasiado grande. Divídela en varias.';

/** Maximum unpacked bytes: many times the size of the largest import. */
const UNPACKED = 256 * 1024 * 1024;

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [END_64, LOCATOR_64] = [0x06064b50, 0x07064b50];
/** Marks a zip field whose value is in the 64-bit fields. */
const [IN_64, SHORT_IN_64] = [0xffffffff, 0xffff];

/** Returns readers of a zip's numbers, which throw `UnreadableSheet` beyond its end. */
function numberReaders(bytes: Buffer) {
  const within = <T>(read: () => T): T => {
    try {
      return read();
    } catch {
      throw new UnreadableSheet(DAMAGED);
    }
  };
  return {
    short: (at: number) => within(() => bytes.readUInt16LE(at)),
    word: (at: number) => within(() => bytes.readUInt32LE(at)),
    long: (at: number) => within(() => Number(bytes.readBigUInt64LE(at))),
  };
}

type Numbers = ReturnType<typeof numberReaders>;

/** Returns the position and length of a zip's file list. */
function findDirectory(bytes: Buffer, { short, word, long }: Numbers): { at: number; count: number } {
  const end = bytes.lastIndexOf(Buffer.from(END.toString(16).padStart(8, '0'), 'hex').reverse());
  if (end < 0) throw new UnreadableSheet(DAMAGED);
  const [count, size, at] = [short(end + 10), word(end + 12), word(end + 16)];
  if (count !== SHORT_IN_64 && size !== IN_64 && at !== IN_64) return { at, count };
  if (word(end - 20) !== LOCATOR_64) throw new UnreadableSheet(DAMAGED);
  const record = long(end - 12);
  if (word(record) !== END_64) throw new UnreadableSheet(DAMAGED);
  return { at: long(record + 48), count: long(record + 32) };
}

/** Returns a file's packed size and position, which may be in the 64-bit fields of its entry. */
function readEntry(entry: number, { short, word, long }: Numbers): { size: number; local: number } {
  const [unpacked, size, local] = [word(entry + 24), word(entry + 20), word(entry + 42)];
  const extra = entry + 46 + short(entry + 28);
  for (let at = extra; at + 4 <= extra + short(entry + 30); at += 4 + short(at + 2)) {
    if (short(at) !== 1) continue;
    let next = at + 4;
    const take = (value: number) => {
      if (value !== IN_64) return value;
      next += 8;
      return long(next - 8);
    };
    take(unpacked);
    return { size: take(size), local: take(local) };
  }
  return { size, local };
}

/** Yields the bytes of each packed file, in the order of the zip's file list. */
function* iterateParts(bytes: Buffer): Generator<Buffer> {
  const numbers = numberReaders(bytes);
  const { short, word } = numbers;
  let { at, count } = findDirectory(bytes, numbers);
  for (; count > 0; count -= 1) {
    if (word(at) !== ENTRY) throw new UnreadableSheet(DAMAGED);
    if (short(at + 10) === 8) {
      const { size, local } = readEntry(at, numbers);
      const from = local + 30 + short(local + 26) + short(local + 28);
      yield bytes.subarray(from, from + size);
    }
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}

const EMPTY_CELLS = /<table:table-cell(?=[^>]*style-name)[^>]*number-columns-repeated="(\d+)"[^>]*\/>/g;
/** Maximum formatted empty cells of an .ods that the default reader gets. */
const PADDING = 1_000_000;

/** Counts the formatted empty cells in a file of an .ods. */
function countEmptyCells(part: Buffer): number {
  if (!part.includes('table:table-cell')) return 0;
  let cells = 0;
  for (const [, count] of part.toString('latin1').matchAll(EMPTY_CELLS)) cells += Number(count);
  return cells;
}

/**
 * Throws `UnreadableSheet` for a zip bomb: sooner and with less memory than the bounded process that reads the file.
 * Returns whether an .ods pads its rows with formatted empty cells up to the last column. Gnumeric writes such files, and
 * a reader with one object per cell runs out of memory.
 */
export function refuseBomb(bytes: Buffer): { isPadded: boolean } {
  let bytesLeft = UNPACKED;
  let empty = 0;
  for (const packed of iterateParts(bytes)) {
    try {
      const part = inflateRawSync(packed, { maxOutputLength: Math.max(bytesLeft, 1) });
      bytesLeft -= part.length;
      empty += countEmptyCells(part);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new UnreadableSheet(code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : DAMAGED);
    }
  }
  return { isPadded: empty > PADDING };
}

const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'di',
  'da',
  'van',
  'von',
  'y',
  'san',
  'mc',
  'mac',
]);

/**
 * Splits a full name. 'Gómez, Ana' is explicit; otherwise the surname is one word with its particles: first in
 * `apellido_nombre`, last in `nombre_apellido`.
 */
export function partName(
  whole: string,
  order: 'nombre_apellido' | 'apellido_nombre',
): { nombre: string; apellido: string } {
  const text = whole.replace(/\s+/g, ' ').trim();
  const [before = '', after] = text.split(/\s*,\s*/, 2);
  if (after !== undefined) return { nombre: after, apellido: before };
  const words = text.split(' ');
  const isSmall = (at: number) => PARTICLES.has((words[at] ?? '').toLocaleLowerCase('es'));
  if (words.length < 2) return { nombre: text, apellido: '' };
  let cut: number;
  if (order === 'apellido_nombre') {
    cut = 1;
    while (cut < words.length - 1 && isSmall(cut - 1)) cut += 1;
    return { apellido: words.slice(0, cut).join(' '), nombre: words.slice(cut).join(' ') };
  }
  cut = words.length - 1;
  while (cut > 1 && isSmall(cut - 1)) cut -= 1;
  return { nombre: words.slice(0, cut).join(' '), apellido: words.slice(cut).join(' ') };
}
