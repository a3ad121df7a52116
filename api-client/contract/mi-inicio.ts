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
      .describe('The next day on which it is delivered to where it goes; null once it is sent, or unknown'),
  })
  .meta({ id: 'PedidoEnCurso' });

export const miInicio = z
  .object({
    ultimo: pedidoConDetalles.nullable().describe('The newest order that is not cancelled'),
    en_curso: z.array(pedidoEnCurso).max(PEDIDOS_EN_CURSO).describe('Orders under way, newest first'),
    en_curso_total: z.int().describe('How many orders are under way'),
    tiene_habituales: z.boolean(),
    toca: z.array(miHabitual).max(LIMITS.habituales).describe('Usual products that are due and can be had'),
    populares: populares.nullable().describe(`To who has no usual products: ${ABOUT_POPULARES}`),
    saldo: cuentaFigures.saldo,
    vencido: cuentaFigures.vencido,
  })
  .meta({ id: 'MiInicio' });

export const miInicioOperations = [
  defineOperation({
    id: 'miInicio.get',
    route: 'GET /mi-inicio',
    summary:
      "The caller's last order, orders under way, usual products that are due, and what is owed: what the home page shows of a customer.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: miInicio },
  }),
] as const;
