/** Complete lists as spreadsheets, without paging. */
import { z } from 'zod';
import { searchQuery, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { LIMITS } from './limits.ts';
import { pedidosQuery } from './pedidos-query.ts';
import { panelQuery } from './productos-panel.ts';
import { CUENTAS_PLANILLA } from './words.ts';

export const FILAS_PLANILLA = ['pedidos', 'productos'] as const;

const withoutPaging = { limit: true, offset: true } as const;

export const planillasStaffOperations = [
  defineOperation({
    id: 'planillas.pedidos',
    route: 'GET /planillas/pedidos',
    summary: `The orders of a filtered list in its order, at most ${LIMITS.pedidosFound}.`,
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: pedidosQuery
      .omit(withoutPaging)
      .extend({
        filas: z
          .enum(FILAS_PLANILLA, 'La planilla no es válida.')
          .default('pedidos')
          .describe('One row per order, or one per product of each order'),
      })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'planillas.productos',
    route: 'GET /planillas/productos',
    summary: `The products of the panel's list in its order, at most ${LIMITS.filasPerPlanilla}; columns as in an import.`,
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: panelQuery
      .omit(withoutPaging)
      .extend({
        inactivos: z
          .enum(['si'], 'El filtro no es válido.')
          .exactOptional()
          .describe('True to include deactivated ones'),
      })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
  }),
  defineOperation({
    id: 'planillas.clientes',
    route: 'GET /planillas/clientes',
    summary: `The customers' accounts by last name, at most ${LIMITS.filasPerPlanilla}; persons of one shop appear once, as the shop's owner.`,
    audience: 'staff',
    areas: ['clientes'],
    query: searchQuery
      .omit(withoutPaging)
      .extend({ cuentas: z.enum(CUENTAS_PLANILLA, 'El filtro no es válido.').default('activas') })
      .extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
  }),
  defineOperation({
    id: 'planillas.condiciones',
    route: 'GET /planillas/condiciones',
    summary: `Own prices and terms by quantity, at most ${LIMITS.filasPerPlanilla} rows; columns as in an import.`,
    audience: 'staff',
    areas: ['ver-precios'],
    query: formatoQuery.extend({
      condicion_id: uuid
        .exactOptional()
        .describe(
          'All active products in this agreement; without it, the products with own terms in any agreement',
        ),
    }),
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
