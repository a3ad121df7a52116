/** Report of a search by the shop's pages. */
import { z } from 'zod';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { searchText } from './plain-text.ts';

export const busquedaBody = z
  .object({
    term: searchText('Indica qué se buscó.')
      .min(1, 'Indica qué se buscó.')
      .max(LIMITS.busquedaMax, `La búsqueda no puede exceder los ${LIMITS.busquedaMax} caracteres.`),
  })
  .meta({ id: 'BusquedaBody' });

export const busquedasOperations = [
  defineOperation({
    id: 'busquedas.anotar',
    route: 'POST /busquedas',
    summary: 'Counts a search if it finds no exact match. The count is anonymous and limited.',
    audience: 'public',
    surfaces: ['storefront'],
    body: { type: 'json', schema: busquedaBody },
    answers: { 200: mensaje },
    rate: { points: 120, seconds: 900 },
  }),
] as const;
