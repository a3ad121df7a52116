import { styled } from '@mui/material/styles';
import { toCents, toPesos } from 'api-client/backoffice';
import { movimientoBody, pagoBody } from 'api-client/backoffice-cuenta';
import { useFormikContext } from 'formik';
import { formatMoney } from 'ui-kit/money';
import { line, lowWindow } from 'ui-kit/theme/tokens';
import { z } from 'zod';

/** An order that can be paid. */
export interface Payable {
  pedido_id: string;
  numero: number;
  resta: number;
}

interface Medio {
  medio: string;
  importe: number | null;
  cheque_banco: string;
  cheque_numero: string;
  cheque_fecha: string;
}
type Field = keyof Medio;
/** Field names end with the method's index from 0, because form errors use flat names. */
type MedioFields = { [name in Field as `${name}_${number}`]: Medio[name] };

export interface Values extends MedioFields {
  kind: string;
  /** Number of payment methods. */
  cantidad: number;
  pedido_id: string;
  fecha: string;
  nota: string;
}

export const isAjuste = (kind: string): boolean => kind === 'suma' || kind === 'resta';

/** A payment with its methods, or another account entry. */
export const registrarBody = z.discriminatedUnion('tipo', [
  pagoBody.extend({ tipo: z.literal('pago') }),
  movimientoBody.safeExtend({ tipo: z.enum(['nota_de_credito', 'ajuste']) }),
]);

const medioAt = (values: Values, at: number): Medio => ({
  medio: values[`medio_${at}`] ?? '',
  importe: values[`importe_${at}`] ?? null,
  cheque_banco: values[`cheque_banco_${at}`] ?? '',
  cheque_numero: values[`cheque_numero_${at}`] ?? '',
  cheque_fecha: values[`cheque_fecha_${at}`] ?? '',
});

const fieldsOf = (medio: Medio, at: number) =>
  Object.fromEntries(Object.entries(medio).map(([name, value]) => [`${name}_${at}`, value])) as MedioFields;

const places = ({ cantidad }: Values) => Array.from({ length: cantidad }, (_, at) => at);

export const emptyValues = (importe: number | null, pedidoId: string, fecha: string): Values => ({
  ...fieldsOf({ medio: 'transferencia', importe, cheque_banco: '', cheque_numero: '', cheque_fecha: '' }, 0),
  ...{ kind: 'pago', cantidad: 1, pedido_id: pedidoId, fecha, nota: '' },
});

/** Returns the sum of all methods in cents; empty fields count as zero. */
export const sumCents = (values: Values): number =>
  places(values).reduce((sum, at) => sum + toCents(medioAt(values, at).importe || 0), 0);

/** Returns the remaining debt as a proposal; null without any. */
export const proposedOf = (debe: number, values?: Values): number | null => {
  const cents = toCents(debe) - (values ? sumCents(values) : 0);
  return cents > 0 ? toPesos(cents) : null;
};

/** Adds a payment method with the last one's kind and bank, for the remaining debt. */
export function withMedio(values: Values, debe: number): Values {
  const { cantidad } = values;
  const last = medioAt(values, cantidad - 1);
  const next = { ...last, importe: proposedOf(debe, values), cheque_numero: '', cheque_fecha: '' };
  return { ...values, ...fieldsOf(next, cantidad), cantidad: cantidad + 1 };
}

/** Removes a payment method; later ones move up. */
export function withoutMedio(values: Values, removed: number): Values {
  const remainingMedios = places(values).flatMap((at) => (at === removed ? [] : [medioAt(values, at)]));
  const names = Object.keys(fieldsOf(medioAt(values, 0), values.cantidad - 1));
  const otherValues = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  return Object.assign(
    { ...otherValues, cantidad: remainingMedios.length } as Values,
    ...remainingMedios.map(fieldsOf),
  );
}

const bodyOfMedio = ({ medio, importe, ...cheque }: Medio) => {
  const byCheque = medio === 'cheque';
  return {
    ...{ medio, importe },
    cheque_banco: byCheque ? cheque.cheque_banco : null,
    cheque_numero: byCheque ? cheque.cheque_numero : null,
    cheque_fecha: byCheque ? cheque.cheque_fecha || null : null,
  };
};

export function toBody(values: Values): unknown {
  const { kind, fecha } = values;
  const shared = { fecha, nota: values.nota || null, pedido_id: values.pedido_id || null };
  const { importe } = medioAt(values, 0);
  if (kind === 'pago') {
    return { tipo: 'pago', ...shared, medios: places(values).map((at) => bodyOfMedio(medioAt(values, at))) };
  }
  if (!isAjuste(kind)) return { tipo: kind, ...shared, importe };
  return {
    ...{ tipo: 'ajuste', ...shared, pedido_id: null },
    importe: kind === 'resta' && importe !== null ? -importe : importe,
  };
}

/** Returns 'importe_1' for 'medios.1.importe'. */
export function toField(root: string, path: string): string {
  const [, at, name] = /^medios[.[](\d+)\]?\.(\w+)/.exec(path) ?? [];
  if (at !== undefined) return `${name}_${at}`;
  if (root === 'medios') return 'medio_0';
  if (root === 'importe') return 'importe_0';
  return root === 'tipo' ? 'kind' : root;
}

/** Sticks to the dialog's bottom while the fields scroll. */
export const SumBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Covers the padding below the fields, where they would show while they scroll.
  bottom: theme.spacing(-2),
  marginBlockEnd: theme.spacing(-2),
  zIndex: 1,
  [lowWindow]: { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 5),
  paddingBlock: theme.spacing(3, 5),
  background: theme.tokens.palette.background.paper,
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));

/** The sum of the payment methods, and the remaining debt in pesos. */
export function PagoSum({ debe }: { debe: number }) {
  const { values } = useFormikContext<Values>();
  const sum = sumCents(values);
  const remainder = toCents(debe) - sum;
  return (
    <div role="status">
      <strong>{`Suma ${formatMoney(toPesos(sum))}`}</strong>
      <div>
        {remainder >= 0
          ? `Queda por pagar ${formatMoney(toPesos(remainder))}`
          : `${formatMoney(toPesos(-remainder))} a favor`}
      </div>
    </div>
  );
}
