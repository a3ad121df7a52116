import { z } from 'zod';

type Path = (string | number)[];

/**
 * Returns the error for the first list in `value` that is longer than its schema allows, else undefined. Reads no item
 * of a list that is too long, so the time of the answer does not grow with the list.
 */
export function longList(schema: z.ZodType, value: unknown, path: Path = []): z.ZodError | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const maximum = findMaximum(inner);
    if (maximum !== undefined && value.length > maximum) return findRefusal(inner, path, maximum);
    return findFirst(value.entries(), ([place, item]) =>
      longList(inner.element as z.ZodType, item, [...path, place]),
    );
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return findFirst(Object.entries(inner.shape), ([name, field]) =>
      Object.hasOwn(value, name)
        ? longList(field as z.ZodType, (value as Record<string, unknown>)[name], [...path, name])
        : undefined,
    );
  }
  if (inner instanceof z.ZodUnion) {
    const refusals = inner.options.map((option) => longList(option as z.ZodType, value, path));
    return refusals.every((one) => one !== undefined) ? refusals[0] : undefined;
  }
  if (inner instanceof z.ZodIntersection) {
    const { left, right } = inner.def;
    return longList(left as z.ZodType, value, path) ?? longList(right as z.ZodType, value, path);
  }
  return undefined;
}

/** Returns the maximum number of items of a list, or undefined. */
export function findMaximum({ _zod }: z.ZodArray): number | undefined {
  const defs = (_zod.def.checks ?? []).map((check) => check._zod.def as { check: string; maximum?: number });
  return defs.find(({ check }) => check === 'max_length')?.maximum;
}

/** Returns the input schema without optional, nullable, default and transform wrappers. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Returns the schema's own error for a list with one item too many; the items are not validated. */
function findRefusal(schema: z.ZodArray, path: Path, maximum: number): z.ZodError | undefined {
  const uncounted = z.clone(schema, { ...schema._zod.def, element: z.unknown() });
  const { error } = uncounted.safeParse(Array(maximum + 1).fill(null));
  return error && new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
}

function findFirst<T, R>(all: Iterable<T>, find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
