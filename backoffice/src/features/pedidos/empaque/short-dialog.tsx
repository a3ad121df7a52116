import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/backoffice';
import { cantidadText } from 'api-client/backoffice-entrega';
import { empaqueLinea } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { NumberField } from 'ui-kit/forms/number-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { type Mark, setMark } from './progress.ts';
import type { Part } from './tally.ts';

const MOTIVOS = [
  { value: 'falta', label: 'Falta stock' },
  { value: 'acordado', label: 'Acordado con el cliente' },
];

/** A quantity with decimals. */
const KILOS = { kilos: true, max: LIMITS.cantidadMax };

interface Values {
  cantidad: number | null;
  motivo: 'falta' | 'acordado';
  sin_stock: boolean;
}

interface ShortDialogProps {
  part: Part;
  onClose: () => void;
}

/** Asks for the available quantity of a line. */
export function ShortDialog({ part, onClose }: ShortDialogProps) {
  return (
    <DetailsDialog open title={`Cuánto hay de ${part.linea.nombre}`} onClose={onClose}>
      <ShortForm part={part} onClose={onClose} />
    </DetailsDialog>
  );
}

function ShortForm({ part, onClose }: ShortDialogProps) {
  const { pedido, linea, mark } = part;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = root.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const [initialValues] = useState<Values>(() => ({
    cantidad: mark?.cantidad ?? null,
    motivo: mark?.motivo === 'acordado' ? 'acordado' : 'falta',
    sin_stock: mark?.sin_stock ?? true,
  }));
  const form = useForm({
    initialValues,
    schema: empaqueLinea,
    bodyOf: ({ cantidad, motivo, sin_stock }) => {
      const short = cantidad === null || cantidad < linea.cantidad;
      return {
        producto_id: linea.producto_id,
        esperada: linea.cantidad,
        cantidad,
        ...(short && { motivo }),
        sin_stock: short && motivo === 'falta' && sin_stock,
      };
    },
    // Stored on the device until the order is packed.
    save: async ({ producto_id: _, ...line }) => setMark(pedido.pedido_id, linea.producto_id, line as Mark),
    onSaved: onClose,
    onFailed: messageOf,
  });
  const { motivo } = form.formik.values;
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <Typography color="textSecondary">
          {`El pedido N.º ${pedido.numero} lleva ${cantidadText(linea.cantidad)}. Otro producto en su lugar se elige en la página del pedido.`}
        </Typography>
        <NumberField name="cantidad" label="Cantidad que hay" required {...(linea.por_kilo && KILOS)} />
        <SelectField name="motivo" label="Motivo" options={MOTIVOS} required />
        {motivo === 'falta' && <CheckboxField name="sin_stock" label={`Dejar ${linea.nombre} sin stock`} />}
        <Stack direction="row">
          <FormActions submitLabel="Anotar faltante" busyLabel="Anotando…" />
        </Stack>
      </FormFrame>
    </div>
  );
}
