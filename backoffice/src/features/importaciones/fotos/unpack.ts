/** Reads the pictures of a zip one by one: the whole zip, which may be large, is never in memory. */
import type { CreateReadableOptions, Entry, FileEntry, Reader } from '@zip.js/zip.js';
import { LIMITS } from 'api-client/backoffice';
import type { FallaFoto } from 'api-client/backoffice-planillas';

/** A picture, with its file name and declared size in bytes. */
export interface Foto {
  nombre: string;
  bytes: number;
  /** Returns the content, or the reason why it can't be read. */
  read: () => Promise<Blob | FallaFoto>;
}

/** A file that can't be read at all; the message is for the user. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
}

/** Maximum number of files read from a zip, including those that are no pictures. */
const ENTRIES = 20_000;

/** Files that operating systems add to folders. */
const IGNORED = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** Keeps the end of a long path: the end distinguishes files. */
const shortenName = (path: string): string => path.replaceAll('\\', '/').slice(-LIMITS.nombreMax);

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

/**
 * Returns the pictures of the given pictures and zips. Returns at most one more than the limit, which shows
 * that there are too many.
 */
export async function readFotos(files: readonly File[]): Promise<Foto[]> {
  const found: Foto[] = [];
  for (const file of files) {
    if (isZip(file)) found.push(...(await unpack(file)));
    else if (!IGNORED.test(file.name)) found.push(alone(file));
  }
  return found.slice(0, LIMITS.fotosPerImportacion + 1);
}

const alone = (file: File): Foto => ({
  nombre: shortenName(file.name),
  bytes: file.size,
  read: async () => {
    if (file.size > LIMITS.imagenBytes) return 'grande';
    // Read the file now: a file that was moved or deleted is reported before the upload.
    return file.arrayBuffer().then(
      (content) => new Blob([content]),
      () => 'danada' as const,
    );
  },
});

/** Reads only the requested part of the file on disk. */
const partsOf = (file: File) =>
  ({
    size: file.size,
    readUint8Array: async (index: number, length: number) =>
      new Uint8Array(await file.slice(index, index + length).arrayBuffer()),
    createReadable: ({ offset = 0, size = file.size - offset }: CreateReadableOptions = {}) =>
      file.slice(offset, offset + size).stream(),
  }) as unknown as Reader<File>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * macOS writes UTF-8 without the flag. Undefined for other bytes: the library decodes the DOS code page,
 * which Windows still uses.
 */
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
  let totalBytes = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      totalBytes += 1;
      if (totalBytes > ENTRIES || found.length > LIMITS.fotosPerImportacion) break;
      if (isFile(entry) && !IGNORED.test(entry.filename)) found.push(packed(entry));
    }
  } catch {
    throw new UnreadableZip(`No pudimos leer «${file.name}»: está dañado o no es un .zip.`);
  }
  return found;
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

const packed = (entry: FileEntry): Foto => ({
  nombre: shortenName(entry.filename),
  bytes: entry.uncompressedSize,
  read: async () => {
    if (entry.uncompressedSize > LIMITS.imagenBytes) return 'grande';
    if (entry.encrypted) return 'danada';
    return readContent(entry);
  },
});

/** Stops at the maximum picture size, whatever size the header declares. */
async function readContent(entry: FileEntry): Promise<Blob | FallaFoto> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > LIMITS.imagenBytes) throw new RangeError('The picture is larger than the limit');
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
