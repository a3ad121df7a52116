import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from 'node-kit/is-unchanged';
import type { MadePage } from './made-page.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** A better one makes a page a tenth smaller, and takes twenty times as long. */
const QUALITY = 5;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A page that is the same for everybody, as it is sent. */
export interface KeptPage {
  /** Its policy too, which names its own scripts: a 304 carries it as well, for a browser takes it from there. */
  headers: MadePage['headers'];
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a page, in other threads, that its handler lets anybody keep who asks each time whether it still is so. */
export async function keptPage({ status, headers, body }: MadePage): Promise<KeptPage | undefined> {
  const forAll = status === 200 && headers['cache-control'] === 'public, no-cache' && !headers['set-cookie'];
  if (!forAll || typeof body !== 'string') return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
  };
  const [br, gzip] = await Promise.all([toBrotli(body, { params }), toGzip(body)]);
  // Of what it says, so that it is the same in every process; weak, for it is so in every encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  return { headers: { ...headers, etag, vary: 'accept-encoding, cookie' }, etag, br, gzip };
}

export async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  reply.headers(page.headers);
  if (isUnchanged(known, page.etag)) return reply.code(304).removeHeader('content-type').send();
  const encoding = negotiate(String(accepted ?? ''), [...ENCODINGS]);
  if (encoding === 'br' || encoding === 'gzip') {
    return reply.header('content-encoding', encoding).send(page[encoding]);
  }
  return reply.send(await fromBrotli(page.br));
}
