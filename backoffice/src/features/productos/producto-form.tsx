import { useQueryClient } from '@tanstack/react-query';
import type { UploadProgress } from 'api-client/backoffice';
import { Formik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { ServerError } from 'ui-kit/server-error';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { useSave } from '../../shared/use-save.ts';
import { useVolver } from '../../shared/use-volver.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import type { Opciones } from './opciones.ts';
import { LABELS, ProductoFields } from './producto-fields.tsx';
import { fieldOf, type ProductoValues } from './producto-values.ts';
import { refreshProductos } from './queries.ts';

/** After a success, how long until the panel opens. */
const LEAVES_AFTER = 3000;

export interface ProductoFormTexts {
  submit: string;
  busy: string;
  done: string;
  /** How long its toast stands, in ms. */
  doneFor: number;
  failed: string;
}

export interface ProductoFormProps {
  initial: ProductoValues;
  check: (values: ProductoValues) => FormikErrors<ProductoValues>;
  save: (values: ProductoValues, onProgress: UploadProgress) => Promise<unknown>;
  texts: ProductoFormTexts;
  opciones: Opciones;
  withStock?: boolean;
  onConflict?: () => unknown;
  /** What else happens within the form. */
  children?: ReactNode;
}

/** The form of a product, new or not. Enter does not send it. */
export function ProductoForm(props: ProductoFormProps) {
  const { initial, check, texts, opciones, withStock = false, children } = props;
  const queryClient = useQueryClient();
  const { leave } = useVolver('/panel-producto');
  const { submit, progress, failure, saved } = useSave<ProductoValues>({
    save: props.save,
    done: texts.done,
    doneFor: texts.doneFor,
    failed: texts.failed,
    failedTitle: 'Error al procesar la solicitud.',
    fieldOf,
    onDone: () => refreshProductos(queryClient),
    leave: { after: LEAVES_AFTER, to: leave },
    ...(props.onConflict && { onConflict: props.onConflict }),
  });
  return (
    <Formik initialValues={initial} validate={check} onSubmit={submit}>
      <FormColumn noValidate onKeyDown={withoutEnter}>
        <ErrorSummary labels={LABELS} />
        <ServerError>{failure}</ServerError>
        <ProductoFields opciones={opciones} withStock={withStock} progress={progress} />
        <FormActions submitLabel={texts.submit} busyLabel={texts.busy} disabled={saved} sticky />
        <UnsavedChanges />
        {children}
      </FormColumn>
    </Formik>
  );
}
