import { useQueryClient } from '@tanstack/react-query';
import { type Costo, costosGetOptions, costosUpdate, LIMITS } from 'api-client/backoffice';
import { costoBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';

const OLD = queriesOf('costos');
const CHANGED =
  'Otra persona cambió el costo mientras tanto. Aquí está el que rige: revísalo y vuelve a guardar.';

/** An empty cost means unknown. */
export function CostoForm({ producto_id, costo }: { producto_id: string; costo: Costo }) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const path = { id: producto_id };
  const [initialValues] = useState(() => ({ costo: costo.costo }));
  const form = useForm({
    initialValues,
    schema: costoBody,
    save: (body) => costosUpdate({ path, body, headers: { 'If-Match': `"${costo.version}"` } }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(costosGetOptions({ path }).queryKey, data);
      toasts.success('Costo guardado. Vale para los pedidos nuevos.');
    },
    onFailed: (error, atFields) => {
      if (atFields) return undefined;
      if (!isConflict(error)) return messageOf(error);
      toasts.warning(CHANGED);
      void queryClient.invalidateQueries(OLD);
      return undefined;
    },
  });
  return (
    <FormFrame form={form}>
      <MoneyField name="costo" label="Costo" max={LIMITS.precioMax} help="Vacío, no se conoce." />
      <SaveCosto saved={form.saved} />
    </FormFrame>
  );
}

/** Submit button, disabled without changes. */
function SaveCosto({ saved }: { saved: boolean }) {
  const { dirty } = useFormikContext();
  return <FormActions submitLabel="Guardar costo" busyLabel="Guardando..." disabled={saved || !dirty} />;
}
