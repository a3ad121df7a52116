/** The figures of the dashboard: of orders that are approved, sent or received, by the shop's own calendar. */
import { z } from 'zod';
import { amount } from './common.ts';
import { defineOperation } from './define.ts';

const range = z.enum(['week', 'month'], 'El rango debe ser week o month.');
const rangeParams = z.object({ range });
const periodoQuery = z.object({
  periodo: z
    .enum(['actual', 'anterior'], 'El período debe ser actual o anterior.')
    .default('actual')
    .describe('The current week or month, or the one before it'),
});

export const tableroOperations = [
  defineOperation({
    id: 'pedidos.gananciaDia',
    method: 'GET',
    path: '/pedidos/ganancia-dia',
    summary: 'Earnings of each day of a week, Monday to Sunday.',
    audience: 'staff',
    query: periodoQuery,
    answers: {
      200: z.object({ labels: z.array(z.string()), data: z.array(amount) }).meta({ id: 'GananciaDia' }),
    },
    errors: [],
  }),
  defineOperation({
    id: 'pedidos.gananciaMes',
    method: 'GET',
    path: '/pedidos/ganancia-mes',
    summary: 'Earnings of each week of a month.',
    audience: 'staff',
    query: periodoQuery,
    answers: {
      200: z.array(z.object({ semana: z.string(), ganancia: amount }).meta({ id: 'GananciaSemana' })),
    },
    errors: [],
  }),
  defineOperation({
    id: 'pedidos.productosVendidos',
    method: 'GET',
    path: '/pedidos/productos-vendidos/{range}',
    summary: 'Units sold in a week or month.',
    audience: 'staff',
    params: rangeParams,
    query: periodoQuery,
    answers: { 200: z.object({ total: z.int() }).meta({ id: 'ProductosVendidos' }) },
    errors: [],
  }),
  defineOperation({
    id: 'detallesPedidos.totalProductosVendidos',
    method: 'GET',
    path: '/detalles-pedidos/total-productos-vendidos/{range}',
    summary: 'Units sold per category in a week or month.',
    audience: 'staff',
    params: rangeParams,
    query: periodoQuery,
    answers: {
      200: z
        .object({ categoria: z.array(z.string()), cantidad: z.array(z.int()) })
        .meta({ id: 'CantidadPorCategoria' }),
    },
    errors: [],
  }),
  defineOperation({
    id: 'detallesPedidos.productosMasVendidos',
    method: 'GET',
    path: '/detalles-pedidos/productos-mas-vendidos/{range}',
    summary: 'Earnings per category in a week or month, the highest first.',
    audience: 'staff',
    params: rangeParams,
    query: periodoQuery,
    answers: {
      200: z.array(
        z.object({ categoria: z.string(), ganancia: amount }).meta({ id: 'GananciaPorCategoria' }),
      ),
    },
    errors: [],
  }),
] as const;
