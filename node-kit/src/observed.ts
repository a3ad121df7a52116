import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type LogLevel, type LogStream, loggerTo } from './logger.ts';
import { traceOf, traceRequests } from './traced-requests.ts';
import { isTrusted, type TrustedProxies } from './trusted-proxies.ts';

const HEADER = 'x-request-id';
/** Format of an accepted request id: short, and without characters that could end a line or a header. */
const ID = /^[\w.-]{8,64}$/;

type Options = {
  /** Without a stream, nothing is logged. */
  logger?: LogStream | undefined;
  logLevel?: LogLevel | undefined;
  /** The proxies whose request ids are accepted. */
  trusted: TrustedProxies;
};

/** Fastify options: the log, and a request id that comes from a trusted proxy or is new. */
export function observedOptions({ logger, logLevel = 'info', trusted }: Options) {
  const trusts = isTrusted(trusted);
  return {
    logger: logger ? loggerTo(logger, logLevel) : (false as const),
    // Replace Fastify's request log: the address may contain personal data.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    requestIdHeader: false as const,
    genReqId: ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
      const given = headers[HEADER];
      const known = typeof given === 'string' && ID.test(given) && trusts(socket.remoteAddress ?? '', 0);
      return known ? given : randomUUID();
    },
  };
}

/** Headers to forward with a request: the same request id in both logs, and the trace. */
export const forwardedHeaders = (request: FastifyRequest) => ({ [HEADER]: request.id, ...traceOf(request) });

/** Sends the request id to the caller, and logs and traces each answer. */
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
