/** What was sold, to whom and of what, between any days beside any others: orders that are approved, sent or received. */
import { z } from 'zod';
import { amount, dia, diasQuery, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { INFORMES } from './informes-words.ts';
import { LIMITS } from './limits.ts';
import { pedido } from './pedidos.ts';

/** What a report stands beside. */
export const CONTRAS = ['anterior', 'anio_anterior'] as const;
/** Which come first: those that earned most, that rose most, that fell most, or by name. */
export const ORDENES_INFORME = ['importe', 'sube', 'baja', 'nombre'] as const;
/** Days without an order after which a customer is told as one who stopped. */
export const DIAS_INACTIVOS = ['30', '60', '90', '180'] as const;

const periodoQuery = diasQuery.extend({
  desde: diasQuery.shape.desde.describe(
    "The first day, in the shop's time zone; else the first of the last day's month",
  ),
  hasta: diasQuery.shape.hasta.describe('The last day; else today'),
  contra: z
    .enum(CONTRAS, 'La comparación no es válida.')
    .default('anterior')
    .describe(
      'Beside the days before, of a month that begins with its first day the same days of the month before; or a year earlier',
    ),
  contra_desde: dia.exactOptional().describe('The first day of others to stand beside, with `contra_hasta`'),
  contra_hasta: dia.exactOptional(),
});

const ventasQuery = periodoQuery.extend({
  por: z.enum(INFORMES, 'El informe no es válido.').default('cliente'),
  orden: z.enum(ORDENES_INFORME, 'El orden no es válido.').default('importe'),
});

const sold = z.object({
  pedidos: z.int(),
  unidades: z.int(),
  importe: amount,
});

const dias = z.object({ desde: z.iso.date(), hasta: z.iso.date() });

/** Of each, what is counted of it: null where it is not. */
const soldOf = sold.extend({
  pedidos: z.int().nullable().describe('Null for brands and categories'),
  unidades: z.int().nullable().describe('Null for customers and who looks after their orders'),
});

export const venta = soldOf
  .extend({
    id: uuid.nullable().describe('Null for the orders that nobody looks after'),
    nombre: z.string(),
    detalle: z.string().nullable().describe("A customer's name, a product's brand"),
    pedidas: soldOf.shape.unidades.describe(
      'Units that were asked for: more than were delivered where stock was short',
    ),
    anterior: soldOf.describe('The same in the days that the report stands beside'),
  })
  .meta({ id: 'Venta' });

export const resumenDeVentas = sold
  .extend({
    periodo: dias,
    contra: dias,
    anterior: sold,
    unidad: z.enum(['dia', 'semana', 'mes']).describe('What each of the series is'),
    serie: z.array(
      z.object({
        desde: z.iso.date().describe('Its first day'),
        importe: amount,
        anterior: amount.describe('Of the one at the same place of the other days'),
      }),
    ),
  })
  .meta({ id: 'ResumenDeVentas' });

export const clienteInactivo = sold
  .omit({ unidades: true })
  .extend({
    usuario: pedido.shape.usuario,
    ultimo_pedido: z.iso.datetime(),
    cada_dias: z
      .number()
      .describe('Days from one order to the next, on the average; the more are past, the rarer it is'),
  })
  .meta({ id: 'ClienteInactivo' });

export const informesStaffOperations = [
  defineOperation({
    id: 'informes.resumen',
    route: 'GET /informes/resumen',
    summary: 'All that was sold in some days beside others, with its course.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: periodoQuery,
    answers: { 200: resumenDeVentas },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.ventas',
    route: 'GET /informes/ventas',
    summary:
      'What was sold by customer, product, brand, category or who looks after the order. A product of several categories counts in each.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery.extend(pageQuery.shape),
    answers: { 200: z.object({ ventas: z.array(venta), total }).meta({ id: 'VentasPage' }) },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.planilla',
    route: 'GET /informes/ventas/planilla',
    summary: `The same as a spreadsheet, its first ${LIMITS.pedidosFound} rows at the most: a CSV file as a Spanish one opens it.`,
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery,
    answers: { 200: { file: 'text/csv; charset=utf-8' } },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.inactivos',
    route: 'GET /informes/inactivos',
    summary: 'Customers who ordered twice or more and stopped, those who spent most first.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: pageQuery.extend({
      dias: z
        .enum(DIAS_INACTIVOS, 'Los días no son válidos.')
        .default('60')
        .describe('Days since their last order, at least'),
    }),
    answers: {
      200: z.object({ clientes: z.array(clienteInactivo), total }).meta({ id: 'ClientesInactivosPage' }),
    },
  }),
] as const;
