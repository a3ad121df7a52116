import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleConPedido, EntregaLinea } from 'api-client/backoffice';
import { askedOf, refusalOfMore } from 'api-client/backoffice-entrega';
import { entregaLinea } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { NumberField } from 'ui-kit/forms/number-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { PrintedWarning } from '../remitos/printed-warning.tsx';
import { asksStock, bodyOf, valuesOf } from './entrega-linea.ts';
import type { Lines } from './lines.ts';
import { ReemplazoFields } from './reemplazo-fields.tsx';
import { useTellEntrega } from './use-tell-entrega.ts';

const MOTIVOS = [
  { value: 'falta', label: 'Falta stock' },
  { value: 'reemplazo', label: 'Va otro producto en su lugar' },
  { value: 'acordado', label: 'Acordado con el cliente' },
];

export interface EntregaDialogProps {
  line: DetalleConPedido;
  /** All of the order. */
  lines: Lines;
  onClose: () => void;
}

/** The same rule as the server's. */
const schemaOf = (line: DetalleConPedido) =>
  entregaLinea.superRefine(({ cantidad, motivo }, { addIssue }) => {
    const message = motivo && refusalOfMore(askedOf(line), cantidad, motivo);
    if (message) addIssue({ code: 'custom', message, path: ['cantidad'] });
  });

/** The delivered quantity of a line, and why it differs. Two keys fill in and submit. */
export function EntregaDialog({ line, lines, onClose }: EntregaDialogProps) {
  const { nombre } = line.producto;
  return (
    <DetailsDialog open title={`Qué se entrega de ${nombre}`} onClose={onClose}>
      <EntregaForm line={line} lines={lines} onClose={onClose} />
    </DetailsDialog>
  );
}

function EntregaForm({ line, lines, onClose }: EntregaDialogProps) {
  const entrega = useTellEntrega(line, lines);
  const [initialValues] = useState(() => valuesOf(lines, line));
  const [schema] = useState(() => schemaOf(line));
  const root = useRef<HTMLDivElement>(null);
  // The dialog focuses its own button first; move the focus to the quantity.
  useEffect(() => {
    const field = root.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const form = useForm({
    initialValues,
    schema,
    bodyOf: (values) => bodyOf(line, values),
    fieldOf: (field) => (field === 'lineas' ? 'cantidad' : field),
    save: (linea) => entrega.send(linea as EntregaLinea),
    onSaved: (pedido) => {
      entrega.onSent(pedido);
      onClose();
    },
    onFailed: (error, atFields) => {
      if (isConflict(error)) entrega.onConflict();
      return atFields ? undefined : messageOf(error);
    },
  });
  const { values } = form.formik;
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <PrintedWarning pedido_id={line.pedido.pedido_id} />
        <Typography color="textSecondary">{`Se pidieron ${askedOf(line)}.`}</Typography>
        <NumberField name="cantidad" label="Cantidad que se entrega" required />
        <SelectField name="motivo" label="Motivo" options={MOTIVOS} required />
        {values.motivo === 'reemplazo' && <ReemplazoFields line={line} lines={lines} />}
        {asksStock(line, values) && (
          <CheckboxField name="sin_stock" label={`Dejar ${line.producto.nombre} sin stock`} />
        )}
        <Stack direction="row">
          <FormActions submitLabel="Anotar entrega" busyLabel="Anotando…" />
        </Stack>
      </FormFrame>
    </div>
  );
}
