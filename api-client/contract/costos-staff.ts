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
      .describe('Cost in ARS per unit of sale (kilo, unit or bulk); null if unknown'),
  })
  .meta({ id: 'CostoBody' });

export const costo = z
  .object({
    costo: amount.nullable().describe('Cost in ARS; null if unknown'),
    version: z.int().describe('Send this value back as `If-Match`; 0 if no cost was ever stored'),
  })
  .meta({ id: 'Costo' });

export const costosStaffOperations = [
  defineOperation({
    id: 'costos.get',
    route: 'GET /productos/{id}/costo',
    summary: "Returns the shop's cost of a product.",
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: costo },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'costos.update',
    route: 'PUT /productos/{id}/costo',
    summary: 'Sets the cost of a product from now on. Orders keep the cost of the day when they were placed.',
    audience: 'admin',
    areas: 'solo admin',
    versioned: true,
    body: { type: 'json', schema: costoBody },
    answers: { 200: costo },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
