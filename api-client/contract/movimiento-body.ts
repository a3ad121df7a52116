/** Ledger entries that staff register. */
import { z } from 'zod';
import { storedDia, text, uuid } from './common.ts';
import { LIMITS } from './limits.ts';
import { line } from './plain-text.ts';
import { MEDIOS_PAGO, REGISTERED_TIPOS } from './words.ts';

const NO_IMPORTE = 'El importe debe ser un número con hasta 2 decimales.';

const importe = z
  .number(NO_IMPORTE)
  .min(-LIMITS.totalMax, 'El importe es demasiado grande.')
  .max(LIMITS.totalMax, 'El importe es demasiado grande.')
  .multipleOf(0.01, NO_IMPORTE);

const NOT_ABOVE_0 = 'El importe debe ser mayor a 0.';
const NO_MEDIO = 'Elige con qué pagó.';

const NO_CHEQUE = {
  cheque_banco: 'El banco es obligatorio.',
  cheque_numero: 'El número es obligatorio.',
  cheque_fecha: 'La fecha de cobro es obligatoria.',
};

const cheque = {
  cheque_banco: text('El banco', LIMITS.chequeBanco)
    .nullable()
    .exactOptional()
    .describe('Bank of the cheque; only for payments by cheque, like the next two fields'),
  cheque_numero: text('El número', LIMITS.chequeNumero).nullable().exactOptional(),
  cheque_fecha: storedDia.nullable().exactOptional().describe('First day on which the bank pays the cheque'),
};

type Cheque = { [field in keyof typeof NO_CHEQUE]?: string | null | undefined };
type Refuse = (field: string, message: string) => void;

function requireCheque(given: Cheque, refuse: Refuse): void {
  for (const [field, message] of Object.entries(NO_CHEQUE)) {
    if (!given[field as keyof typeof NO_CHEQUE]) refuse(field, message);
  }
}

/** Fields that payments share with other ledger entries. */
const registered = {
  pedido_id: uuid
    .nullable()
    .exactOptional()
    .describe('Order that the payment covers; absent: the oldest debt first'),
  fecha: storedDia.describe('Date of the payment; not in the future'),
  confirmado: z
    .boolean()
    .exactOptional()
    .describe(
      'True to store the payment although the order is paid already; without it the answer is PAGO_REPETIDO',
    ),
};

const nota = line(undefined, 'La nota')
  .max(LIMITS.notaMovimiento, `La nota no puede exceder los ${LIMITS.notaMovimiento} caracteres.`)
  .nullable()
  .exactOptional();

/** Fields of one kind are ignored for other kinds. */
export const movimientoBody = z
  .object({
    tipo: z.enum(REGISTERED_TIPOS, 'Elige qué se registra.'),
    importe: importe.describe(
      'Paid or credited amount; for an `ajuste` the change of the debt, which may be negative',
    ),
    medio: z.enum(MEDIOS_PAGO, NO_MEDIO).nullable().exactOptional().describe('Means of a payment'),
    ...cheque,
    ...registered,
    nota: nota.describe('Reason, visible to the customer; required for an `ajuste`'),
  })
  .superRefine(({ tipo, importe: amount, medio, nota: why, ...given }, { addIssue }) => {
    const refuse: Refuse = (field, message) => addIssue({ code: 'custom', path: [field], message });
    if (amount === 0 || (amount < 0 && tipo !== 'ajuste')) refuse('importe', NOT_ABOVE_0);
    if (tipo === 'pago' && !medio) refuse('medio', NO_MEDIO);
    if (tipo === 'pago' && medio === 'cheque') requireCheque(given, refuse);
    if (tipo === 'ajuste' && !why) refuse('nota', 'Escribe por qué.');
  })
  .meta({ id: 'MovimientoBody' });

const medioDePago = z
  .object({
    importe: importe.positive(NOT_ABOVE_0),
    medio: z.enum(MEDIOS_PAGO, NO_MEDIO),
    ...cheque,
  })
  .superRefine(({ medio, ...given }, { addIssue }) => {
    if (medio !== 'cheque') return;
    requireCheque(given, (field, message) => addIssue({ code: 'custom', path: [field], message }));
  })
  .meta({ id: 'MedioDePago' });

/** A payment by several means, registered as a whole: for example two cheques and the rest in cash. */
export const pagoBody = z
  .object({
    medios: z
      .array(medioDePago)
      .min(1, NO_MEDIO)
      .max(LIMITS.mediosPerPago, `Un pago puede tener hasta ${LIMITS.mediosPerPago} medios.`)
      .describe('One entry per means; all are stored or none'),
    ...registered,
    nota: nota.describe('Visible to the customer at each entry'),
  })
  .meta({ id: 'PagoBody' });

/** Days between an order's sale and its due date. */
export const plazo = z
  .int('El plazo debe ser un número entero de días.')
  .min(0, 'El plazo no puede ser negativo.')
  .max(LIMITS.plazo, `El plazo puede ser de hasta ${LIMITS.plazo} días.`);

/** A debt in ARS. */
export const limite = importe.min(0, 'El límite no puede ser negativo.');

export const condicionesBody = z
  .object({
    plazo: plazo
      .nullable()
      .describe(
        "Days from approval of an order to its due date; earlier orders keep theirs. Null for the agreement's",
      ),
    limite: limite
      .nullable()
      .describe(
        "Debt above which staff are warned at the approval of an order; null for the agreement's, or no limit",
      ),
  })
  .meta({ id: 'CondicionesBody' });
