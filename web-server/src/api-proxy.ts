import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Passes /api and /socket.io on, so that a browser talks to one origin only. */
export function addApiProxy(app: FastifyInstance, apiUrl: string): void {
  app.register(httpProxy, { ...passOn(apiUrl, '/api') });
  // Documented, and missing from the library's types.
  const wsClientOptions: object = {
    perMessageDeflate: false,
    rewriteRequestHeaders: (headers: Record<string, string>, request: FastifyRequest) => ({
      ...headers,
      ...picked(request, ['cookie', 'origin', 'user-agent', 'authorization']),
      ...forwarded(request),
    }),
  };
  app.register(httpProxy, { ...passOn(apiUrl, '/socket.io'), websocket: true, wsClientOptions });
}

function passOn(upstream: string, prefix: string) {
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    replyOptions: {
      // A busy or starting API says so itself; asking it again would only add to its load.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request as FastifyRequest) }),
      onError: (reply, { error }) => {
        const late = (error as { statusCode?: number }).statusCode === 504;
        refuse(reply as FastifyReply, late ? 'API_SIN_RESPUESTA' : 'API_NO_DISPONIBLE');
      },
    },
  } satisfies FastifyHttpProxyOptions;
}

/** What the caller says of itself is replaced: the API counts requests by this address. */
function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

function picked(request: FastifyRequest, names: string[]): Record<string, string> {
  const found = names.map((name) => [name, request.headers[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
