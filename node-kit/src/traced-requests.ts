import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, withSpan } from './trace.ts';
import type { Span } from './tracer.ts';
import { isTrusted, type TrustedProxies } from './trusted-proxies.ts';

/** Routes without a trace: static files and health checks would hide the other requests. */
const UNTRACED = /^(\/(assets|kit)\/.*|(\/api)?\/health(\/live)?|\/metrics)$/;

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Creates a span per request. The span continues the trace of a trusted proxy only: other callers could hide
 * their requests or write into other traces.
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
    if (UNTRACED.test(routeOptions.url ?? '')) return done();
    const given = headers.traceparent;
    const parent = typeof given === 'string' && trusts(socket.remoteAddress ?? '', 0) ? given : undefined;
    const span = beginSpan(method, { kind: 'server', parent });
    if (!span) return done();
    spans.set(request, span);
    withSpan(span, done);
  });
  // Enter the span again: reading the body runs in the context of the connection, which other requests share.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) withSpan(span, done);
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

/** Headers to forward with a request, so that work in other services belongs to its trace. */
export function traceOf(request: FastifyRequest): { traceparent?: string } {
  const span = spans.get(request);
  return span ? { traceparent: span.traceparent } : {};
}
