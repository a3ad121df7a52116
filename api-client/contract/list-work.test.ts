import { expect, it } from 'vitest';
import { z } from 'zod';
import { type OperationShape, operations } from './index.ts';

const all: readonly OperationShape[] = operations;

/** Lists up to this length may be processed entry by entry. */
const SHORT = 12;
/** Maximum length of a text that a caller may send. */
const LONGEST_TEXT = 5000;

interface Json {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}

/** Returns all parts of a schema with their paths. */
function partsOf(schema: Json, place: string, root = schema): { place: string; part: Json }[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return partsOf(root.$defs?.[name] ?? {}, place, root);
  return [
    { place, part: schema },
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
      partsOf(one, place, root),
    ),
    ...(schema.items ? partsOf(schema.items, `${place}[]`, root) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => partsOf(one, `${place}.${key}`, root)),
  ];
}

const filledIn = ({ id, query, body }: OperationShape) =>
  [query, body?.schema].flatMap((schema) =>
    schema ? partsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, id) : [],
  );

/**
 * Returns the maximum length of a list, also of ids in a query: `^uuid(?:,uuid){0,99}$`. Undefined when the
 * schema is not a list.
 */
function entriesOf({ type, maxItems, pattern }: Json): number | undefined {
  if (type === 'array') return maxItems ?? Number.POSITIVE_INFINITY;
  const repeated = /\(\?:,.*\)\{0,(\d+)\}\$$/.exec(pattern ?? '')?.[1];
  return repeated === undefined ? undefined : Number(repeated) + 1;
}

/** Whether a pattern is anchored and has no unbounded repetition. */
const isBounded = (pattern: string) => /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+](?!\])/.test(pattern);

it('bounds every list and every text that a caller may send', () => {
  const unbounded = all.flatMap(filledIn).filter(({ part }) => {
    if (part.type === 'array') return part.maxItems === undefined;
    if (part.type !== 'string' || part.enum || part.const !== undefined || part.format) return false;
    if (part.maxLength !== undefined) return part.maxLength > LONGEST_TEXT;
    return !isBounded(part.pattern ?? '');
  });
  expect(unbounded.map(({ place }) => place)).toEqual([]);
});

it('declares `listWork` for each call that accepts a long list, and for no other', () => {
  const takesLongList = (operation: OperationShape) =>
    filledIn(operation).some(({ part }) => (entriesOf(part) ?? 0) > SHORT);
  const long = all.filter(takesLongList).map(({ id }) => id);
  expect(all.flatMap(({ id, listWork }) => (listWork ? [id] : [])).sort()).toEqual(long.sort());
});
