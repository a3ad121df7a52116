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
    termino: z.string().describe('As it was typed last'),
    hallazgo: z.enum(HALLAZGOS).describe('Whether it found nothing, or only what is like it'),
    cantidad: z.int().describe('How often, in the period'),
    ultima: z.iso.datetime(),
  })
  .meta({ id: 'Busqueda' });

export const busquedasPage = z.object({ busquedas: z.array(busqueda), total }).meta({ id: 'BusquedasPage' });

export const busquedasStaffOperations = [
  defineOperation({
    id: 'busquedas.list',
    route: 'GET /busquedas',
    summary: 'What visitors and customers searched and did not find by its name, the most frequent first.',
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
    summary: 'Takes a search out of the list for as long as it is kept.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'busquedas.reponer',
    route: 'PATCH /busquedas/reponer/{id}',
    summary: 'Brings a search back into the list.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
