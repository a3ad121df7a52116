/** Orders by delivery zone, or by locality when the shop has no zones. */
import { z } from 'zod';
import { amount, idList, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

const query = z.object({ pedidoIds: idList(LIMITS.remitosPerPdf) });
const errors = ['NO_ENCONTRADO', 'REMITO_NO_DISPONIBLE'] as const;

export const parada = z
  .object({
    pedido_id: uuid,
    numero: z.int(),
    remito: z
      .string()
      .nullable()
      .describe('Its number as it is printed; null for one that nobody has printed'),
    nombre_comercio: z.string(),
    domicilio: z.string(),
    horario: z.string().nullish().describe('When somebody is there, as the customer says it'),
    telefono: z.string(),
    bultos: z.int().nullable().describe('As it was packed; null for one that is not'),
    productos: z.int().describe('Lines of which something is delivered'),
    total_precio: amount,
  })
  .meta({ id: 'Parada' });

export const reparto = z
  .object({
    zonas: z.array(
      z.object({
        zona: z.string().nullable().describe('Its name, or a locality; null for addresses that are in none'),
        proximo: z.iso.date().nullish().describe('When it is delivered there next'),
        paradas: z.array(parada),
      }),
    ),
  })
  .meta({ id: 'Reparto' });

export const repartoStaffOperations = [
  defineOperation({
    id: 'reparto.zonas',
    listWork: 'statements',
    route: 'GET /reparto',
    summary:
      'Orders that are approved, sent or received by zone: zones and orders in the order in which they are named first.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query,
    answers: { 200: reparto },
    errors,
  }),
  defineOperation({
    id: 'remitos.hojasDeRuta',
    listWork: 'turns',
    route: 'GET /remitos/pdf/hojas-de-ruta',
    summary: 'A route sheet for each zone in one file, in the order in which the orders are named.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query,
    answers: { 200: { file: 'application/pdf' } },
    errors,
  }),
] as const;
