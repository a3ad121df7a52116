/** Orders as a spreadsheet: what a list of them finds, without its pages. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { pedidosQuery } from './pedidos-query.ts';

export const FILAS_PLANILLA = ['pedidos', 'productos'] as const;

export const planillasStaffOperations = [
  defineOperation({
    id: 'planillas.pedidos',
    route: 'GET /planillas/pedidos',
    summary: `The orders that a list of them finds, its first ${LIMITS.pedidosFound} at the most, in its order: a CSV file as a Spanish spreadsheet opens it.`,
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: pedidosQuery.omit({ limit: true, offset: true }).extend({
      filas: z
        .enum(FILAS_PLANILLA, 'La planilla no es válida.')
        .default('pedidos')
        .describe('A row for each order, or one for each product of each'),
    }),
    answers: { 200: { file: 'text/csv; charset=utf-8' } },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
