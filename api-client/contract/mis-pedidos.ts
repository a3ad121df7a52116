/** The caller's own orders. */
import { z } from 'zod';
import { mensaje, pageQuery, total } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { pedidoConDetalles } from './pedidos.ts';
import { miPedidoCambio } from './pedidos-cambios.ts';
import { lines } from './plain-text.ts';
import { reclamoLineas } from './reclamos.ts';

export const misPedidosPage = z
  .object({ pedidos: z.array(pedidoConDetalles), total })
  .meta({ id: 'MisPedidosPage' });

export const recepcionBody = z
  .object({
    falta: lines(undefined)
      .min(1, 'Escribe qué falta o qué llegó mal.')
      .max(LIMITS.falta, `Escribe hasta ${LIMITS.falta} caracteres.`)
      .nullable()
      .describe('What is missing or wrong; null if everything arrived, or if the lines tell it'),
    lineas: reclamoLineas.exactOptional().describe('Lines with missing or wrong products'),
  })
  .meta({ id: 'RecepcionBody' });

export const cancelacionBody = z
  .object({
    motivo: lines(undefined)
      .max(LIMITS.motivoCancelacion, `Escribe hasta ${LIMITS.motivoCancelacion} caracteres.`)
      .nullable()
      .describe("The customer's reason; null if not given"),
  })
  .meta({ id: 'CancelacionBody' });

export const misPedidosOperations = [
  defineOperation({
    id: 'misPedidos.list',
    route: 'GET /mis-pedidos',
    summary: "The caller's own orders with their lines, newest first.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    query: pageQuery,
    answers: { 200: misPedidosPage },
  }),
  defineOperation({
    id: 'misPedidos.get',
    route: 'GET /mis-pedidos/{pedido_id}',
    summary: "One of the caller's own orders. Answers 404 for other orders.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: pedidoConDetalles },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'misPedidos.historial',
    route: 'GET /mis-pedidos/{pedido_id}/historial',
    summary:
      "The history of one of the caller's own orders, oldest first, without changes that staff undid at once.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: z.array(miPedidoCambio) },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'misPedidos.pdf',
    route: 'GET /mis-pedidos/{pedido_id}/pdf',
    summary: "One of the caller's own orders as a PDF with ordered and delivered quantities and prices.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 60, seconds: 900 },
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'misPedidos.confirmarRecepcion',
    listWork: 'statements',
    route: 'PUT /mis-pedidos/{pedido_id}/recepcion',
    summary:
      "Confirms that one of the caller's own orders was received, and tells what is missing. A repeated call changes nothing.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 60, seconds: 900 },
    body: { type: 'json', schema: recepcionBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'RECEPCION_NO_DISPONIBLE'],
  }),
  defineOperation({
    id: 'misPedidos.cancelar',
    route: 'PUT /mis-pedidos/{pedido_id}/cancelacion',
    summary:
      "Cancels one of the caller's own orders while it awaits approval. A repeated call changes nothing.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 60, seconds: 900 },
    body: { type: 'json', schema: cancelacionBody },
    answers: { 200: pedidoConDetalles },
    errors: ['NO_ENCONTRADO', 'PEDIDO_NO_CANCELABLE'],
  }),
] as const;
