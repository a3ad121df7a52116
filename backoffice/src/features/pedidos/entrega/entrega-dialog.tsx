import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DetalleConPedido,
  type EntregaLinea,
  entregaReemplazosOptions,
  LIMITS,
  type Producto,
} from 'api-client/backoffice';
import {
  cantidadText,
  kilosText,
  orderedUnits,
  refusalOfDecimals,
  refusalOfReason,
} from 'api-client/backoffice-entrega';
import { entregaLinea } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { NumberField } from 'ui-kit/forms/number-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { formatMoney } from 'ui-kit/money';
import { PrintedWarning } from '../remitos/remitos-impresos.tsx';
import type { Lines } from './lines.ts';
import {
  asksStock,
  type EntregaValues,
  isByKilo,
  reemplazoOf,
  toBody,
  toValues,
  undeliveredOf,
  useTellEntrega,
} from './use-tell-entrega.ts';

const optionOf = ({ producto_id, nombre, precio }: Pick<Producto, 'producto_id' | 'nombre' | 'precio'>) => ({
  value: producto_id,
  label: precio === undefined ? nombre : `${nombre} · ${formatMoney(precio)}`,
});

/** Replacement products of the same categories, in stock and close in price, or the current replacement. */
function ReemplazoFields({ line, lines }: { line: DetalleConPedido; lines: Lines }) {
  const { values } = useFormikContext<EntregaValues>();
  const { data, isPending, isError } = useQuery(
    entregaReemplazosOptions({ path: { id: line.producto.producto_id } }),
  );
  const now = reemplazoOf(lines, line)?.producto;
  const inPedido = new Set(lines.map(({ producto }) => producto.producto_id));
  const options = [
    ...(now ? [optionOf(now)] : []),
    ...(data ?? []).filter(({ producto_id }) => !inPedido.has(producto_id)).map(optionOf),
  ];
  const byKilo = isByKilo(useQueryClient(), { line, lines, reemplazo: values.reemplazo });
  const undelivered = undeliveredOf(line, values.cantidad, byKilo);
  return (
    <>
      <SelectField
        name="reemplazo"
        label="Producto que va en su lugar"
        options={options}
        loading={isPending && !isError}
        placeholder={options.length === 0 ? 'No hay otro de su categoría con stock' : 'Elige un producto'}
        {...(isError && { help: 'No se pudieron cargar los productos de su categoría.' })}
        required
      />
      <NumberField
        name="reemplazo_cantidad"
        label="Cantidad en su lugar"
        min={byKilo ? 0 : 1}
        max={LIMITS.cantidadMax}
        kilos={byKilo}
        help={`Si queda vacía: ${cantidadText(Math.max(undelivered || 0, 0))}`}
      />
    </>
  );
}

const PESO = { value: 'peso', label: 'Peso real' };
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

/** A quantity with decimals. */
const KILOS = { kilos: true, max: LIMITS.cantidadMax };

/** The same rule as the server's. */
const schemaOf = (line: DetalleConPedido) =>
  entregaLinea.superRefine(({ cantidad, motivo }, { addIssue }) => {
    const asked = orderedUnits(line);
    const porKilo = line.por_kilo === true;
    const message =
      (cantidad !== line.cantidad && refusalOfDecimals(cantidad, porKilo)) ||
      (motivo && refusalOfReason({ asked, cantidad, motivo, porKilo }));
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
  const [initialValues] = useState(() => toValues(lines, line));
  const [schema] = useState(() => schemaOf(line));
  const queryClient = useQueryClient();
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
    bodyOf: (values) =>
      toBody(line, values, isByKilo(queryClient, { line, lines, reemplazo: values.reemplazo })),
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
  const ordered = orderedUnits(line);
  return (
    <div ref={root}>
      <FormFrame form={form} autoComplete="off" failsBelow>
        <PrintedWarning pedido_id={line.pedido.pedido_id} />
        <Typography color="textSecondary">{`Se pidieron ${line.por_kilo ? kilosText(ordered) : cantidadText(ordered)}.`}</Typography>
        <NumberField name="cantidad" label="Cantidad que se entrega" required {...(line.por_kilo && KILOS)} />
        <SelectField
          name="motivo"
          label="Motivo"
          options={line.por_kilo ? [...MOTIVOS, PESO] : MOTIVOS}
          required
        />
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
