import { useQueryClient } from '@tanstack/react-query';
import { type Ajustes, type AjustesBody, ajustesGetOptions, ajustesUpdate } from 'api-client/backoffice';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { type ReactNode, useState } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { queriesOf } from '../../shared/queries.ts';

const OLD = queriesOf('ajustes', 'tienda');
const CHANGED =
  'Otra persona cambió los ajustes mientras tanto. Aquí están los que rigen: revísalos y vuelve a guardar.';

type VersionHeader = { 'If-Match': string };

interface Options<Values, Schema extends z.ZodType> {
  ajustes: Ajustes;
  /** The form's initial values; they don't change while the form is mounted. */
  initialValues: Values;
  schema: Schema;
  bodyOf?: (values: Values) => unknown;
  /** Returns the changed settings. */
  changeOf?: (body: z.output<Schema>) => AjustesBody;
  /** Replaces the settings call, for settings with a call of their own. */
  save?: (body: z.output<Schema>, headers: VersionHeader) => Promise<{ data: Ajustes }>;
  /** Success message. */
  done: string;
}

/** A form for one part of the shop's settings. Refuses to overwrite a change that the admin has not seen. */
function useAjustesForm<Values extends object, Schema extends z.ZodType>(options: Options<Values, Schema>) {
  const { ajustes, schema, bodyOf, done } = options;
  const { changeOf = (body) => body as AjustesBody } = options;
  const { save = (body, headers) => ajustesUpdate({ body: changeOf(body), headers }) } = options;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [initialValues] = useState(options.initialValues);
  return useForm({
    initialValues,
    schema,
    ...(bodyOf && { bodyOf }),
    save: (body) => save(body, { 'If-Match': `"${ajustes.version}"` }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(ajustesGetOptions().queryKey, data);
      toasts.success(done);
      void queryClient.invalidateQueries(OLD);
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      if (!isConflict(error)) return messageOf(error);
      toasts.warning(CHANGED);
      void queryClient.invalidateQueries(OLD);
      return undefined;
    },
  });
}

interface AjustesFormProps<Values, Schema extends z.ZodType> extends Options<Values, Schema> {
  id: string;
  title: string;
  /** Shown above the form. */
  before?: ReactNode;
  labels: Record<string, string>;
  autoComplete?: 'off';
  submitLabel: string;
  children: ReactNode;
}

/** The titled section of a settings form. Its button is disabled without changes. */
export function AjustesForm<Values extends object, Schema extends z.ZodType>(
  props: AjustesFormProps<Values, Schema>,
) {
  const { id, title, before, labels, autoComplete, submitLabel, children, ...options } = props;
  const form = useAjustesForm(options);
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {before}
      <FormFrame
        form={form}
        before={<ErrorSummary names={labels} focusOnSubmit={false} />}
        {...(autoComplete && { autoComplete })}
      >
        {children}
        <FormActions
          submitLabel={submitLabel}
          busyLabel="Guardando..."
          disabled={form.saved || !form.formik.dirty}
        />
      </FormFrame>
    </section>
  );
}
