import { useMutation } from '@tanstack/react-query';
import type { UploadProgress } from 'api-client/backoffice';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { isConflict, isToldByPolicy, messageOf } from './errors.ts';
import { complaintsOf, firstMessages } from './form-failure.ts';
import { useLeaveLater } from './use-leave-later.ts';

export interface SaveOptions<Values> {
  save: (values: Values, onProgress: UploadProgress) => Promise<unknown>;
  done: string;
  /** How long the toast of success stands, in ms; the kit's default otherwise. */
  doneFor?: number;
  failed: string;
  /** Over the server's reason, where it speaks of no field. */
  failedTitle?: string;
  /** Where the server's complaints are shown. */
  fieldOf?: (root: string) => string;
  onDone?: () => unknown;
  /** After how many ms, to where. */
  leave: { after: number; to: () => unknown };
  /** Somebody else saved first. */
  onConflict?: () => unknown;
}

/**
 * Saves a form that may carry files: says how much has been sent and how it ended, puts what the server refuses at its
 * fields, and leaves some time after a success. Whatever fails, the form keeps what was typed.
 */
export function useSave<Values extends object>(options: SaveOptions<Values>) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState(false);
  const leaveLater = useLeaveLater();
  const toasts = useToasts();
  const { mutateAsync } = useMutation({
    mutationFn: (values: Values) => options.save(values, setProgress),
    meta: { ownErrors: true },
  });

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
      setSaved(true);
      // Nothing is unsaved any more.
      form.resetForm({ values });
      toasts.success(options.done, { ...(options.doneFor !== undefined && { duration: options.doneFor }) });
      void options.onDone?.();
      leaveLater(options.leave.to, options.leave.after);
    } catch (error) {
      if (isConflict(error) && options.onConflict) await options.onConflict();
      else refuse(error, form);
    } finally {
      setProgress(undefined);
    }
  };

  const refuse = (error: unknown, form: FormikHelpers<Values>) => {
    if (isToldByPolicy(error)) return;
    toasts.error(options.failed);
    const fields = firstMessages<Values>(complaintsOf(error), options.fieldOf);
    if (Object.keys(fields).length > 0) form.setErrors(fields);
    else setFailure([options.failedTitle, messageOf(error)].filter(Boolean).join(' '));
  };

  return { submit, progress, failure, saved };
}
