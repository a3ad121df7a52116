import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Maximum bytes: the API's own limit for a body that is not a form. */
const MOST = 1024 * 1024;

/** Timeout in milliseconds for such a body, long enough for a slow line. */
const PATIENCE = 60_000;

/** Whether the body is a multipart form. Forms carry pictures: they are large and are streamed to the API. */
export const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * Reads a small body before the API is called, so that a slow sender occupies no API connection.
 * @throws an error with `statusCode` 413 for a body that is too large, 400 for an aborted or too slow body
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
