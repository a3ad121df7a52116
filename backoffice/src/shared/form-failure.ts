import { ApiError } from 'api-client/backoffice';
import type { FormikErrors } from 'formik';

/** A complaint of a schema or of the server. */
interface Complaint {
  path: readonly PropertyKey[];
  message: string;
}

/** The first message of each field, under the field's own name however deep below it the complaint is. */
export function firstMessages<Values>(
  complaints: readonly Complaint[],
  fieldOf: (root: string) => string = (root) => root,
): FormikErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of complaints) errors[fieldOf(String(path[0]))] ??= message;
  return errors as FormikErrors<Values>;
}

/** What the server refused, field by field; none when it spoke of the whole. */
export const complaintsOf = (error: unknown): Complaint[] =>
  error instanceof ApiError
    ? error.details.map(({ field, message }) => ({ path: field.split(/[.[]/), message }))
    : [];
