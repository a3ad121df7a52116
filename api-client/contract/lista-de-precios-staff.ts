/** Today's price list of a commercial agreement, as its customers download it, for staff. */
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';
import { LIMITS } from './limits.ts';

const reading = {
  audience: 'staff',
  areas: ['ver-precios'],
  rate: { points: 20, seconds: 900 },
} as const;

export const listaDePreciosStaffOperations = [
  defineOperation({
    ...reading,
    id: 'listaDePrecios.planillaDeCondicion',
    route: 'GET /condiciones/{id}/lista-de-precios/planilla',
    summary: "Today's price list of an agreement, as a spreadsheet.",
    query: formatoQuery,
    answers: { 200: PLANILLA },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...reading,
    id: 'listaDePrecios.pdfDeCondicion',
    route: 'GET /condiciones/{id}/lista-de-precios/pdf',
    summary: `Today's price list of an agreement with at most ${LIMITS.productosPerLista} products, as a PDF.`,
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO', 'LISTA_DEMASIADO_LARGA'],
  }),
] as const;
