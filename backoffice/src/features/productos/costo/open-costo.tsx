import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Costo, costosGetOptions, costosUpdate, LIMITS } from 'api-client/backoffice';
import { costoBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { Answer } from 'app-core/queries/answer';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';

/** Saved separately from the product's form; resets when another user saved the cost. */
export function CostoOpened({ producto_id }: { producto_id: string }) {
  const costo = useQuery(costosGetOptions({ path: { id: producto_id } }));
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Lo que te cuesta, por la misma medida que su precio. Lo ven solo los administradores. Cada pedido
        guarda el costo que había al hacerse: de ahí salen los márgenes.
      </Typography>
      <Answer query={costo} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {(data) => <CostoForm key={data.version} producto_id={producto_id} costo={data} />}
      </Answer>
    </>
  );
}

const OLD = queriesOf('costos');
const CHANGED =
  'Otra persona cambió el costo mientras tanto. Aquí está el que rige: revísalo y vuelve a guardar.';

/** An empty cost means unknown. */
function CostoForm({ producto_id, costo }: { producto_id: string; costo: Costo }) {
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
