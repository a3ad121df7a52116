/** The printed delivery notes of an order. A printed note keeps its content and number. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

export const remitoImpreso = z
  .object({
    numero: z.int().describe('Number for the download'),
    numero_impreso: z.string().describe('Number as printed on the paper'),
    fecha: z.iso.datetime().describe('When the paper was first printed'),
    impreso_por: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullable()
      .describe('The user who first printed it; null if unknown'),
    reemplaza_a: z.string().nullable().describe('Number of the paper that this one replaces'),
  })
  .meta({ id: 'RemitoImpreso' });

export const remitosImpresos = z
  .object({
    remitos: z.array(remitoImpreso).describe('Newest first'),
    cambio: z
      .boolean()
      .describe('True if the order changed since the newest print: the next print gets another number'),
  })
  .meta({ id: 'RemitosImpresos' });

export const remitosStaffOperations = [
  defineOperation({
    id: 'remitos.impresos',
    route: 'GET /pedidos/{pedido_id}/remitos',
    summary: 'The printed delivery notes of an order, newest first.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    answers: { 200: remitosImpresos },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'remitos.impreso',
    route: 'GET /remitos/pdf/impreso',
    summary: 'A delivery note as it was printed, even if the order changed since.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query: z.object({ numero: z.int().min(1).max(LIMITS.remitoNumero) }),
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
