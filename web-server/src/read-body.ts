import type { Readable } from 'node:stream';

/** Timeout in milliseconds for a body, long enough for a slow line. */
const PATIENCE = 60_000;

/**
 * Reads a whole body of at most `most` bytes.
 * @throws an error with `statusCode` 413 for a body that is too large, 400 for an aborted or too slow body
 */
export async function readBody(body: Readable, most: number, length?: string): Promise<Buffer[]> {
  if (Number(length) > most) throw refused(413);
  const late = setTimeout(() => body.destroy(), PATIENCE);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) break;
      chunks.push(chunk);
    }
  } catch {
    throw refused(400);
  } finally {
    clearTimeout(late);
  }
  if (size > most) throw refused(413);
  return chunks;
}

const refused = (statusCode: number) =>
  Object.assign(new Error('The request body was refused'), { statusCode });
