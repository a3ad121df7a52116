/** A customer's ledger, as the customer and staff read it. */
import { z } from 'zod';
import { amount, diasQuery, pageQuery, total, uuid } from './common.ts';
import { cargoIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { CIERRES, MEDIOS_PAGO, TIPOS_MOVIMIENTO } from './words.ts';

export const cuentaCorrienteQuery = pageQuery.extend(diasQuery.shape);

const cheque = z.object({
  banco: z
    .string()
    .nullable()
    .describe("Null after the erasure of the person's data, like the cheque's number"),
  numero: z.string().nullable(),
  fecha: z.iso.date().describe('First day on which the bank pays the cheque'),
});

export const movimiento = z
  .object({
    movimiento_id: uuid,
    fecha: z.iso.date(),
    tipo: z.enum(TIPOS_MOVIMIENTO),
    medio: z.enum(MEDIOS_PAGO).nullable(),
    importe: amount.describe('Amount added to the debt; negative if the debt decreases'),
    saldo: amount.describe('Balance after this entry'),
    pedido: z.object({ pedido_id: uuid, numero: z.int() }).nullable(),
    vence: z.iso.date().nullable().describe('Due date of an order'),
    cheque: cheque.nullable(),
    nota: z.string().nullable(),
    revierte: uuid.nullable().describe('The entry that this one reverses'),
    cierre: z
      .enum(CIERRES)
      .nullish()
      .describe("For a `diferencia` that cancels a whole order: the order's final status"),
    iva: cargoIva
      .nullish()
      .describe(
        "The tax in the charge or the reversal of a whole order that shows the tax, if the order's lines are unchanged since",
      ),
    revertido: z.boolean().describe('True if another entry reverses this one'),
  })
  .meta({ id: 'Movimiento' });

export const cuentaDePedido = z
  .object({
    pedido_id: uuid,
    numero: z.int(),
    debe: amount.describe("The order's total while the order counts as sold"),
    resta: amount.describe('Unpaid part. Payments that name no order cover the oldest debt first'),
    vence: z.iso.date().nullable().describe('Due date; null while nothing is owed for the order'),
    vencido: z.boolean(),
  })
  .meta({ id: 'CuentaDePedido' });

/** Totals of a ledger. */
export const cuentaFigures = {
  saldo: amount.describe('Balance in ARS; negative if the shop owes the customer'),
  vencido: amount.describe('Part of the balance that fell due before today'),
  plazo: z.int().describe('Days from approval of an order to its due date'),
};

export const miCuentaCorriente = z
  .object({
    ...cuentaFigures,
    pendientes: z
      .array(cuentaDePedido)
      .max(LIMITS.pedidosPendientes)
      .describe('Orders with an unpaid part, newest first'),
    movimientos: z.array(movimiento).describe('Newest first'),
    total,
  })
  .meta({ id: 'MiCuentaCorriente' });
