import { ApiError } from 'api-client/core';
import type { z } from 'zod';
import { toFormikValidationSchema, type ValidationError } from 'zod-formik-adapter';

/** Error messages by field name. */
export type Complaints = Record<string, string>;

/** Returns the field that shows an error about `root`. `path` is the full path, for example "medios.1.importe". */
export type FieldOf = (root: string, path: string) => string;

/** Keeps the first error of each top-level field, also for errors in nested fields. */
function firstOfEach(all: readonly { path: string; message: string }[], fieldOf: FieldOf): Complaints {
  const complaints: Complaints = {};
  for (const { path, message } of all) complaints[fieldOf(path.replace(/[.[].*/, ''), path)] ??= message;
  return complaints;
}

/** Compares the name: `instanceof` fails because the adapter's class is compiled. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** Validates a body against the contract. An empty field is reported as missing before any other error. */
export async function complaintsOf(schema: z.ZodType, body: unknown, fieldOf: FieldOf): Promise<Complaints> {
  try {
    await toFormikValidationSchema(schema).validate(body);
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const complaints = error.inner.map(({ path = '', message }) => ({ path, message }));
    return firstOfEach(complaints, fieldOf);
  }
}

/** Returns the server's errors by field; empty if the error is about the whole form. */
export function refusalsOf(error: unknown, fieldOf: FieldOf): Complaints {
  const details = error instanceof ApiError ? error.details : [];
  return firstOfEach(
    details.map(({ field, message }) => ({ path: field, message })),
    fieldOf,
  );
}
