/**
 * Tracing: each part of a request or job is a span of one trace. Tracing loads nothing and costs nothing
 * unless `startTracing` got an endpoint.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanOptions, Tracer } from './tracer.ts';

export interface TracingOptions {
  /** OTLP endpoint over HTTP, without `/v1/traces`; undefined turns tracing off. */
  endpoint: string | undefined;
  sampler: string;
  samplerArg: number;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/**
 * Starts tracing if an endpoint is set.
 *
 * @param service the process's name in traces
 * @param onAway called once when traces cannot be delivered, and again only after a successful delivery
 * @returns a function that stops tracing
 */
export async function startTracing(
  service: string,
  { endpoint, ...options }: TracingOptions,
  onAway: (error: Error) => void,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const mine = openTelemetry({ service, endpoint, ...options, onAway });
  tracer = mine;
  return () => mine.stop();
}

export const isTracing = (): boolean => tracer !== undefined;

/** Starts a span that the caller enters and ends. */
export const beginSpan = (name: string, options: SpanOptions): Span | undefined =>
  tracer?.begin(name, options);

/** Runs `work` with the span as the current one. */
export const withSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

/** `traceparent` of the current span, to forward to another service. */
export const traceparent = (): string | undefined => current.getStore()?.traceparent;

/** The `traceparent` header of the current span; empty without a span. */
export function traceHeader(): { traceparent?: string } {
  const parent = traceparent();
  return parent === undefined ? {} : { traceparent: parent };
}

/** Runs `work` in a span of a new trace; `cause` links the span that caused it. */
export const traced = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  measured(tracer?.begin(name, options), work);

/** Runs `work` in a child of the current span; without a current span, nothing is measured. */
export function tracedPart<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const parent = traceparent();
  return measured(parent === undefined ? undefined : tracer?.begin(name, { ...options, parent }), work);
}

async function measured<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await withSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(kindOf(error));
    throw error;
  }
}

/** Returns an error code (for example PostgreSQL's) or class: messages may contain data that people sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}
