/** A customer's own orders. Whose they are is never asked for: it is the caller's. */
import { z } from 'zod';
import { pageQuery, total } from './common.ts';
import { defineOperation } from './define.ts';
import { pedidoConDetalles } from './pedidos.ts';

export const misPedidosPage = z
  .object({ pedidos: z.array(pedidoConDetalles), total })
  .meta({ id: 'MisPedidosPage' });

export const misPedidosOperations = [
  defineOperation({
    id: 'misPedidos.list',
    route: 'GET /mis-pedidos',
    summary: "The caller's own orders with their lines, newest first.",
    audience: 'customer',
    admits: ['staff'],
    surfaces: ['storefront'],
    query: pageQuery,
    answers: { 200: misPedidosPage },
  }),
  defineOperation({
    id: 'misPedidos.get',
    route: 'GET /mis-pedidos/{pedido_id}',
    summary: "One of the caller's own orders. Another's is as if it did not exist.",
    audience: 'customer',
    admits: ['staff'],
    surfaces: ['storefront'],
    answers: { 200: pedidoConDetalles },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
