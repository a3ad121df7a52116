/** Pictures out of a zip, one after another: it is never held whole, however large it is. */
import type { CreateReadableOptions, Entry, FileEntry, Reader } from '@zip.js/zip.js';
import { LIMITS } from 'api-client/backoffice';
import type { FallaFoto } from 'api-client/backoffice-planillas';

/** A picture where it is: what it is called there, and how many bytes it is said to have. */
export interface Foto {
  nombre: string;
  bytes: number;
  /** What is in it, or why it can't be had. */
  read: () => Promise<Blob | FallaFoto>;
}

/** What is wrong with a file as a whole, for who chose it. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
}

/** Files of a zip that are looked at: what is no picture of anybody's counts, too. */
const ENTRIES = 20_000;

/** What systems leave in folders beside what people put there. */
const LEFT = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** Its end is what tells one from another. */
const named = (path: string): string => path.replaceAll('\\', '/').slice(-LIMITS.nombreMax);

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

/** Those in some files, be they pictures or zips of them; one more than may be sent tells that there are too many. */
export async function fotosIn(files: readonly File[]): Promise<Foto[]> {
  const found: Foto[] = [];
  for (const file of files) {
    if (isZip(file)) found.push(...(await unpack(file)));
    else if (!LEFT.test(file.name)) found.push(alone(file));
  }
  return found.slice(0, LIMITS.fotosPerImportacion + 1);
}

const alone = (file: File): Foto => ({
  nombre: named(file.name),
  bytes: file.size,
  read: async () => {
    if (file.size > LIMITS.imagenBytes) return 'grande';
    // Read here: one that was moved or deleted meanwhile is known for it before it is sent.
    return file.arrayBuffer().then(
      (content) => new Blob([content]),
      () => 'danada' as const,
    );
  },
});

/** Of the file on the disk, the part that is asked for. */
const partsOf = (file: File) =>
  ({
    size: file.size,
    readUint8Array: async (index: number, length: number) =>
      new Uint8Array(await file.slice(index, index + length).arrayBuffer()),
    createReadable: ({ offset = 0, size = file.size - offset }: CreateReadableOptions = {}) =>
      file.slice(offset, offset + size).stream(),
  }) as unknown as Reader<File>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** macOS writes UTF-8 and does not say so. What can't be that is left to the library: what DOS wrote, and Windows still does. */
function decodeName(value: Uint8Array): string | undefined {
  try {
    return utf8.decode(value);
  } catch {
    return undefined;
  }
}

async function unpack(file: File): Promise<Foto[]> {
  const { ZipReader } = await import('@zip.js/zip.js/lib/zip-core-reader.js');
  const reader = new ZipReader(partsOf(file), { useWebWorkers: false, decodeText: decodeName });
  const found: Foto[] = [];
  let seen = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      seen += 1;
      if (seen > ENTRIES || found.length > LIMITS.fotosPerImportacion) break;
      if (isFile(entry) && !LEFT.test(entry.filename)) found.push(packed(entry));
    }
  } catch {
    throw new UnreadableZip(`No pudimos leer «${file.name}»: está dañado o no es un .zip.`);
  }
  return found;
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

const packed = (entry: FileEntry): Foto => ({
  nombre: named(entry.filename),
  bytes: entry.uncompressedSize,
  read: async () => {
    if (entry.uncompressedSize > LIMITS.imagenBytes) return 'grande';
    if (entry.encrypted) return 'danada';
    return contentOf(entry);
  },
});

/** Whatever it said of its size, no more is unpacked than a picture may have. */
async function contentOf(entry: FileEntry): Promise<Blob | FallaFoto> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > LIMITS.imagenBytes) throw new RangeError('More than a picture may have');
      chunks.push(new Uint8Array(chunk));
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
    return new Blob(chunks);
  } catch {
    return size > LIMITS.imagenBytes ? 'grande' : 'danada';
  }
}
