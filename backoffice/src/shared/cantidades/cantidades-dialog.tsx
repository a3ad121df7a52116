import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type CantidadesOfProducto,
  type CantidadesPropias,
  LIMITS,
  quantityAbove,
} from 'api-client/backoffice';
import { cantidadesBody } from 'api-client/backoffice-condiciones';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { NumberField } from 'ui-kit/forms/number-field';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { ServerError } from 'ui-kit/server-error';
import { least } from 'ui-kit/theme/tokens';
import { z } from 'zod';
import { useFirstFresh } from '../use-first-fresh.ts';
import { EscalasFields } from './escalas-fields.tsx';
import { cantidadesOptions } from './queries.ts';
import { cantidadesText } from './texts.ts';
import { useChangeCantidades } from './use-change-cantidades.ts';
import { bodyOf, fieldOf, type Values, valuesOf } from './values.ts';

export interface CantidadesDialogProps {
  producto_id: string;
  nombre: string;
  /** Price of a single unit, in the agreement if there is one; undefined if it is unknown. */
  precio: number | undefined;
  /** The agreement; undefined for all customers. */
  condicion_id?: string;
  onClose: () => void;
}

/** Two short fields beside each other. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.button}), 1fr))`,
  alignItems: 'start',
  gap: theme.spacing(3),
}));

/** Sets or removes the sales terms of a product that depend on the quantity. */
export function CantidadesDialog(props: CantidadesDialogProps) {
  const { producto_id, nombre, condicion_id, onClose } = props;
  const query = useQuery(cantidadesOptions(producto_id, condicion_id));
  const fresh = useFirstFresh(`${producto_id} ${condicion_id}`, query);
  return (
    <DetailsDialog open maxWidth="xs" title={`Venta por cantidad de ${nombre}`} onClose={onClose}>
      <Answer
        query={{ ...query, data: fresh }}
        failed="No se pudo cargar la venta por cantidad."
        loading={<LoadingDots />}
      >
        {(data) => <CantidadesForm {...props} found={data} />}
      </Answer>
    </DetailsDialog>
  );
}

/** Returns the first quantities that are sold: 'Se venden 6, 12, 18…'. */
function stepsText(values: Values): string {
  const { minimo, multiplo } = bodyOf(values);
  const first = multiplo > 1 ? quantityAbove(minimo, { minimo, multiplo }) : undefined;
  if (first === undefined) return 'Vacío: de a 1.';
  return `Se venden ${first}, ${first + multiplo}, ${first + 2 * multiplo}…`;
}

interface CantidadesFormProps extends CantidadesDialogProps {
  /** The terms when the dialog opened. */
  found: CantidadesOfProducto;
}

function CantidadesForm(props: CantidadesFormProps) {
  const { producto_id, nombre, precio, condicion_id, found, onClose } = props;
  const own = condicion_id === undefined ? found.tienda : found.condicion;
  const change = useChangeCantidades({ producto_id, nombre, condicion_id: condicion_id ?? null });
  const [initialValues] = useState(() => valuesOf(own));
  const form = useForm({
    initialValues,
    schema: cantidadesBody,
    bodyOf,
    fieldOf,
    save: (body: CantidadesPropias) => change(body),
    onSaved: onClose,
  });
  const removal = useForm({
    initialValues: {},
    schema: z.object({}),
    save: () => change(null),
    onSaved: onClose,
  });
  const isBusy = form.formik.isSubmitting || removal.formik.isSubmitting;
  return (
    <>
      <Typography sx={{ mb: 4 }}>
        {condicion_id === undefined
          ? 'Vale para todos los clientes. Unas condiciones comerciales pueden tener otra, que la reemplaza.'
          : `En la tienda: ${cantidadesText(found.tienda)}. Lo que guardes aquí lo reemplaza para los clientes de estas condiciones.`}
      </Typography>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <Pair>
          <NumberField name="minimo" label="Mínimo" min={1} max={LIMITS.multiploMax} help="Vacío: desde 1." />
          <NumberField
            name="multiplo"
            label="De a"
            min={1}
            max={LIMITS.multiploMax}
            help={stepsText(form.formik.values)}
          />
        </Pair>
        <Typography color="textSecondary">
          {`Cada escala baja el precio${precio === undefined ? '' : ` de ${formatMoney(precio)}`} y lo sigue cuando cambia.`}
        </Typography>
        <EscalasFields precio={precio} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <FormActions
            submitLabel="Guardar"
            busyLabel="Guardando…"
            disabled={!form.formik.dirty || removal.formik.isSubmitting}
          />
          {own && (
            <Button
              variant="text"
              disabled={form.formik.isSubmitting}
              loading={removal.formik.isSubmitting}
              onClick={() => void removal.formik.submitForm()}
            >
              Quitar
            </Button>
          )}
        </Stack>
        {!isBusy && <ServerError>{removal.failure}</ServerError>}
      </FormFrame>
    </>
  );
}
