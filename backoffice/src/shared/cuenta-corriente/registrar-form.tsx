import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, cuentaCorrienteRegistrar, LIMITS, type MovimientoBody } from 'api-client/backoffice';
import { MEDIO_TEXTS, MEDIOS_PAGO, movimientoBody, NOTA_DE_CREDITO } from 'api-client/backoffice-cuenta';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shopDay } from 'ui-kit/dates';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { refreshCuentas } from './queries.ts';

/** An order that something may be paid for. */
export interface Payable {
  pedido_id: string;
  numero: number;
  resta: number;
}

export interface RegistrarProps {
  usuarioId: string;
  /** Orders that may be chosen. */
  pedidos: readonly Payable[];
  /** The one that is paid for. */
  pedido?: Payable | undefined;
  onDone: () => void;
}

/** What is registered, as the form names it: an adjustment is two, one for each way. */
const KINDS = [
  { value: 'pago', label: 'Pago' },
  { value: 'nota_de_credito', label: NOTA_DE_CREDITO },
  { value: 'suma', label: 'Ajuste: suma a lo que debe' },
  { value: 'resta', label: 'Ajuste: resta de lo que debe' },
];
const DONE: Record<MovimientoBody['tipo'], string> = {
  pago: 'Pago registrado',
  nota_de_credito: 'Nota de crédito registrada',
  ajuste: 'Ajuste registrado',
};
const medios = MEDIOS_PAGO.map((value) => ({ value, label: MEDIO_TEXTS[value] }));

interface Values {
  kind: string;
  importe: number | null;
  medio: string;
  cheque_banco: string;
  cheque_numero: string;
  cheque_fecha: string;
  pedido_id: string;
  fecha: string;
  nota: string;
}

const bodyOf = ({ kind, importe, ...values }: Values) => {
  const ajuste = kind === 'suma' || kind === 'resta';
  const paid = kind === 'pago';
  const byCheque = paid && values.medio === 'cheque';
  return {
    tipo: ajuste ? 'ajuste' : kind,
    importe: kind === 'resta' && importe !== null ? -importe : importe,
    medio: paid ? values.medio || null : null,
    cheque_banco: byCheque ? values.cheque_banco : null,
    cheque_numero: byCheque ? values.cheque_numero : null,
    cheque_fecha: byCheque ? values.cheque_fecha || null : null,
    pedido_id: ajuste ? null : values.pedido_id || null,
    fecha: values.fecha,
    nota: values.nota || null,
  };
};

/** A payment, a credit note or an adjustment. It is kept for good: what was wrong is reversed. */
export function RegistrarForm({ usuarioId, pedidos, pedido, onDone }: RegistrarProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  /** The server's question: the order is paid for already. */
  const [repeated, setRepeated] = useState<string>();
  const isSure = useRef(false);
  const [initialValues] = useState<Values>(() => ({
    ...{ kind: 'pago', medio: 'transferencia', importe: pedido && pedido.resta > 0 ? pedido.resta : null },
    ...{
      cheque_banco: '',
      cheque_numero: '',
      cheque_fecha: '',
      pedido_id: pedido?.pedido_id ?? '',
      nota: '',
    },
    fecha: shopDay(new Date()),
  }));
  const form = useForm({
    initialValues,
    schema: movimientoBody,
    bodyOf,
    fieldOf: (root) => (root === 'tipo' ? 'kind' : root),
    save: async (body, { values }) =>
      (
        await cuentaCorrienteRegistrar({
          path: { id: usuarioId },
          body: { ...(body as MovimientoBody), ...(isSure.current && { confirmado: true }) },
          headers: { 'Idempotency-Key': keyOf(values) },
        })
      ).data,
    onSaved: ({ tipo, importe }) => {
      toasts.success(`${DONE[tipo as MovimientoBody['tipo']]}: ${formatMoney(Math.abs(importe))}`);
      refreshCuentas(queryClient);
      onDone();
    },
    onFailed: (error, atFields) => {
      if (error instanceof ApiError && error.code === 'PAGO_REPETIDO') {
        setRepeated(messageOf(error));
        return undefined;
      }
      return atFields ? undefined : messageOf(error);
    },
  });
  const { kind, medio } = form.formik.values;
  const adjusts = kind === 'suma' || kind === 'resta';
  const registerAnyway = async () => {
    setRepeated(undefined);
    isSure.current = true;
    // Only this payment is confirmed, not the next one.
    await form.formik.submitForm().finally(() => {
      isSure.current = false;
    });
  };
  return (
    <FormFrame form={form} autoComplete="off" failsBelow>
      <ConfirmDialog
        open={repeated !== undefined}
        title="¿Registrar otro pago de este pedido?"
        text={repeated}
        onConfirm={() => void registerAnyway()}
        onCancel={() => setRepeated(undefined)}
        texts={{ confirm: 'Sí, es otro pago', cancel: 'No, volver' }}
      />
      <SelectField name="kind" label="Qué se registra" options={KINDS} required />
      <MoneyField name="importe" label="Importe" max={LIMITS.totalMax} required />
      {kind === 'pago' && <SelectField name="medio" label="Medio" options={medios} required />}
      {kind === 'pago' && medio === 'cheque' && (
        <>
          <TextField name="cheque_banco" label="Banco" required />
          <TextField name="cheque_numero" label="Número de cheque" required />
          <TextField name="cheque_fecha" label="Fecha de cobro" type="date" required />
        </>
      )}
      {!adjusts && pedidos.length > 0 && (
        <SelectField
          name="pedido_id"
          label="Pedido"
          placeholder="A cuenta: cubre lo que vence primero"
          options={pedidos.map(({ pedido_id, numero, resta }) => ({
            value: pedido_id,
            label: `N.º ${numero}, resta ${formatMoney(resta)}`,
          }))}
        />
      )}
      <TextField name="fecha" label="Fecha" type="date" required />
      <TextField
        name="nota"
        label="Nota"
        help={adjusts ? 'Por qué. La ve el cliente.' : 'La ve el cliente.'}
        required={adjusts}
      />
      <Stack direction="row">
        <FormActions submitLabel="Registrar" busyLabel="Registrando…" />
      </Stack>
    </FormFrame>
  );
}
