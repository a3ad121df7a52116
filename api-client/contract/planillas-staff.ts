/** Complete lists as spreadsheets, without paging. */
import { z } from 'zod';
import { searchQuery } from './common.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { LIMITS } from './limits.ts';
import { pedidosQuery } from './pedidos-query.ts';
import { panelQuery } from './productos-panel.ts';
import { CUENTAS_PLANILLA } from './words.ts';

export const FILAS_PLANILLA = ['pedidos', 'productos'] as const;

const whole = { limit: true, offset: true } as const;

export const planillasStaffOperations = [
  defineOperation({
    id: 'planillas.pedidos',
    route: 'GET /planillas/pedidos',
    summary: `The orders that a list of them finds, its first ${LIMITS.pedidosFound} at the most, in its order.`,
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: pedidosQuery
      .omit(whole)
      .extend({
        filas: z
          .enum(FILAS_PLANILLA, 'La planilla no es válida.')
          .default('pedidos')
          .describe('A row for each order, or one for each product of each'),
      })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'planillas.productos',
    route: 'GET /planillas/productos',
    summary: `The products that the panel finds, its first ${LIMITS.filasPerPlanilla} at the most, in its order; columns as an import reads them.`,
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: panelQuery
      .omit(whole)
      .extend({
        inactivos: z
          .enum(['si'], 'El filtro no es válido.')
          .exactOptional()
          .describe('Those that are deactivated, too'),
      })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
  }),
  defineOperation({
    id: 'planillas.clientes',
    route: 'GET /planillas/clientes',
    summary: `The customers' accounts by last name, ${LIMITS.filasPerPlanilla} at the most, those of one shop once: its owner's.`,
    audience: 'staff',
    areas: ['clientes'],
    query: searchQuery
      .omit(whole)
      .extend({ cuentas: z.enum(CUENTAS_PLANILLA, 'El filtro no es válido.').default('activas') })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
  }),
] as const;
