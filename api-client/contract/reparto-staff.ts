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
    remito: z.string().nullable().describe('Printed number of the remito; null if not printed'),
    nombre_comercio: z.string(),
    domicilio: z.string(),
    horario: z.string().nullish().describe('Opening hours as the customer describes them'),
    telefono: z.string(),
    bultos: z.int().nullable().describe('Number of packages; null if not packed'),
    productos: z.int().describe('Number of lines with a delivered quantity'),
    total_precio: amount,
  })
  .meta({ id: 'Parada' });

export const reparto = z
  .object({
    zonas: z.array(
      z.object({
        zona: z
          .string()
          .nullable()
          .describe('Name of the zone, or the locality; null for addresses without either'),
        proximo: z.iso.date().nullish().describe('Next delivery day of the zone'),
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
    summary: 'The given approved, sent or received orders by zone, in the given order.',
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
    summary: 'A route sheet per zone in one file, with orders in the given order.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query,
    answers: { 200: { file: 'application/pdf' } },
    errors,
  }),
] as const;
