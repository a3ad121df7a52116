import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, type Span, within } from './trace.ts';
import { isTrusted, type TrustedProxies } from './trusted-proxies.ts';

/** What nobody waits for, or what is as quick every time: it would hide the rest. */
const UNTOLD = /^(\/(assets|kit)\/.*|(\/api)?\/health(\/live)?|\/metrics)$/;

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * A span for each request. It goes on with the trace of whoever asks, if that is a proxy that is trusted: anybody else could
 * hide what they do, or write into the traces of others.
 */
export function traceRequests(
  app: FastifyInstance,
  trusted: TrustedProxies,
  routeOf: (request: FastifyRequest) => string,
): void {
  if (!isTracing()) return;
  const trusts = isTrusted(trusted);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket, method, routeOptions } = request;
    if (UNTOLD.test(routeOptions.url ?? '')) return done();
    const given = headers.traceparent;
    const parent = typeof given === 'string' && trusts(socket.remoteAddress ?? '', 0) ? given : undefined;
    const span = beginSpan(method, { kind: 'server', parent });
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  // What was read of a request in between came from its connection, which serves others too.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (!span) return done();
    const route = routeOf(request);
    span.name(`${request.method} ${route}`);
    span.set({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'http.request.header.x-request-id': request.id,
    });
    span.end(statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}

/** What is passed on with a request, so that what it causes elsewhere is a part of its trace. */
export function traceOf(request: FastifyRequest): { traceparent?: string } {
  const span = spans.get(request);
  return span ? { traceparent: span.traceparent } : {};
}
