import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Bytes: the API takes no more of a body that is no form. */
const MOST = 1024 * 1024;

/** Milliseconds for such a body, over the poorest line. */
const PATIENCE = 60_000;

/** Pictures come as forms: large, and passed on as they arrive. */
export const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * Reads a small body before the API is asked: one that trickles in holds a connection of its own and nobody else's.
 * @throws an error with `statusCode` 413 for too much of one, 400 for one that breaks off or takes for ever.
 */
export async function takeBody(request: FastifyRequest): Promise<void> {
  const { body, headers } = request;
  if (!(body instanceof Readable) || isForm(request)) return;
  if (Number(headers['content-length']) > MOST) throw refused(413);
  const late = setTimeout(() => body.destroy(), PATIENCE);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST) break;
      chunks.push(chunk);
    }
  } catch {
    throw refused(400);
  } finally {
    clearTimeout(late);
  }
  if (size > MOST) throw refused(413);
  request.body = Readable.from(chunks);
}

const refused = (statusCode: number) => Object.assign(new Error('Body refused'), { statusCode });
