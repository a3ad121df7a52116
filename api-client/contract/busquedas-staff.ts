/** Searches without results, as staff read them. */
import { z } from 'zod';
import { mensaje, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { HALLAZGOS } from './words.ts';

/** Periods for which staff can list searches without results. */
export const PERIODOS_BUSQUEDA = ['mes', 'trimestre'] as const;

export const busqueda = z
  .object({
    busqueda_id: uuid,
    termino: z.string().describe('Search term as typed most recently'),
    hallazgo: z.enum(HALLAZGOS).describe('Tells if the search found nothing, or only similar products'),
    cantidad: z.int().describe('Number of searches in the period'),
    ultima: z.iso.datetime(),
  })
  .meta({ id: 'Busqueda' });

export const busquedasPage = z.object({ busquedas: z.array(busqueda), total }).meta({ id: 'BusquedasPage' });

export const busquedasStaffOperations = [
  defineOperation({
    id: 'busquedas.list',
    route: 'GET /busquedas',
    summary: 'Searches of visitors and customers without an exact match, the most frequent first.',
    audience: 'staff',
    areas: ['catalogo'],
    query: searchQuery.extend({
      periodo: z.enum(PERIODOS_BUSQUEDA, 'El período no es válido.').default('mes'),
      hallazgo: z.enum(HALLAZGOS, 'El hallazgo no es válido.').exactOptional(),
      filtro: z.enum(['descartadas'], 'El filtro no es válido.').exactOptional(),
    }),
    answers: { 200: busquedasPage },
  }),
  defineOperation({
    id: 'busquedas.descartar',
    route: 'PATCH /busquedas/descartar/{id}',
    summary: 'Hides a search from the list while the search is stored.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'busquedas.reponer',
    route: 'PATCH /busquedas/reponer/{id}',
    summary: 'Shows a hidden search in the list again.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
