import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type LogLevel, type LogStream, loggerTo } from './logger.ts';
import { traceOf, traceRequests } from './traced-requests.ts';
import { isTrusted, type TrustedProxies } from './trusted-proxies.ts';

const HEADER = 'x-request-id';
/** What somebody else called a request: short, and nothing that could end a line or a header. */
const ID = /^[\w.-]{8,64}$/;

type Options = {
  /** Nowhere when left out. */
  logger?: LogStream | undefined;
  logLevel?: LogLevel | undefined;
  /** Those who may say what a request is called. */
  trusted: TrustedProxies;
};

/** A server's options, so that each request has a name of its own: the one that a trusted proxy gave it, or a new one. */
export function observed({ logger, logLevel = 'info', trusted }: Options) {
  const trusts = isTrusted(trusted);
  return {
    logger: logger ? loggerTo(logger, logLevel) : (false as const),
    // A line of ours for each answer, without the address that was asked for: it may tell of somebody.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    requestIdHeader: false as const,
    genReqId: ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
      const given = headers[HEADER];
      const known = typeof given === 'string' && ID.test(given) && trusts(socket.remoteAddress ?? '', 0);
      return known ? given : randomUUID();
    },
  };
}

/** What is passed on with a request, so that both logs call it the same, and its trace goes on. */
export const namedAs = (request: FastifyRequest) => ({ [HEADER]: request.id, ...traceOf(request) });

/** Tells the caller what the request is called, and the log and traces how it was answered. */
export function observe(
  app: FastifyInstance,
  trusted: TrustedProxies,
  routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '*',
): void {
  traceRequests(app, trusted, routeOf);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route: routeOf(request), status: statusCode, ms }, 'answered');
    done();
  });
}
