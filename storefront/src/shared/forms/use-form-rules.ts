import type { FormikErrors } from 'formik';
import { useRef } from 'react';
import type { z } from 'zod';
import { toFormikValidationSchema, type ValidationError } from 'zod-formik-adapter';

type Values = Record<string, string>;

/** By its name: the adapter's class is compiled so that what it throws is no instance of it. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** The first complaint about each field: an empty one is missing before it is anything else. */
async function firstErrors(schema: z.ZodType, values: Values): Promise<Record<string, string>> {
  try {
    await toFormikValidationSchema(schema).validate(values);
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) errors[path] ??= message;
    return errors;
  }
}

/**
 * A form's rules out of the contract's schema, with what the server refused: its message stays at the field until
 * the person changes the value that it is about.
 */
export function useFormRules<V extends Values>(schema: z.ZodType) {
  const refused = useRef(new Map<string, { value: string | undefined; message: string }>());
  return {
    validate: async (values: V): Promise<FormikErrors<V>> => {
      const errors = await firstErrors(schema, values);
      for (const [field, { value, message }] of refused.current) {
        if (values[field] === value) errors[field] ??= message;
      }
      return errors as FormikErrors<V>;
    },
    /** Remembers the server's messages by field; false if there are none, or none of this form's fields. */
    refuse: (values: V, fieldErrors: Record<string, string>): boolean => {
      refused.current = new Map(
        Object.entries(fieldErrors)
          .filter(([field]) => field in values)
          .map(([field, message]) => [field, { value: values[field], message }]),
      );
      return refused.current.size > 0;
    },
  };
}
