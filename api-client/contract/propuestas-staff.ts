/** Staff's decision on a change that a customer proposes. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { pedidoConDetalles } from './pedidos.ts';
import { lines } from './plain-text.ts';
import { propuestaDePedido } from './propuestas.ts';

export const rechazoDePropuestaBody = z
  .object({
    motivo: lines('Escribe el motivo.')
      .min(1, 'Escribe el motivo.')
      .max(LIMITS.motivoCancelacion, `Escribe hasta ${LIMITS.motivoCancelacion} caracteres.`)
      .describe('Reason, mailed to the customer'),
  })
  .meta({ id: 'RechazoDePropuestaBody' });

const params = z.object({ pedido_id: uuid, propuesta_id: uuid });

export const propuestasStaffOperations = [
  defineOperation({
    id: 'pedidos.propuesta',
    route: 'GET /pedidos/{pedido_id}/propuesta',
    summary: 'The newest change that the customer of an order proposed.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    answers: { 200: propuestaDePedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'pedidos.aceptarPropuesta',
    route: 'POST /pedidos/{pedido_id}/propuesta/{propuesta_id}/aceptar',
    summary: 'Edits an order as its customer proposed, unless the proposal or the order changed meanwhile.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    versioned: true,
    params,
    answers: { 200: pedidoConDetalles },
    errors: ['NO_ENCONTRADO', 'PROPUESTA_CERRADA', 'PEDIDO_DESACTUALIZADO', 'MONTO_MAXIMO'],
  }),
  defineOperation({
    id: 'pedidos.rechazarPropuesta',
    route: 'POST /pedidos/{pedido_id}/propuesta/{propuesta_id}/rechazar',
    summary: 'Rejects the change that the customer of an order proposed; the order stays unchanged.',
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    params,
    body: { type: 'json', schema: rechazoDePropuestaBody },
    answers: { 200: propuestaDePedido },
    errors: ['NO_ENCONTRADO', 'PROPUESTA_CERRADA'],
  }),
] as const;

/** Ids of the operations that a separate module implements. */
export type PropuestasStaffId = (typeof propuestasStaffOperations)[number]['id'];
