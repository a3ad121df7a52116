import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/backoffice';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { formatMoney } from 'ui-kit/money';
import { z } from 'zod';
import { percentText } from '../../shared/percent-text.ts';
import { may } from '../../shared/session/permisos.ts';
import { PropiosAnteriores } from './propios-anteriores.tsx';
import type { PrecioRow } from './texts.ts';

const schema = z.object({
  precio: z.number('Escribe el precio.').positive('El precio debe ser mayor a cero.').max(LIMITS.precioMax),
});

export interface PrecioDialogProps {
  condicion_id: string;
  row: PrecioRow;
  /** The agreement's general discount in percent, which lowers own prices too. */
  descuento: number | null;
  save: (row: PrecioRow, precio: number | null) => Promise<void>;
  onClose: () => void;
}

/** Sets or removes the own price of a product in an agreement. */
export function PrecioDialog({ condicion_id, row, descuento, save, onClose }: PrecioDialogProps) {
  const initialValues: { precio: number | null } = { precio: row.propio };
  const form = useForm({
    initialValues,
    schema,
    save: ({ precio }) => save(row, precio),
    onSaved: onClose,
  });
  const removal = useForm({
    initialValues: {},
    schema: z.object({}),
    save: () => save(row, null),
    onSaved: onClose,
  });
  return (
    <DetailsDialog open maxWidth="xs" title={`Precio propio de ${row.nombre}`} onClose={onClose}>
      <Typography sx={{ mb: 4 }}>
        {`En la tienda cuesta ${formatMoney(row.base)}. ${
          row.propio === null
            ? `Sin precio propio queda en ${formatMoney(row.precio)}.`
            : 'Si la tienda lo ofrece por menos, vale la oferta.'
        }`}
      </Typography>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <MoneyField
          name="precio"
          label="Precio propio"
          max={LIMITS.precioMax}
          required
          {...(descuento !== null && {
            help: `El cliente paga ${percentText(descuento)} menos, por el descuento general.`,
          })}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <FormActions submitLabel="Guardar" busyLabel="Guardando…" />
          {row.propio !== null && (
            <Button
              variant="text"
              loading={removal.formik.isSubmitting}
              onClick={() => void removal.formik.submitForm()}
            >
              Quitar el precio propio
            </Button>
          )}
        </Stack>
        {removal.failure && (
          <Typography role="alert" color="error">
            {removal.failure}
          </Typography>
        )}
      </FormFrame>
      {may('precios.deProducto') && (
        <PropiosAnteriores producto_id={row.producto_id} condicion_id={condicion_id} />
      )}
    </DetailsDialog>
  );
}
