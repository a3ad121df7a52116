import { z } from 'zod';
import type { FormEntry } from './read-form.ts';

/** A part below the field that it belongs to: `x[0][id]` of field `x` has the path `['0', 'id']`. */
interface Part {
  path: string[];
  value: string | File;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * A form's parts as the values that the schema describes, as far as they look like them; what doesn't is left as it
 * came, for the schema to refuse. Lists come as `x[0][id]=…`, or as JSON once per element: `x={"id":…}`.
 */
export function fromForm(schema: z.ZodType, entries: readonly FormEntry[]): Record<string, unknown> {
  const parts = new Map<string, Part[]>();
  for (const { name, value } of entries) {
    const [, root, rest = ''] = NAME.exec(name) ?? [];
    if (root === undefined) continue;
    const path = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
    parts.set(root, [...(parts.get(root) ?? []), { path, value }]);
  }
  return fieldsOf(schema, parts);
}

function fieldsOf(schema: z.ZodType, parts: ReadonlyMap<string, Part[]>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) throw new Error('A form is an object');
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const mine = parts.get(name);
    if (mine) values[name] = fieldOf(field as z.ZodType, mine);
  }
  return values;
}

function fieldOf(field: z.ZodType, parts: readonly Part[]): unknown {
  const { type, nullable } = plain(field);
  if (!(type instanceof z.ZodArray)) {
    const values = parts.map(({ value }) => scalarOf(type, nullable, value));
    return values.length > 1 ? values : values[0];
  }
  const element = plain(type.element as z.ZodType).type;
  if (!(element instanceof z.ZodObject)) return parts.map(({ value }) => scalarOf(element, false, value));
  return elementsOf(element, parts);
}

/** Gathered by index, in the order of the indexes; after them those that came as JSON. */
function elementsOf(element: z.ZodObject, parts: readonly Part[]): unknown[] {
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
  return [...inOrder.map(([, fields]) => fieldsOf(element, fields)), ...rest];
}

function fromJson(value: string | File): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** At most 15 digits, which a number holds exactly: what has more is left as text, and refused. */
const AMOUNT = /^-?(?=(?:\D*\d){1,15}\D*$)\d+(\.\d+)?$/;

function scalarOf(type: z.ZodType, nullable: boolean, value: string | File): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (nullable && (text === '' || text === 'null')) return null;
  if (type instanceof z.ZodNumber) return AMOUNT.test(text) ? Number(text) : value;
  if (type instanceof z.ZodBoolean) return text === 'true' || (text === 'false' ? false : value);
  if (type instanceof z.ZodFile) return text === '' ? undefined : value;
  return value;
}

/** The field without what it is wrapped in. */
function plain(field: z.ZodType): { type: z.ZodType; nullable: boolean } {
  let type = field;
  let nullable = false;
  while (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault) {
    nullable ||= type instanceof z.ZodNullable;
    type = type.unwrap() as z.ZodType;
  }
  return { type, nullable };
}
