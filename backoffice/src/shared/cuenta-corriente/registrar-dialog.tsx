import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  cuentaCorrienteRegistrar,
  cuentaCorrienteRegistrarPago,
  LIMITS,
  type MovimientoBody,
} from 'api-client/backoffice';
import { NOTA_DE_CREDITO } from 'api-client/backoffice-cuenta';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { shopDay } from 'ui-kit/dates';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FormActions } from 'ui-kit/forms/form-actions';
import { MoneyField } from 'ui-kit/forms/money-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { formatMoney } from 'ui-kit/money';
import { FieldPairs } from '../field-pairs.tsx';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { MedioFields } from './medio-fields.tsx';
import { refreshCuentas } from './queries.ts';
import {
  emptyValues,
  isAjuste,
  PagoSum,
  type Payable,
  proposedOf,
  registrarBody,
  SumBar,
  sumCents,
  toBody,
  toField,
  withMedio,
  withoutMedio,
} from './registrar-values.tsx';

export type RegistrarDialogProps = RegistrarProps & { onClose: () => void };

export const RegistrarDialog = ({ onClose, ...props }: RegistrarDialogProps) => (
  <DetailsDialog open maxWidth="sm" title="Registrar en la cuenta corriente" onClose={onClose}>
    <RegistrarForm {...props} />
  </DetailsDialog>
);

const Medios = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

interface RegistrarProps {
  usuarioId: string;
  /** The customer's whole debt in pesos. */
  debe: number;
  /** Orders that can be chosen. */
  pedidos: readonly Payable[];
  /** The order to pay. */
  pedido?: Payable | undefined;
  /** Called with the toast's text; `refreshed` resolves once the account has reloaded. */
  onDone: (message: string, refreshed: Promise<void>) => void;
}

/** The form's kinds of entries: an adjustment has one per direction. */
const KINDS = [
  { value: 'pago', label: 'Pago' },
  { value: 'nota_de_credito', label: NOTA_DE_CREDITO },
  { value: 'suma', label: 'Ajuste: suma a lo que debe' },
  { value: 'resta', label: 'Ajuste: resta de lo que debe' },
];
const DONE_TEXTS: Record<MovimientoBody['tipo'], string> = {
  pago: 'Pago registrado',
  nota_de_credito: 'Nota de crédito registrada',
  ajuste: 'Ajuste registrado',
};

/** Registers a payment, a credit note or an adjustment. Entries are permanent: errors are reversed. */
function RegistrarForm({ usuarioId, debe, pedidos, pedido, onDone }: RegistrarProps) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  /** The server's question when the order is already paid. */
  const [repeated, setRepeated] = useState<string>();
  const isSure = useRef(false);
  const dueFor = (pedidoId: string) =>
    pedidoId === '' ? debe : (pedidos.find(({ pedido_id }) => pedido_id === pedidoId)?.resta ?? 0);
  const [initialValues] = useState(() => {
    const pedidoId = pedido?.pedido_id ?? '';
    return emptyValues(proposedOf(dueFor(pedidoId)), pedidoId, shopDay(new Date()));
  });
  const form = useForm({
    initialValues,
    schema: registrarBody,
    bodyOf: toBody,
    fieldOf: toField,
    save: async (body, { values }) => {
      const path = { id: usuarioId };
      const headers = { 'Idempotency-Key': keyOf(values) };
      const confirmed = isSure.current && { confirmado: true };
      if (body.tipo !== 'pago') {
        await cuentaCorrienteRegistrar({ path, body, headers });
        return { tipo: body.tipo, importe: Math.abs(body.importe) };
      }
      const { tipo, ...pago } = body;
      await cuentaCorrienteRegistrarPago({ path, body: { ...pago, ...confirmed }, headers });
      return { tipo, importe: sumCents(values) / 100 };
    },
    onSaved: ({ tipo, importe }, { cantidad }) => {
      const by = tipo === 'pago' && cantidad > 1 ? `, en ${cantidad} medios` : '';
      onDone(`${DONE_TEXTS[tipo]}: ${formatMoney(importe)}${by}`, refreshCuentas(queryClient));
    },
    onFailed: (error, atFields) => {
      if (error instanceof ApiError && error.code === 'PAGO_REPETIDO') {
        setRepeated(messageOf(error));
        return undefined;
      }
      return atFields ? undefined : messageOf(error);
    },
  });
  const { values, setValues, setFieldValue, submitForm, isSubmitting } = form.formik;
  const { kind, cantidad, pedido_id } = values;
  const adjusts = isAjuste(kind);
  const due = dueFor(pedido_id);

  /** The payment method whose first field gets the focus. */
  const focusAt = useRef(0);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a means that comes or goes moves the focus.
  useEffect(() => {
    const field = top.current?.querySelector<HTMLElement>(`[name=medio_${focusAt.current}]`);
    field?.focus();
    field?.scrollIntoView?.({ block: 'nearest' });
  }, [cantidad]);

  // The proposed amount follows the chosen order until the user types another.
  const proposed = useRef({ pedido_id, importe: values.importe_0 });
  useEffect(() => {
    const before = proposed.current;
    if (before.pedido_id === pedido_id) return;
    const importe = proposedOf(due);
    proposed.current = { pedido_id, importe };
    if (cantidad === 1 && values.importe_0 === before.importe) void setFieldValue('importe_0', importe);
  }, [pedido_id, due, cantidad, values.importe_0, setFieldValue]);

  const add = () => {
    focusAt.current = cantidad;
    void setValues(withMedio(values, due));
  };
  const remove = (at: number) => {
    focusAt.current = Math.min(at, cantidad - 2);
    void setValues(withoutMedio(values, at));
  };
  const registerAnyway = async () => {
    setRepeated(undefined);
    isSure.current = true;
    // The confirmation is only for this payment.
    await submitForm().finally(() => {
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
      {kind === 'pago' ? (
        <Medios ref={top}>
          {Array.from({ length: cantidad }, (_, at) => (
            <MedioFields key={at} at={at} onRemove={cantidad > 1 ? () => remove(at) : undefined} />
          ))}
          <div>
            <Button
              startIcon={<AddOutlined />}
              disabled={isSubmitting || cantidad === LIMITS.mediosPerPago}
              onClick={add}
            >
              Agregar otro medio
            </Button>
          </div>
        </Medios>
      ) : (
        <MoneyField name="importe_0" label="Importe" max={LIMITS.totalMax} required />
      )}
      {!adjusts && pedidos.length > 0 && (
        <SelectField
          name="pedido_id"
          label="Pedido"
          placeholder="A cuenta: cubre lo que vence primero"
          options={pedidos.map(({ pedido_id: value, numero, resta }) => ({
            value,
            label: `N.º ${numero}, resta ${formatMoney(resta)}`,
          }))}
        />
      )}
      <FieldPairs>
        <TextField name="fecha" label="Fecha" type="date" required />
        <TextField
          name="nota"
          label="Nota"
          help={adjusts ? 'Por qué. La ve el cliente.' : 'La ve el cliente.'}
          required={adjusts}
        />
      </FieldPairs>
      <SumBar>
        {kind === 'pago' && <PagoSum debe={due} />}
        <FormActions submitLabel="Registrar" busyLabel="Registrando…" />
      </SumBar>
    </FormFrame>
  );
}
