import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { type ErrorCode, refusalOf } from 'api-client/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders } from 'node-kit/observed';
import { Crowd } from './crowd.ts';
import { readBody } from './read-body.ts';

/** Connections to the API. More than the limit per address, so that one address cannot use up all of them. */
const CONNECTIONS = 4096;

/** Milliseconds that an idle connection stays open. The API keeps it longer, so no call meets a closing connection. */
const KEEP_ALIVE_MS = 30_000;

/** Limits of concurrent calls per address. An address may be a whole shop, or a load balancer that is not configured as trusted. */
const MOST = { calls: 300, uploads: 8 } as const;

/** Forwards /api and /socket.io to the API, so that the browser uses only one origin. */
export function addApiProxy(app: FastifyInstance, apiUrl: string): void {
  const calls = new Crowd(MOST.calls);
  const uploads = new Crowd(MOST.uploads);

  async function preHandler(request: FastifyRequest, reply: FastifyReply) {
    const leave = (isForm(request) ? uploads : calls).enter(request.ip);
    if (!leave) return refuse(reply, 'DEMASIADAS_SOLICITUDES');
    reply.raw.once('close', leave);
    await takeBody(request);
  }

  for (const prefix of ['/api', '/socket.io']) {
    app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      // Without this option the library accepts any certificate.
      undici: {
        connections: CONNECTIONS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
        connect: { rejectUnauthorized: true },
      },
      preHandler,
      replyOptions: {
        retryDelay: ({ err, req, attempt }) => (isAskedAgain(err, req.method, attempt) ? 1 : null),
        rewriteRequestHeaders: (request, headers) => ({
          ...passedOn(headers),
          ...forwarded(request as FastifyRequest),
          ...forwardedHeaders(request as FastifyRequest),
        }),
        onError: (reply, { error }) => {
          const late = (error as { statusCode?: number }).statusCode === 504;
          refuse(reply as FastifyReply, late ? 'API_SIN_RESPUESTA' : 'API_NO_DISPONIBLE');
        },
      },
    } satisfies FastifyHttpProxyOptions);
  }
}

/**
 * Retries a GET once when its connection broke: repeating a GET changes nothing.
 * A 503 of a busy or starting API is not retried: retries would add to its load.
 */
const isAskedAgain = (error: unknown, method: string | undefined, attempt: number): boolean =>
  attempt === 0 &&
  method === 'GET' &&
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes((error as { code?: string } | null)?.code ?? '');

/**
 * Headers that the proxy does not forward. The hop-by-hop ones (RFC 9110, 7.6.1) and `Expect` concern the caller's own connection:
 * undici throws on most of them, and the call would answer 502. The trace headers are set by this server, not by the caller.
 */
const NOT_FORWARDED = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'traceparent',
  'tracestate',
];

/** The request's headers without those in `NOT_FORWARDED`. */
function passedOn<T extends object>(headers: T): T {
  const own = { ...headers } as Record<string, unknown>;
  for (const name of NOT_FORWARDED) delete own[name];
  return own as T;
}

/** Replaces the caller's own forwarding headers: the API rate-limits by this address. */
export function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** Answers with an error in the API's format. */
export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const refusal = refusalOf(code);
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}

/** Maximum bytes: the API's own limit for a body that is not a form. */
const MOST_BYTES = 1024 * 1024;

/** Whether the body is a multipart form. Forms carry pictures: they are large and are streamed to the API. */
const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

/** Reads a small body before the API is called, so that a slow sender occupies no API connection. */
async function takeBody(request: FastifyRequest): Promise<void> {
  const { body, headers } = request;
  if (!(body instanceof Readable) || isForm(request)) return;
  request.body = Readable.from(await readBody(body, MOST_BYTES, headers['content-length']));
}
