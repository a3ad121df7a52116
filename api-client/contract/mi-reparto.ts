/** The next delivery to the customer's address. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';

export const miReparto = z
  .object({
    zona: z.string().nullable().describe('Delivery zone of the address; null for none'),
    recibe_pedidos: z.boolean().describe('False if the shop accepts no orders for this zone'),
    proximo: z.iso.date().nullable().describe('Next delivery day, if known'),
  })
  .meta({ id: 'MiReparto' });

export const miRepartoOperations = [
  defineOperation({
    id: 'miReparto.get',
    route: 'GET /mi-reparto',
    summary: "The delivery zone of an address or of one of the caller's orders, and the next delivery day.",
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    surfaces: ['storefront'],
    query: z.object({
      pedido_id: uuid.exactOptional().describe('An order of the caller; uses its address'),
      domicilio_id: uuid.exactOptional().describe("An address of the caller; default: the account's address"),
    }),
    answers: { 200: miReparto },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
