/** OpenTelemetry's kind of a span: who started the work. */
export type Kind = 'server' | 'client' | 'consumer' | 'internal';

/** Must not contain personal data: no addresses, no request bodies, no values of SQL statements. */
export type Attributes = Record<string, string | number>;

export interface SpanOptions {
  kind: Kind;
  attributes?: Attributes;
  /** `traceparent` of the parent span; without a parent, the span starts a new trace. */
  parent?: string | undefined;
  /** `traceparent` of the span that caused this one without waiting for it. */
  cause?: string | undefined;
}

/** A span in progress. */
export interface Span {
  /** The span's `traceparent` (W3C Trace Context). */
  readonly traceparent: string;
  name(name: string): void;
  set(attributes: Attributes): void;
  /** @param failed the kind of failure, never its message */
  end(failed?: string): void;
}

export interface Tracer {
  begin(name: string, options: SpanOptions): Span;
  /** Sends the remaining spans, within two seconds at most. */
  stop(): Promise<void>;
}
