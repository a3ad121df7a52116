import type { OperationShape } from 'api-client/contract';
import { z } from 'zod';
import { findMaximum, unwrapped } from './long-list.ts';

/** Bytes of the largest JSON body that any operation may have. */
export const LARGEST_BODY = 1024 * 1024;
/** Minimum limit in bytes. A body may contain spaces, and fields that only a newer server knows. */
const SMALLEST_LIMIT = 16 * 1024;

/** Bytes of one escaped UTF-16 unit: `\u00f1`. */
const ESCAPED = 6;
/** Bytes of a number, a boolean or null, and of the punctuation and spaces around any value. */
const SCALAR = 32;
/**
 * Characters of a date, an id or another text without a maximum. The pattern of such a text has no unbounded
 * repetition.
 */
const PATTERNED = 100;

/**
 * Returns the maximum bytes of an operation's body, derived from the contract: every valid body fits, also when
 * escaped. Fastify answers 413 above the limit, before parsing. Forms have their own limits.
 */
export function computeBodyLimit({ body }: OperationShape): number {
  if (!body) return SMALLEST_LIMIT;
  if (body.type === 'multipart') return LARGEST_BODY;
  return Math.min(LARGEST_BODY, Math.max(SMALLEST_LIMIT, maxBytes(body.schema)));
}

/** Returns the bytes of the largest JSON text that the schema permits; infinity when the schema sets no maximum. */
function maxBytes(schema: z.ZodType): number {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray)
    return SCALAR + (findMaximum(inner) ?? Number.POSITIVE_INFINITY) * maxBytes(inner.element as z.ZodType);
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).map(
      ([name, field]) => ESCAPED * name.length + maxBytes(field as z.ZodType),
    );
    return SCALAR + sum(fields);
  }
  if (inner instanceof z.ZodUnion) return Math.max(...inner.options.map((one) => maxBytes(one as z.ZodType)));
  if (inner instanceof z.ZodIntersection)
    return maxBytes(inner.def.left as z.ZodType) + maxBytes(inner.def.right as z.ZodType);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)
    return SCALAR + ESCAPED * lengthOf(inner);
  if (inner instanceof z.ZodEnum) return SCALAR + ESCAPED * longest(inner.options);
  if (inner instanceof z.ZodLiteral) return SCALAR + ESCAPED * longest([...inner.values]);
  if (inner instanceof z.ZodNumber || inner instanceof z.ZodBoolean || inner instanceof z.ZodNull)
    return SCALAR;
  return Number.POSITIVE_INFINITY;
}

/** Returns the maximum characters of a text. A list of ids in one text repeats its pattern: `(?:,…){0,99}`. */
function lengthOf({ maxLength, _zod }: z.ZodString | z.ZodStringFormat): number {
  if (maxLength !== null) return maxLength;
  const patterns = [...(_zod.bag.patterns ?? [])].map(String);
  const repeated = patterns.flatMap((one) =>
    [...one.matchAll(/\)\{0,(\d+)\}/g)].map(([, times]) => Number(times)),
  );
  return PATTERNED * (1 + Math.max(0, ...repeated));
}

const longest = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => String(value).length));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
