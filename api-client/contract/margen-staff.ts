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
  margen: amount.describe('What remains of `con_costo` when the cost of it is paid'),
  porcentaje: z
    .number()
    .nullable()
    .describe('Of `con_costo`, to a tenth, half of one away from zero; null where no cost is known'),
  con_costo: amount.describe('What was sold of which the cost was known when it was ordered'),
  importe: amount.describe('All that was sold'),
});

export const margenDe = earned
  .extend({ ...group, anterior: earned.describe('The same in the days that it stands beside') })
  .meta({ id: 'MargenDe' });

export const resumenDeMargen = earned
  .extend({
    periodo: dias,
    contra: dias,
    anterior: earned,
    unidad: UNIDADES,
    serie: z.array(
      z.object({
        desde: z.iso.date().describe('Its first day'),
        margen: amount,
        anterior: amount.describe('Of the one at the same place of the other days'),
      }),
    ),
  })
  .meta({ id: 'ResumenDeMargen' });

export const margenStaffOperations = [
  defineOperation({
    id: 'margen.resumen',
    route: 'GET /informes/margen/resumen',
    summary: 'What was earned in some days beside others, with its course.',
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
      'What was earned by customer, product, brand, category, who looks after the order or the zone that it goes to. A product of several categories counts in each.',
    audience: 'admin',
    areas: 'solo admin',
    query: margenQuery.extend(pageQuery.shape),
    answers: { 200: z.object({ margenes: z.array(margenDe), total }).meta({ id: 'MargenesPage' }) },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
  defineOperation({
    id: 'margen.planilla',
    route: 'GET /informes/margen/planilla',
    summary: `The same as a spreadsheet, its first ${LIMITS.pedidosFound} rows at the most.`,
    audience: 'admin',
    areas: 'solo admin',
    query: margenQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['PERIODO_DEMASIADO_LARGO'],
  }),
] as const;
