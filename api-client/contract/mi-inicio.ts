/** The customer's part of the home page, in one call. */
import { z } from 'zod';
import { amount, uuid } from './common.ts';
import { cuentaFigures } from './cuenta-corriente.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { ABOUT_POPULARES, miHabitual, populares } from './mis-habituales.ts';
import { estadoPedido, pedidoConDetalles } from './pedidos.ts';

/** Maximum of orders in progress in the answer; further ones are only counted. */
export const PEDIDOS_EN_CURSO = 3;

const pedidoEnCurso = z
  .object({
    pedido_id: uuid,
    numero: z.int(),
    fecha_pedido: z.iso.datetime(),
    estado_pedido: estadoPedido,
    total_precio: amount,
    proximo: z.iso
      .date()
      .nullable()
      .describe("Next delivery day at the order's address; null if unknown or after the order was sent"),
  })
  .meta({ id: 'PedidoEnCurso' });

export const miInicio = z
  .object({
    ultimo: pedidoConDetalles.nullable().describe('Newest order that is not cancelled'),
    en_curso: z.array(pedidoEnCurso).max(PEDIDOS_EN_CURSO).describe('Orders in progress, newest first'),
    en_curso_total: z.int().describe('Number of orders in progress'),
    tiene_habituales: z.boolean(),
    toca: z.array(miHabitual).max(LIMITS.habituales).describe('Usual products that are due and available'),
    populares: populares.nullable().describe(`For customers without usual products: ${ABOUT_POPULARES}`),
    saldo: cuentaFigures.saldo,
    vencido: cuentaFigures.vencido,
  })
  .meta({ id: 'MiInicio' });

export const miInicioOperations = [
  defineOperation({
    id: 'miInicio.get',
    route: 'GET /mi-inicio',
    summary:
      "Data of a customer's home page: the last order, orders in progress, due usual products, and the debt.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: miInicio },
  }),
] as const;
