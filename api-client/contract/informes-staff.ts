/** Sales reports over any period, compared with another period. Orders that are approved, sent or received count. */
import { z } from 'zod';
import { amount, dia, diasQuery, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { INFORMES } from './informes-words.ts';
import { LIMITS } from './limits.ts';
import { pedido } from './pedidos.ts';

/** The period to compare with. */
export const CONTRAS = ['anterior', 'anio_anterior'] as const;
/** Sort orders: amount, largest rise, largest fall, name. */
export const ORDENES_INFORME = ['importe', 'sube', 'baja', 'nombre'] as const;
/** Days without an order after which a customer counts as inactive. */
export const DIAS_INACTIVOS = ['30', '60', '90', '180'] as const;

export const periodoQuery = diasQuery.extend({
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

export const informeQuery = periodoQuery.extend({
  por: z.enum(INFORMES, 'El informe no es válido.').default('cliente'),
});

const ventasQuery = informeQuery.extend({
  orden: z.enum(ORDENES_INFORME, 'El orden no es válido.').default('importe'),
});

const sold = z.object({
  pedidos: z.int(),
  unidades: z.int(),
  importe: amount,
});

/** Ordered and delivered units; absent in answers of older versions. */
const fulfilled = {
  pedidas: z.int().nullish().describe('Units that were asked for'),
  entregadas: z
    .int()
    .nullish()
    .describe(
      'Of these, the units that were delivered: neither what came in the place of others nor what nobody asked for',
    ),
};

export const dias = z.object({ desde: z.iso.date(), hasta: z.iso.date() });

/** Sales of a row; null for figures that the report does not count. */
const soldOf = sold.extend({
  pedidos: z.int().nullable().describe('Null for brands and categories'),
  unidades: z.int().nullable(),
});

/** The subject of a report's row. */
export const group = {
  id: uuid.nullable().describe('Null for the orders that nobody looks after, or that go to no zone'),
  nombre: z.string(),
  detalle: z.string().nullable().describe("A customer's name, a product's brand"),
};

export const UNIDADES = z.enum(['dia', 'semana', 'mes']).describe('What each of the series is');

export const venta = soldOf
  .extend({
    ...group,
    ...fulfilled,
    anterior: soldOf.describe('The same in the days that the report stands beside'),
  })
  .meta({ id: 'Venta' });

export const resumenDeVentas = sold
  .extend({
    periodo: dias,
    contra: dias,
    ...fulfilled,
    anterior: sold.extend(fulfilled),
    unidad: UNIDADES,
    serie: z.array(
      z.object({
        desde: z.iso.date().describe('Its first day'),
        ...fulfilled,
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
      'What was sold by customer, product, brand, category, who looks after the order or the zone that it goes to. A product of several categories counts in each.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery.extend(pageQuery.shape),
    answers: { 200: z.object({ ventas: z.array(venta), total }).meta({ id: 'VentasPage' }) },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.planilla',
    route: 'GET /informes/ventas/planilla',
    summary: `The same as a spreadsheet, its first ${LIMITS.pedidosFound} rows at the most.`,
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
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
