/**
 * The dashboard: work that waits for staff, and figures of orders that are approved, sent or received. Days
 * are in the shop's time zone.
 */
import { z } from 'zod';
import { amount } from './common.ts';
import { defineOperation } from './define.ts';

const range = z.enum(['week', 'month'], 'El rango debe ser week o month.');
const periodoQuery = z.object({
  periodo: z
    .enum(['actual', 'anterior'], 'El período debe ser actual o anterior.')
    .default('actual')
    .describe('The current week or month, or the previous one'),
});

const figures = { audience: 'staff', areas: ['dinero'], query: periodoQuery } as const;
/** Areas for amounts of money. */
const earned = ['dinero', 'ver-precios'] as const;
const inRange = { ...figures, params: z.object({ range }) } as const;

const espera = z
  .object({
    cantidad: z.int(),
    desde: z.iso
      .datetime()
      .nullable()
      .describe('When the oldest waiting order was placed; null if none waits'),
  })
  .meta({ id: 'Espera' });

export const tableroOperations = [
  defineOperation({
    id: 'pedidos.pendientes',
    route: 'GET /tablero/pedidos',
    summary: 'The number of orders that await approval, and of those that wait to be packed and sent.',
    audience: 'staff',
    areas: ['pedidos'],
    answers: {
      200: z
        .object({ por_aprobar: espera, por_empacar: espera.nullish(), por_enviar: espera })
        .meta({ id: 'PedidosPendientes' }),
    },
  }),
  defineOperation({
    id: 'usuarios.pendientes',
    route: 'GET /tablero/solicitudes',
    summary: 'The number of open requests for an account.',
    audience: 'staff',
    areas: ['solicitudes'],
    answers: { 200: espera },
  }),
  defineOperation({
    ...figures,
    areas: earned,
    id: 'pedidos.gananciaDia',
    route: 'GET /pedidos/ganancia-dia',
    summary: 'Earnings of each day of a week, Monday to Sunday.',
    answers: {
      200: z.object({ labels: z.array(z.string()), data: z.array(amount) }).meta({ id: 'GananciaDia' }),
    },
  }),
  defineOperation({
    ...figures,
    areas: earned,
    id: 'pedidos.gananciaMes',
    route: 'GET /pedidos/ganancia-mes',
    summary: 'Earnings of each week of a month.',
    answers: {
      200: z.array(z.object({ semana: z.string(), ganancia: amount }).meta({ id: 'GananciaSemana' })),
    },
  }),
  defineOperation({
    ...inRange,
    id: 'pedidos.productosVendidos',
    route: 'GET /pedidos/productos-vendidos/{range}',
    summary: 'Units sold in a week or month.',
    answers: { 200: z.object({ total: z.int() }).meta({ id: 'ProductosVendidos' }) },
  }),
  defineOperation({
    ...inRange,
    id: 'detallesPedidos.totalProductosVendidos',
    route: 'GET /detalles-pedidos/total-productos-vendidos/{range}',
    summary: 'Units sold per category in a week or month.',
    answers: {
      200: z
        .object({ categoria: z.array(z.string()), cantidad: z.array(z.int()) })
        .meta({ id: 'CantidadPorCategoria' }),
    },
  }),
  defineOperation({
    ...inRange,
    areas: earned,
    id: 'detallesPedidos.productosMasVendidos',
    route: 'GET /detalles-pedidos/productos-mas-vendidos/{range}',
    summary: 'Earnings per category in a week or month, the highest first.',
    answers: {
      200: z.array(
        z.object({ categoria: z.string(), ganancia: amount }).meta({ id: 'GananciaPorCategoria' }),
      ),
    },
  }),
] as const;

export type TableroId = (typeof tableroOperations)[number]['id'];
