/** A customer's ledger, as the customer and staff read it. */
import { z } from 'zod';
import { amount, diasQuery, pageQuery, total, uuid } from './common.ts';
import { LIMITS } from './limits.ts';
import { CIERRES, MEDIOS_PAGO, TIPOS_MOVIMIENTO } from './words.ts';

export const cuentaCorrienteQuery = pageQuery.extend(diasQuery.shape);

const cheque = z.object({
  banco: z.string().nullable().describe('Null once the data of its person were erased, as is its number'),
  numero: z.string().nullable(),
  fecha: z.iso.date().describe('From when on the bank pays it'),
});

export const movimiento = z
  .object({
    movimiento_id: uuid,
    fecha: z.iso.date(),
    tipo: z.enum(TIPOS_MOVIMIENTO),
    medio: z.enum(MEDIOS_PAGO).nullable(),
    importe: amount.describe('What is owed more because of it; less, below zero'),
    saldo: amount.describe('What is owed with it, and all before it'),
    pedido: z.object({ pedido_id: uuid, numero: z.int() }).nullable(),
    vence: z.iso.date().nullable().describe('Until when an order is to be paid'),
    cheque: cheque.nullable(),
    nota: z.string().nullable(),
    revierte: uuid.nullable().describe('The line that it takes back'),
    cierre: z
      .enum(CIERRES)
      .nullish()
      .describe('Of a `diferencia` that takes back all of an order: what became of the order'),
    revertido: z.boolean().describe('Whether another one takes it back'),
  })
  .meta({ id: 'Movimiento' });

export const cuentaDePedido = z
  .object({
    pedido_id: uuid,
    numero: z.int(),
    debe: amount.describe('What it costs, as long as it is sold'),
    resta: amount.describe('What of it no payment covers: what names no order covers what falls due first'),
    vence: z.iso.date().nullable().describe('Null while nothing is owed for it'),
    vencido: z.boolean(),
  })
  .meta({ id: 'CuentaDePedido' });

/** Totals of a ledger. */
export const cuentaFigures = {
  saldo: amount.describe('What is owed; what the shop owes, below zero'),
  vencido: amount.describe('What of it fell due before today'),
  plazo: z.int().describe('Days from when an order is sold until it falls due'),
};

export const miCuentaCorriente = z
  .object({
    ...cuentaFigures,
    pendientes: z
      .array(cuentaDePedido)
      .max(LIMITS.pedidosPendientes)
      .describe('Orders of which something is left to be paid, the last ones first'),
    movimientos: z.array(movimiento).describe('The newest first'),
    total,
  })
  .meta({ id: 'MiCuentaCorriente' });
