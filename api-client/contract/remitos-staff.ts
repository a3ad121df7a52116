/** The printed delivery notes of an order. A printed note keeps its content and number. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

export const remitoImpreso = z
  .object({
    numero: z.int().describe('By which its paper is downloaded'),
    numero_impreso: z.string().describe('As the paper has it'),
    fecha: z.iso.datetime().describe('When it was printed first'),
    impreso_por: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullable()
      .describe('Who printed it first; null where nobody knows'),
    reemplaza_a: z.string().nullable().describe('The number of the paper that it replaces'),
  })
  .meta({ id: 'RemitoImpreso' });

export const remitosImpresos = z
  .object({
    remitos: z.array(remitoImpreso).describe('Newest first'),
    cambio: z
      .boolean()
      .describe('The order changed since the newest was printed: the next print has another number'),
  })
  .meta({ id: 'RemitosImpresos' });

export const remitosStaffOperations = [
  defineOperation({
    id: 'remitos.impresos',
    route: 'GET /pedidos/{pedido_id}/remitos',
    summary: 'The delivery notes that were printed of an order, newest first.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    answers: { 200: remitosImpresos },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'remitos.impreso',
    route: 'GET /remitos/pdf/impreso',
    summary: 'A delivery note as it was printed, whatever became of its order since.',
    audience: 'staff',
    areas: ['empaque', 'ver-precios'],
    query: z.object({ numero: z.int().min(1).max(LIMITS.remitoNumero) }),
    answers: { 200: { file: 'application/pdf' } },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
