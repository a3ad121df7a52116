/** Profit of sales with a known cost, for admins only. */
import { z } from 'zod';
import { amount, pageQuery, total } from './common.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { dias, group, informeQuery, periodoQuery, UNIDADES } from './informes-staff.ts';
import { LIMITS } from './limits.ts';

/** Sort orders: profit, profit percentage, largest rise, largest fall, name. */
export const ORDENES_MARGEN = ['margen', 'porcentaje', 'sube', 'baja', 'nombre'] as const;

const margenQuery = informeQuery.extend({
  orden: z.enum(ORDENES_MARGEN, 'El orden no es válido.').default('margen'),
});

const earned = z.object({
  margen: amount.describe('`con_costo` minus the cost'),
  porcentaje: z
    .number()
    .nullable()
    .describe(
      'Margin in per cent of `con_costo` with one decimal, rounded half away from zero; null without known costs',
    ),
  con_costo: amount.describe('Sales of lines whose cost was known when they were ordered'),
  importe: amount.describe('Total sales'),
});

export const margenDe = earned
  .extend({ ...group, anterior: earned.describe('Value in the compared days') })
  .meta({ id: 'MargenDe' });

export const resumenDeMargen = earned
  .extend({
    periodo: dias,
    contra: dias,
    anterior: earned,
    unidad: UNIDADES,
    serie: z.array(
      z.object({
        desde: z.iso.date().describe('First day of the interval'),
        margen: amount,
        anterior: amount.describe('Value of the same interval in the compared days'),
      }),
    ),
  })
  .meta({ id: 'ResumenDeMargen' });

export const margenStaffOperations = [
  defineOperation({
    id: 'margen.resumen',
    route: 'GET /informes/margen/resumen',
    summary: 'Margin of a period with a comparison, as totals and over time.',
    audience: 'admin',
    areas: 'solo admin',
    query: periodoQuery,
    answers: { 200: resumenDeMargen },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'margen.list',
    route: 'GET /informes/margen',
    summary:
      'Margin by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.',
    audience: 'admin',
    areas: 'solo admin',
    query: margenQuery.extend(pageQuery.shape),
    answers: { 200: z.object({ margenes: z.array(margenDe), total }).meta({ id: 'MargenesPage' }) },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'margen.planilla',
    route: 'GET /informes/margen/planilla',
    summary: `The margin report as a spreadsheet of at most ${LIMITS.pedidosFound} rows.`,
    audience: 'admin',
    areas: 'solo admin',
    query: margenQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
] as const;
