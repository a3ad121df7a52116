import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { FormFrame } from 'app-core/forms/form-frame';
import { type FormOptions, useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { type ComponentProps, useState } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { useReturnTo } from './use-return-to.ts';

export interface SaveTexts {
  done: string;
  /** Duration of the success toast in ms; the kit's default if undefined. */
  doneFor?: number;
  failed: string;
  /** The title above the server's message, for errors without a field. */
  failedTitle?: string;
}

export interface SaveFormOptions<Values extends object, Schema extends z.ZodType>
  extends Omit<FormOptions<Values, Schema, unknown>, 'initialValues' | 'onSaved' | 'onFailed'> {
  /** The values of the first render; later values do not change the open form. */
  initialValues: Values | (() => Values);
  texts: SaveTexts;
  /** Queries to invalidate. */
  queries: QueryFilters;
  /** The page after a success, unless the form was opened from another list. */
  list: string;
  /** Milliseconds from a success until the list opens. */
  leaveAfter?: number;
}

/** A form that shows the result in toasts, and opens its list some time after a success. */
export function useSaveForm<Values extends object, Schema extends z.ZodType>({
  texts,
  queries,
  list,
  leaveAfter = 1000,
  ...form
}: SaveFormOptions<Values, Schema>) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const leaveLater = useDelayedNavigation();
  const { leave } = useReturnTo(list);
  const [initialValues] = useState(form.initialValues);
  return useForm({
    ...form,
    initialValues,
    onSaved: () => {
      toasts.success(texts.done, { ...(texts.doneFor !== undefined && { duration: texts.doneFor }) });
      void queryClient.invalidateQueries(queries);
      leaveLater(leave, leaveAfter);
    },
    onFailed: (error, atFields) => {
      toasts.error(texts.failed);
      return atFields ? undefined : [texts.failedTitle, messageOf(error)].filter(Boolean).join(' ');
    },
  });
}

interface SaveFormProps<Values extends object> extends ComponentProps<typeof FormFrame<Values>> {
  form: ReturnType<typeof useSaveForm<Values, z.ZodType>>;
  /** The labels of the fields, for the error summary. */
  names: Readonly<Record<string, string>>;
}

/** The frame of a form on its own page: error summary, fields and 'Guardar'. */
export function SaveForm<Values extends object>(props: SaveFormProps<Values>) {
  const { form, names, children, ...frame } = props;
  return (
    <FormFrame form={form} before={<ErrorSummary names={names} focusOnSubmit={false} />} {...frame}>
      {children}
      <FormActions submitLabel="Guardar" busyLabel="Guardando..." disabled={form.saved} sticky />
    </FormFrame>
  );
}
