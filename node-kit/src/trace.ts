/**
 * What a request, or a job, spends its time on: each of its parts is a span of one trace. Nothing of it is loaded, and
 * nothing costs anything, unless `startTracing` was told where traces go.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Who begins it, asked by somebody or asking somebody, or neither. */
export type Kind = 'server' | 'client' | 'consumer' | 'internal';

/** Never of people: no address that was asked for, nothing that was sent, no value of a statement. */
export type Attributes = Record<string, string | number>;

export interface SpanOptions {
  kind: Kind;
  attributes?: Attributes;
  /** The span that it is a part of, as `traceparent` has it; left out, it begins a trace. */
  parent?: string | undefined;
  /** The span that caused it, and did not wait for it. */
  cause?: string | undefined;
}

/** One that is under way. */
export interface Span {
  /** What it is called elsewhere (W3C Trace Context). */
  readonly traceparent: string;
  name(name: string): void;
  set(attributes: Attributes): void;
  /** @param failed what kind of failure it ended with, never its message */
  end(failed?: string): void;
}

export interface Tracer {
  begin(name: string, options: SpanOptions): Span;
  /** Sends what it has still, for two seconds at most. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  /** Where traces go by OTLP over HTTP, `/v1/traces` left out; nowhere when left out. */
  endpoint: string | undefined;
  sampler: string;
  samplerArg: number;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/**
 * @param service what the process is called in traces
 * @param onAway told once when traces can't be delivered, and again only after they could be
 * @returns what ends it
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

/** A span that whoever begins it ends, and enters. */
export const beginSpan = (name: string, options: SpanOptions): Span | undefined =>
  tracer?.begin(name, options);

/** Does what belongs to the span. */
export const within = <T>(span: Span, work: () => T): T => current.run(span, work);

/** The span that all of this belongs to, for whoever is asked on its behalf. */
export const traceparent = (): string | undefined => current.getStore()?.traceparent;

/** The same as a header; without a span, none. */
export function traceHeader(): { traceparent?: string } {
  const parent = traceparent();
  return parent === undefined ? {} : { traceparent: parent };
}

/** Work of a trace of its own, with the span that caused it. */
export const traced = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  measured(tracer?.begin(name, options), work);

/** Work that is a part of what is under way; without that it is not looked at. */
export function tracedPart<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const parent = traceparent();
  return measured(parent === undefined ? undefined : tracer?.begin(name, { ...options, parent }), work);
}

async function measured<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(kindOf(error));
    throw error;
  }
}

/** A code, PostgreSQL's for one, or a class: messages tell what people sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}
