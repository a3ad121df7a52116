import { inflateRawSync } from 'node:zlib';
import { DAMAGED, TOO_LARGE, UnreadableSheet } from './unreadable-sheet.ts';

/** Bytes that a spreadsheet may unpack to: many times what one of so many rows has. */
const UNPACKED = 256 * 1024 * 1024;

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [END_64, LOCATOR_64] = [0x06064b50, 0x07064b50];
/** Stands in a field of a zip where the value is in the zip's 64-bit fields. */
const [IN_64, SHORT_IN_64] = [0xffffffff, 0xffff];

/** Reads numbers of a zip. Throws `UnreadableSheet` beyond its end. */
function numbersOf(bytes: Buffer) {
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

type Numbers = ReturnType<typeof numbersOf>;

/** Where the list of a zip's files begins, and how many it has. */
function listOf(bytes: Buffer, { short, word, long }: Numbers): { at: number; count: number } {
  const end = bytes.lastIndexOf(Buffer.from(END.toString(16).padStart(8, '0'), 'hex').reverse());
  if (end < 0) throw new UnreadableSheet(DAMAGED);
  const [count, size, at] = [short(end + 10), word(end + 12), word(end + 16)];
  if (count !== SHORT_IN_64 && size !== IN_64 && at !== IN_64) return { at, count };
  if (word(end - 20) !== LOCATOR_64) throw new UnreadableSheet(DAMAGED);
  const record = long(end - 12);
  if (word(record) !== END_64) throw new UnreadableSheet(DAMAGED);
  return { at: long(record + 48), count: long(record + 32) };
}

/** The packed size of a file and where it stands, which may be in the 64-bit fields of its entry. */
function placeOf(entry: number, { short, word, long }: Numbers): { size: number; local: number } {
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

/** Of each packed file, its bytes, by the list at the end of a zip. */
function* packedIn(bytes: Buffer): Generator<Buffer> {
  const numbers = numbersOf(bytes);
  const { short, word } = numbers;
  let { at, count } = listOf(bytes, numbers);
  for (; count > 0; count -= 1) {
    if (word(at) !== ENTRY) throw new UnreadableSheet(DAMAGED);
    if (short(at + 10) === 8) {
      const { size, local } = placeOf(at, numbers);
      const from = local + 30 + short(local + 26) + short(local + 28);
      yield bytes.subarray(from, from + size);
    }
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}

const EMPTY_CELLS = /<table:table-cell(?=[^>]*style-name)[^>]*number-columns-repeated="(\d+)"[^>]*\/>/g;
/** Cells without content that rows of an .ods may end in. */
const PADDING = 1_000_000;

/** Counts the formatted empty cells that a file of an .ods has. */
function emptyCellsOf(part: Buffer): number {
  if (!part.includes('table:table-cell')) return 0;
  let cells = 0;
  for (const [, count] of part.toString('latin1').matchAll(EMPTY_CELLS)) cells += Number(count);
  return cells;
}

/**
 * Throws `UnreadableSheet` for a zip that unpacks to much more than any spreadsheet: the process that reads it is bounded
 * too, but this finds out sooner, and with less memory. Returns whether the rows of an .ods end in formatted empty cells, up
 * to the last column that a sheet can have. Gnumeric writes such files, and a reader that makes an object of each cell runs
 * out of memory.
 */
export function refuseBomb(bytes: Buffer): { isPadded: boolean } {
  let left = UNPACKED;
  let empty = 0;
  for (const packed of packedIn(bytes)) {
    try {
      const part = inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
      left -= part.length;
      empty += emptyCellsOf(part);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new UnreadableSheet(code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : DAMAGED);
    }
  }
  return { isPadded: empty > PADDING };
}
