import type { Values } from './table.ts';

export const TRACING_SETTINGS = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

export type Tracing = {
  /** Undefined when tracing is off. */
  endpoint: string | undefined;
  sampler: Values['OTEL_TRACES_SAMPLER'];
  /** Share of traces to keep, from 0 to 1. */
  samplerArg: number;
};

export const tracingOf = (values: Pick<Values, (typeof TRACING_SETTINGS)[number]>): Tracing => ({
  endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampler: values.OTEL_TRACES_SAMPLER,
  samplerArg: values.OTEL_TRACES_SAMPLER_ARG,
});
