/** A change of an order that its customer proposes before approval. Staff accept or reject the proposal. */
import { z } from 'zod';
import { amount, shownPrecio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { NOT_WHOLE } from './kilos.ts';
import { LIMITS } from './limits.ts';
import { ESTADOS_PROPUESTA } from './words.ts';

const TOO_MANY = 'La cantidad no puede ser mayor a 999';

const propuestaLinea = z.object({
  producto_id: uuid,
  cantidad: z
    .int(NOT_WHOLE)
    .min(0, 'La cantidad no puede ser negativa.')
    .lt(LIMITS.cantidadMax, TOO_MANY)
    .describe('New quantity; 0 removes the line'),
  precio_unitario: shownPrecio
    .exactOptional()
    .describe('The price that the caller saw, for a product that the order does not contain yet'),
});

export const propuestaBody = z
  .object({
    lineas: z
      .array(propuestaLinea)
      .min(1, 'Cambia algo del pedido.')
      .max(LIMITS.detallesPerPedido, 'Son demasiadas líneas.'),
  })
  .meta({ id: 'PropuestaBody' });

export const propuesta = z
  .object({
    propuesta_id: uuid,
    estado: z.enum(ESTADOS_PROPUESTA),
    fecha: z.iso.datetime(),
    resuelta_en: z.iso.datetime().nullable(),
    motivo: z.string().nullable().describe('Why staff rejected the proposal'),
    al_dia: z.boolean().describe('True if the order did not change since the proposal'),
    total_precio: amount.describe('Total of the order with the proposal'),
    lineas: z.array(
      z.object({
        producto_id: uuid,
        nombre: z.string(),
        antes: z.number().nullable().describe('null for an added product'),
        despues: z.int().describe('0 for a removed line'),
        precio_unitario: amount,
      }),
    ),
  })
  .meta({ id: 'Propuesta' });

export const propuestaDePedido = z
  .object({ propuesta: propuesta.nullable().describe('The newest proposal in any state') })
  .meta({ id: 'PropuestaDePedido' });

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: ['ver-precios'],
  surfaces: ['storefront'],
} as const;

export const propuestasOperations = [
  defineOperation({
    id: 'misPedidos.propuesta',
    route: 'GET /mis-pedidos/{pedido_id}/propuesta',
    summary: "The newest proposal to change one of the caller's own orders.",
    ...own,
    answers: { 200: propuestaDePedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'misPedidos.proponer',
    listWork: 'statements',
    route: 'PUT /mis-pedidos/{pedido_id}/propuesta',
    summary:
      "Proposes a change of one of the caller's own orders that awaits approval. Replaces an open proposal. A repeated call changes nothing.",
    ...own,
    versioned: true,
    rate: { points: 60, seconds: 900 },
    body: { type: 'json', schema: propuestaBody },
    answers: { 200: propuestaDePedido },
    errors: [
      'NO_ENCONTRADO',
      'PROPUESTA_NO_DISPONIBLE',
      'PRODUCTO_REPETIDO',
      'PEDIDO_DESACTUALIZADO',
      'MONTO_MAXIMO',
    ],
  }),
  defineOperation({
    id: 'misPedidos.retirarPropuesta',
    route: 'DELETE /mis-pedidos/{pedido_id}/propuesta',
    summary:
      "Withdraws the open proposal for one of the caller's own orders; succeeds without effect if there is none.",
    ...own,
    rate: { points: 60, seconds: 900 },
    answers: { 200: propuestaDePedido },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;

export type PropuestasId = (typeof propuestasOperations)[number]['id'];
