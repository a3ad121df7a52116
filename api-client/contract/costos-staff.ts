/** Cost of products, visible to admins only. */
import { z } from 'zod';
import { amount } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

const NO_COSTO = 'El costo debe ser un número válido con hasta 2 decimales.';

export const costoBody = z
  .object({
    costo: z
      .number(NO_COSTO)
      .min(0, 'El costo no puede ser negativo.')
      .max(LIMITS.precioMax, `El costo no puede superar ${LIMITS.precioMax}.`)
      .multipleOf(0.01, NO_COSTO)
      .nullable()
      .describe('ARS of what is sold at its price: a kilo, a unit, a bulk; null where none is known'),
  })
  .meta({ id: 'CostoBody' });

export const costo = z
  .object({
    costo: amount.nullable().describe('ARS; null where none is known'),
    version: z.int().describe('Goes back as `If-Match`; 0 where none was ever known'),
  })
  .meta({ id: 'Costo' });

export const costosStaffOperations = [
  defineOperation({
    id: 'costos.get',
    route: 'GET /productos/{id}/costo',
    summary: 'What a product costs the shop.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: costo },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'costos.update',
    route: 'PUT /productos/{id}/costo',
    summary: 'Has a product cost so much from now on. What was ordered keeps the cost that it had then.',
    audience: 'admin',
    areas: 'solo admin',
    versioned: true,
    body: { type: 'json', schema: costoBody },
    answers: { 200: costo },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
