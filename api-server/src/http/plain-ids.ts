import { z } from 'zod';

/**
 * The identifiers of a request, which may be written in capitals, as the database writes them: equal when and only
 * when they are the same. `value` has passed the schema; what the schema calls no identifier stays as it was sent.
 */
export function plainIds(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodUUID) return typeof value === 'string' ? value.toLowerCase() : value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return plainIds(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((one) => plainIds(schema.element, one));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, plainIds(schema.shape[name], inner)]),
    );
  }
  return value;
}

/** Those of a list of the contract's `idList`, each once, in their order. */
export const splitIds = (list: string): string[] => [...new Set(list.toLowerCase().split(','))];
