import * as v from 'valibot';
import { url } from './checks.ts';
import type { Values } from './table.ts';

const COLLECTOR = 'debe ser una dirección como http://127.0.0.1:4318';

/** The address that `/v1/traces` stands below; without a slash at the end. */
export const collector = v.optional(
  v.pipe(
    url(COLLECTOR, 'http:', 'https:'),
    v.check((value) => !/[?#@]/.test(value), COLLECTOR),
    v.transform((value) => new URL(value).href.replace(/\/+$/, '')),
  ),
);

/** The first is meant when nothing is said. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

const SHARE = 'debe ser un número de 0 a 1, como 0.1';

export const share = v.optional(
  v.pipe(v.string(), v.regex(/^(0|1|0?\.\d+|1\.0+)$/, SHARE), v.transform(Number)),
  '1',
);

export const OF_TRACING = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

export type Tracing = {
  /** Nowhere when undefined. */
  endpoint: string | undefined;
  sampler: Values['OTEL_TRACES_SAMPLER'];
  /** From 0 to 1. */
  samplerArg: number;
};

export const tracingOf = (values: Pick<Values, (typeof OF_TRACING)[number]>): Tracing => ({
  endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampler: values.OTEL_TRACES_SAMPLER,
  samplerArg: values.OTEL_TRACES_SAMPLER_ARG,
});
