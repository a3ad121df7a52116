import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'api-client/core';
import { type FormikErrors, type FormikTouched, useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { toFormikValidationSchema, type ValidationError } from 'zod-formik-adapter';
import { isConflict, messageOf } from '../queries/errors.ts';
import { isReported, reportedByScreen } from '../queries/own-failures.ts';

/** Error messages by field name. */
type Complaints = Record<string, string>;

/** Returns the field that shows an error about `root`. `path` is the full path, for example "medios.1.importe". */
type FieldOf = (root: string, path: string) => string;

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
async function complaintsOf(schema: z.ZodType, body: unknown, fieldOf: FieldOf): Promise<Complaints> {
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
function refusalsOf(error: unknown, fieldOf: FieldOf): Complaints {
  const details = error instanceof ApiError ? error.details : [];
  return firstOfEach(
    details.map(({ field, message }) => ({ path: field, message })),
    fieldOf,
  );
}

/** Stores the server's field errors. Each error stays until its field's value changes. */
function useRefusals<Values extends object>(first: { values: Values; complaints: Complaints }) {
  const refused = useRef(first);
  return {
    /** Stores and returns the errors of the form's own fields. */
    refuse: (values: Values, all: Complaints): Complaints => {
      const complaints = Object.fromEntries(Object.entries(all).filter(([field]) => field in values));
      refused.current = { values, complaints };
      return complaints;
    },
    /** Returns the errors that still apply to these values. */
    stillValid: (values: Values): Complaints => {
      const then = new Map<string, unknown>(Object.entries(refused.current.values));
      const now = new Map<string, unknown>(Object.entries(values));
      const complaints = Object.entries(refused.current.complaints);
      return Object.fromEntries(complaints.filter(([field]) => now.get(field) === then.get(field)));
    },
  };
}

export interface FormOptions<Values extends object, Schema extends z.ZodType, Saved> {
  initialValues: Values;
  /** Errors of these values that the server's page shows before hydration. */
  initialErrors?: Complaints | undefined;
  /** Validation rules of the contract for the sent body, with their messages. */
  schema: Schema;
  /** Returns the body to send; by default the form's values. */
  bodyOf?: (values: Values) => unknown;
  fieldOf?: FieldOf;
  save: (body: z.output<Schema>, sending: Sending<Values>) => Promise<Saved>;
  onSaved: (saved: Saved, values: Values) => unknown;
  /**
   * Handles a failure that the policy did not show. The returned message stays at the form until the next submit. By
   * default: the error's sentence, or nothing if a field shows the error.
   */
  onFailed?: (error: unknown, atFields: boolean) => string | undefined;
  /** Called on a stale version. Returns the merged values; they are saved at once unless the user must be asked. */
  onConflict?: (values: Values) => Promise<{ values: Values; agreed: boolean }>;
}

interface Sending<Values> {
  /** The same object as long as nothing changes. */
  values: Values;
  /** Called with the uploaded share of the files, 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Stop after this many stale-version conflicts, so that the user does not wait without end. */
const MOST_TRIES = 3;

/**
 * Form state from typing to saving: validates by the contract and runs one save at a time. The server's error stays at
 * its field until the value changes. A failed save keeps the typed values.
 */
export function useForm<Values extends object, Schema extends z.ZodType, Saved>(
  options: FormOptions<Values, Schema, Saved>,
) {
  const {
    initialValues,
    initialErrors = {},
    schema,
    bodyOf = (values) => values,
    fieldOf = (root) => root,
    onFailed = (error, atFields) => (atFields ? undefined : messageOf(error)),
    onConflict,
  } = options;
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [saved, setSaved] = useState(false);
  const { refuse, stillValid } = useRefusals({ values: initialValues, complaints: initialErrors });
  const underWay = useRef<Promise<void>>(undefined);
  const trying = useRef(false);
  /** The saved values: a page left before the next render must not count as unsaved. */
  const savedValues = useRef<Values>(undefined);
  // Use a mutation, so that the app's error policy sees an expired session.
  const { mutateAsync } = useMutation({
    mutationFn: (values: Values) =>
      options.save(schema.parse(bodyOf(values)), { values, onProgress: setProgress }),
    ...reportedByScreen,
  });

  const formik = useFormik<Values>({
    initialValues,
    initialErrors: initialErrors as FormikErrors<Values>,
    initialTouched: Object.fromEntries(
      Object.keys(initialErrors).map((name) => [name, true]),
    ) as FormikTouched<Values>,
    validate: async (values) => {
      const sending = trying.current;
      const complaints = await complaintsOf(schema, bodyOf(values), fieldOf);
      // Only the server can check this again: ignore its old errors while submitting.
      if (sending && Object.keys(complaints).length === 0) return {};
      return { ...stillValid(values), ...complaints } as FormikErrors<Values>;
    },
    // A second submit waits for the first one and sends nothing.
    onSubmit: (values) => {
      underWay.current ??= submit(values).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
  });

  /** Saves, merging on conflict. Returns undefined if the user must decide about the conflict. */
  const saveOver = async (
    values: Values,
    tries = MOST_TRIES,
  ): Promise<{ result: Saved; values: Values } | undefined> => {
    try {
      return { result: await mutateAsync(values), values };
    } catch (error) {
      if (!onConflict || !isConflict(error) || tries === 1) throw error;
      const merged = await onConflict(values);
      if (merged.agreed) return saveOver(merged.values, tries - 1);
      await formik.setValues(merged.values);
      return undefined;
    }
  };

  const submit = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      const done = await saveOver(values);
      if (!done) return;
      setSaved(true);
      savedValues.current = values;
      // Mark the form as unchanged.
      formik.resetForm({ values: done.values });
      options.onSaved(done.result, done.values);
    } catch (error) {
      const complaints = refuse(values, refusalsOf(error, fieldOf));
      const atFields = Object.keys(complaints).length > 0;
      if (atFields) formik.setErrors(complaints as FormikErrors<Values>);
      setFailure(isReported(error) ? undefined : onFailed(error, atFields));
    } finally {
      setProgress(undefined);
    }
  };

  /** Marks the validation as part of a submit; Formik starts to validate before this function returns. */
  const toSend =
    <Args extends unknown[], Result>(submitting: (...args: Args) => Result) =>
    (...args: Args): Result => {
      trying.current = true;
      try {
        return submitting(...args);
      } finally {
        trying.current = false;
      }
    };
  const { handleSubmit, submitForm } = formik;
  const sending = { handleSubmit: toSend(handleSubmit), submitForm: toSend(submitForm) };
  const isSaved = () => savedValues.current === formik.values;
  return { formik: { ...formik, ...sending }, failure, progress, saved, isSaved };
}
