/** Today's price list for callers who may see prices, as a spreadsheet and as a PDF. */
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { LIMITS } from './limits.ts';

export const listaDePreciosOperations = [
  defineOperation({
    id: 'listaDePrecios.planilla',
    route: 'GET /lista-de-precios/planilla',
    summary: "Today's price list of all available products by category, as a spreadsheet.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 20, seconds: 900 },
    query: formatoQuery,
    answers: { 200: PLANILLA },
  }),
  defineOperation({
    id: 'listaDePrecios.pdf',
    route: 'GET /lista-de-precios/pdf',
    summary: `Today's price list of at most ${LIMITS.productosPerLista} products, as a PDF.`,
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    rate: { points: 20, seconds: 900 },
    answers: { 200: { file: 'application/pdf' } },
    errors: ['LISTA_DEMASIADO_LARGA'],
  }),
] as const;
