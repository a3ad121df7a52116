/** Tracing with OpenTelemetry's packages; this module is loaded only when tracing is on. */
import {
  type Link,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Attributes, Kind, Span, SpanOptions, Tracer } from './tracer.ts';

/** Limits in milliseconds and spans. Spans that cannot be delivered within them are dropped, and no caller waits for delivery. */
const LIMITS = { delivery: 3_000, often: 1_000, waiting: 2_048, atOnce: 512, stop: 2_000 } as const;

const KINDS: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

type Options = {
  service: string;
  endpoint: string;
  sampler: string;
  samplerArg: number;
  onAway: (error: Error) => void;
};

export function openTelemetry({ service, endpoint, sampler, samplerArg, onAway }: Options): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: LIMITS.delivery,
    concurrencyLimit: 1,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': String(process.pid) }),
    sampler: samplerOf(sampler, samplerArg),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportOnce(exporter, onAway),
        scheduledDelayMillis: LIMITS.often,
        exportTimeoutMillis: LIMITS.delivery,
        maxQueueSize: LIMITS.waiting,
        maxExportBatchSize: LIMITS.atOnce,
      }),
    ],
  });
  const tracer = provider.getTracer('tienda');
  return {
    begin: (name, options) => {
      const { parent, links } = relativesOf(options);
      const { kind, attributes = {} } = options;
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return spanOf(tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, context));
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LIMITS.stop).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function relativesOf({ parent, cause }: SpanOptions): { parent: SpanContext | undefined; links: Link[] } {
  const remote = (traceparent: string | undefined) => {
    const context = traceparent === undefined ? null : parseTraceParent(traceparent);
    return context ? { ...context, isRemote: true } : undefined;
  };
  const caused = remote(cause);
  return { parent: remote(parent), links: caused ? [{ context: caused }] : [] };
}

function spanOf(span: ReturnType<ReturnType<TracerProvider['getTracer']>['startSpan']>): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    name: (name) => void span.updateName(name),
    set: (attributes: Attributes) => void span.setAttributes(attributes),
    end(failed) {
      if (failed !== undefined) {
        span.setAttribute('error.type', failed);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Samplers by OpenTelemetry's names; a `parentbased_` sampler follows the decision of the trace's first service. */
function samplerOf(name: string, ratio: number): Sampler {
  const own = name.replace('parentbased_', '');
  const samplers: Record<string, () => Sampler> = {
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = samplers[own]?.() ?? new AlwaysOnSampler();
  return own === name ? root : new ParentBasedSampler({ root });
}

/** Reports an unreachable collector once, and again only after a successful delivery: the shop works without the collector. */
function reportOnce(exporter: SpanExporter, onAway: (error: Error) => void): SpanExporter {
  let isReported = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result: ExportResult) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isReported) onAway(new Error('Traces cannot be delivered', { cause: result.error }));
        isReported = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
