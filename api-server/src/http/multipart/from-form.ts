import { z } from 'zod';
import type { FormEntry } from './read-form.ts';

/** A part of a field: `x[0][id]` belongs to field `x` and has the path `['0', 'id']`. */
interface Part {
  path: string[];
  value: string | File;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Converts the parts of a form to the types that the schema describes. A part of another format stays unchanged, so
 * that the schema refuses it. Lists come as `x[0][id]=…`, or as one JSON text per item: `x={"id":…}`.
 */
export function fromForm(schema: z.ZodType, entries: readonly FormEntry[]): Record<string, unknown> {
  const parts = new Map<string, Part[]>();
  for (const { name, value } of entries) {
    const [, root, rest = ''] = NAME.exec(name) ?? [];
    if (root === undefined) continue;
    const path = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
    parts.set(root, [...(parts.get(root) ?? []), { path, value }]);
  }
  return readFields(schema, parts);
}

function readFields(schema: z.ZodType, parts: ReadonlyMap<string, Part[]>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) throw new Error('The schema of a form must be an object');
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const fieldParts = parts.get(name);
    if (fieldParts) values[name] = readField(field as z.ZodType, fieldParts);
  }
  return values;
}

function readField(field: z.ZodType, parts: readonly Part[]): unknown {
  const { type, nullable } = plain(field);
  if (!(type instanceof z.ZodArray)) {
    const values = parts.map(({ value }) => readScalar(type, nullable, value));
    return values.length > 1 ? values : values[0];
  }
  const element = plain(type.element as z.ZodType).type;
  if (!(element instanceof z.ZodObject)) return parts.map(({ value }) => readScalar(element, false, value));
  return readElements(element, parts);
}

/** Returns the items in the order of their indexes, followed by the items that came as JSON. */
function readElements(element: z.ZodObject, parts: readonly Part[]): unknown[] {
  const indexed = new Map<number, Map<string, Part[]>>();
  const rest: unknown[] = [];
  for (const { path, value } of parts) {
    const [index = '', key, ...deeper] = path;
    if (key === undefined || !/^\d{1,4}$/.test(index)) {
      rest.push(fromJson(value));
      continue;
    }
    const fields = indexed.get(Number(index)) ?? new Map<string, Part[]>();
    fields.set(key, [...(fields.get(key) ?? []), { path: deeper, value }]);
    indexed.set(Number(index), fields);
  }
  const inOrder = [...indexed].sort(([one], [other]) => one - other);
  return [...inOrder.map(([, fields]) => readFields(element, fields)), ...rest];
}

function fromJson(value: string | File): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** At most 15 digits, which a number represents exactly. A longer text stays a text, and the schema refuses it. */
const AMOUNT = /^-?(?=(?:\D*\d){1,15}\D*$)\d+(\.\d+)?$/;

function readScalar(type: z.ZodType, nullable: boolean, value: string | File): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (nullable && (text === '' || text === 'null')) return null;
  if (type instanceof z.ZodNumber) return AMOUNT.test(text) ? Number(text) : value;
  if (type instanceof z.ZodBoolean) return text === 'true' || (text === 'false' ? false : value);
  if (type instanceof z.ZodFile) return text === '' ? undefined : value;
  return value;
}

/** Returns the type without its optional, nullable and default wrappers. */
function plain(field: z.ZodType): { type: z.ZodType; nullable: boolean } {
  let type = field;
  let nullable = false;
  while (isWrapper(type)) {
    nullable ||= type instanceof z.ZodNullable;
    type = type.unwrap() as z.ZodType;
  }
  return { type, nullable };
}

const isWrapper = (type: z.ZodType) =>
  type instanceof z.ZodOptional ||
  type instanceof z.ZodExactOptional ||
  type instanceof z.ZodNullable ||
  type instanceof z.ZodDefault;
