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
    "First day, in the shop's time zone; default: the first day of the last day's month",
  ),
  hasta: diasQuery.shape.hasta.describe('Last day; default: today'),
  contra: z
    .enum(CONTRAS, 'La comparación no es válida.')
    .default('anterior')
    .describe(
      'Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month',
    ),
  contra_desde: dia
    .exactOptional()
    .describe('First day of other compared days, together with `contra_hasta`'),
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
  unidades: z.number(),
  importe: amount,
});

/** Ordered and delivered units; absent in answers of older versions. */
const fulfilled = {
  pedidas: z.number().nullish().describe('Ordered units'),
  entregadas: z
    .number()
    .nullish()
    .describe('Ordered units that were delivered; without replacements and additional products'),
};

export const dias = z.object({ desde: z.iso.date(), hasta: z.iso.date() });

/** Sales of a row; null for figures that the report does not count. */
const soldOf = sold.extend({
  pedidos: z.int().nullable().describe('Null for brands and categories'),
  unidades: z.number().nullable(),
});

/** The subject of a report's row. */
export const group = {
  id: uuid.nullable().describe('Null for orders without a responsible user or zone'),
  nombre: z.string(),
  detalle: z.string().nullable().describe('Name of the customer, or brand of the product'),
};

export const UNIDADES = z.enum(['dia', 'semana', 'mes']).describe('Unit of each series');

export const venta = soldOf
  .extend({
    ...group,
    ...fulfilled,
    anterior: soldOf.describe('Value in the compared days'),
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
        desde: z.iso.date().describe('First day of the interval'),
        ...fulfilled,
        importe: amount,
        anterior: amount.describe('Value of the same interval in the compared days'),
      }),
    ),
  })
  .meta({ id: 'ResumenDeVentas' });

export const clienteInactivo = sold
  .omit({ unidades: true })
  .extend({
    usuario: pedido.shape.usuario,
    ultimo_pedido: z.iso.datetime(),
    cada_dias: z.number().describe('Average number of days between orders; a longer silence is more unusual'),
  })
  .meta({ id: 'ClienteInactivo' });

export const informesStaffOperations = [
  defineOperation({
    id: 'informes.resumen',
    route: 'GET /informes/resumen',
    summary: 'Sales of a period with a comparison, as totals and over time.',
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
      'Sales by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery.extend(pageQuery.shape),
    answers: { 200: z.object({ ventas: z.array(venta), total }).meta({ id: 'VentasPage' }) },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.planilla',
    route: 'GET /informes/ventas/planilla',
    summary: `The sales report as a spreadsheet of at most ${LIMITS.pedidosFound} rows.`,
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: ventasQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'informes.inactivos',
    route: 'GET /informes/inactivos',
    summary: 'Customers with two or more orders who stopped ordering, by total, the highest first.',
    audience: 'staff',
    areas: ['dinero', 'ver-precios'],
    query: pageQuery.extend({
      dias: z
        .enum(DIAS_INACTIVOS, 'Los días no son válidos.')
        .default('60')
        .describe('Minimum number of days since the last order'),
    }),
    answers: {
      200: z.object({ clientes: z.array(clienteInactivo), total }).meta({ id: 'ClientesInactivosPage' }),
    },
  }),
] as const;
