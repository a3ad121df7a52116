/** The caller's ledger. */
import { diasQuery } from './common.ts';
import { cuentaCorrienteQuery, cuentaDePedido, miCuentaCorriente } from './cuenta-corriente.ts';
import { defineOperation } from './define.ts';
import { formatoQuery, PLANILLA } from './formato.ts';

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: ['ver-precios'],
  surfaces: ['storefront'],
} as const;
const paper = { ...own, query: diasQuery, rate: { points: 60, seconds: 900 } } as const;

export const miCuentaCorrienteOperations = [
  defineOperation({
    ...own,
    id: 'miCuentaCorriente.get',
    route: 'GET /mi-cuenta-corriente',
    summary: "The caller's current account with its ledger entries, newest first.",
    query: cuentaCorrienteQuery,
    answers: { 200: miCuentaCorriente },
  }),
  defineOperation({
    ...own,
    id: 'miCuentaCorriente.dePedido',
    route: 'GET /mis-pedidos/{pedido_id}/cuenta-corriente',
    summary: "The debt of one of the caller's orders. Answers 404 for other orders.",
    answers: { 200: cuentaDePedido },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...paper,
    id: 'miCuentaCorriente.pdf',
    route: 'GET /mi-cuenta-corriente/pdf',
    summary: "The caller's account statement for the given days, as a PDF.",
    answers: { 200: { file: 'application/pdf' } },
    errors: ['CUENTA_DEMASIADO_LARGA'],
  }),
  defineOperation({
    ...paper,
    id: 'miCuentaCorriente.planilla',
    route: 'GET /mi-cuenta-corriente/planilla',
    summary: "The caller's account statement for the given days, as a spreadsheet.",
    query: diasQuery.extend(formatoQuery.shape),
    answers: { 200: PLANILLA },
  }),
] as const;
