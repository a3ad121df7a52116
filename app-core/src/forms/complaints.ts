import { ApiError } from 'api-client/core';
import type { z } from 'zod';
import { toFormikValidationSchema, type ValidationError } from 'zod-formik-adapter';

/** Messages by field. */
export type Complaints = Record<string, string>;

/** The field that shows a complaint about `root`, where that is no field of its own; `path` is all of its name: "medios.1.importe". */
export type FieldOf = (root: string, path: string) => string;

/** The first complaint about each field, under the field's own name however deep below it it is. */
function firstOfEach(all: readonly { path: string; message: string }[], fieldOf: FieldOf): Complaints {
  const complaints: Complaints = {};
  for (const { path, message } of all) complaints[fieldOf(path.replace(/[.[].*/, ''), path)] ??= message;
  return complaints;
}

/** By its name: the adapter's class is compiled so that what it throws is no instance of it. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** What the contract has against a body; an empty field is missing before it is anything else. */
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

/** What the server refused, field by field; nothing when it spoke of the whole. */
export function refusalsOf(error: unknown, fieldOf: FieldOf): Complaints {
  const details = error instanceof ApiError ? error.details : [];
  return firstOfEach(
    details.map(({ field, message }) => ({ path: field, message })),
    fieldOf,
  );
}
