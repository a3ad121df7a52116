import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { type FormOptions, useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';

export interface SaveTexts {
  done: string;
  /** Duration of the success toast in ms; the kit's default if undefined. */
  doneFor?: number;
  failed: string;
  /** The title above the server's message, for errors without a field. */
  failedTitle?: string;
}

export interface SaveFormOptions<Values extends object, Schema extends z.ZodType>
  extends Omit<FormOptions<Values, Schema, unknown>, 'onSaved' | 'onFailed'> {
  texts: SaveTexts;
  /** Queries to invalidate. */
  queries: QueryFilters;
  /** Navigates after so many ms. */
  leave: { after: number; to: () => unknown };
}

/** A form that shows the result in toasts, and navigates some time after a success. */
export function useSaveForm<Values extends object, Schema extends z.ZodType>({
  texts,
  queries,
  leave,
  ...form
}: SaveFormOptions<Values, Schema>) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const leaveLater = useLeaveLater();
  return useForm({
    ...form,
    onSaved: () => {
      toasts.success(texts.done, { ...(texts.doneFor !== undefined && { duration: texts.doneFor }) });
      void queryClient.invalidateQueries(queries);
      leaveLater(leave.to, leave.after);
    },
    onFailed: (error, atFields) => {
      toasts.error(texts.failed);
      return atFields ? undefined : [texts.failedTitle, messageOf(error)].filter(Boolean).join(' ');
    },
  });
}
