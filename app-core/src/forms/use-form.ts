import { useMutation } from '@tanstack/react-query';
import { type FormikErrors, useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { isConflict, messageOf } from '../queries/errors.ts';
import { isTold, toldByScreen } from '../queries/own-failures.ts';
import { complaintsOf, type FieldOf, refusalsOf } from './complaints.ts';
import { useRefusals } from './use-refusals.ts';

export interface FormOptions<Values extends object, Schema extends z.ZodType, Saved> {
  initialValues: Values;
  /** The contract's rules of what is sent, with their messages. */
  schema: Schema;
  /** What is sent, out of what stands in the form: the values as they are, unless said. */
  bodyOf?: (values: Values) => unknown;
  fieldOf?: FieldOf;
  save: (body: z.output<Schema>, sending: Sending<Values>) => Promise<Saved>;
  onSaved: (saved: Saved, values: Values) => unknown;
  /**
   * Tells a failure that the policy did not tell. What it returns stands at the form until the next try: the error's
   * sentence by default, and nothing where the fields say it.
   */
  onFailed?: (error: unknown, atFields: boolean) => string | undefined;
  /** Somebody else saved first: what is to stand in the form instead; saved at once, unless the person has to be asked. */
  onConflict?: (values: Values) => Promise<{ values: Values; agreed: boolean }>;
}

export interface Sending<Values> {
  /** The same object as long as nothing was changed. */
  values: Values;
  /** How much of the files has been sent, 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Whoever finds another's save before each of so many tries of theirs is told, rather than kept waiting. */
const MOST_TRIES = 3;

/**
 * A form from its first key to its save: the first complaint of each field by the contract's rules; one save at a time;
 * what the server refuses at its field, until that changes. Whatever fails, the form keeps what was typed.
 */
export function useForm<Values extends object, Schema extends z.ZodType, Saved>(
  options: FormOptions<Values, Schema, Saved>,
) {
  const {
    initialValues,
    schema,
    bodyOf = (values) => values,
    fieldOf = (root) => root,
    onFailed = (error, atFields) => (atFields ? undefined : messageOf(error)),
    onConflict,
  } = options;
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [saved, setSaved] = useState(false);
  const { refuse, standing } = useRefusals<Values>();
  const underWay = useRef<Promise<void>>(undefined);
  const trying = useRef(false);
  /** The values that were saved: a page that is left at once, before the form renders anew, loses nothing. */
  const savedValues = useRef<Values>(undefined);
  // As a mutation, so that the app's policy hears of a session that is over.
  const { mutateAsync } = useMutation({
    mutationFn: (values: Values) =>
      options.save(schema.parse(bodyOf(values)), { values, onProgress: setProgress }),
    ...toldByScreen,
  });

  const formik = useFormik<Values>({
    initialValues,
    validate: async (values) => {
      const sending = trying.current;
      const complaints = await complaintsOf(schema, bodyOf(values), fieldOf);
      // What the server alone refused may be tried again as it is: only the server can know.
      if (sending && Object.keys(complaints).length === 0) return {};
      return { ...standing(values), ...complaints } as FormikErrors<Values>;
    },
    // A second submit waits for the first one's end, and does nothing.
    onSubmit: (values) => {
      underWay.current ??= submit(values).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
  });

  /** Nothing when it is the person's turn to say what is to become of a conflict. */
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
      // Nothing is unsaved any more.
      formik.resetForm({ values: done.values });
      options.onSaved(done.result, done.values);
    } catch (error) {
      const complaints = refuse(values, refusalsOf(error, fieldOf));
      const atFields = Object.keys(complaints).length > 0;
      if (atFields) formik.setErrors(complaints as FormikErrors<Values>);
      setFailure(isTold(error) ? undefined : onFailed(error, atFields));
    } finally {
      setProgress(undefined);
    }
  };

  /** Formik begins to validate before this returns. */
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
