/** The next delivery to the customer's address. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';

export const miReparto = z
  .object({
    zona: z.string().nullable().describe('The delivery zone of the address; null where it is in none'),
    recibe_pedidos: z.boolean().describe('False where the shop takes no orders to there'),
    proximo: z.iso
      .date()
      .nullable()
      .describe('The next day on which it is delivered there, as far as is known'),
  })
  .meta({ id: 'MiReparto' });

export const miRepartoOperations = [
  defineOperation({
    id: 'miReparto.get',
    route: 'GET /mi-reparto',
    summary:
      "The delivery zone of an address or of an order of the caller's, and when it is delivered there next.",
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    surfaces: ['storefront'],
    query: z.object({
      pedido_id: uuid.exactOptional().describe('One of their orders: where that goes'),
      domicilio_id: uuid.exactOptional().describe("One of their addresses; without either the account's own"),
    }),
    answers: { 200: miReparto },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
