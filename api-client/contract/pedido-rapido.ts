/** Quick order: an order from free text that the customer writes or pastes. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { producto } from './productos.ts';
import { RENGLON_LIMITS } from './renglones/limits.ts';

/** Match of a quick order's line: a certain product, several candidates, or none. */
export const ESTADOS_RENGLON = ['hallado', 'a_elegir', 'no_hallado'] as const;
export type EstadoRenglon = (typeof ESTADOS_RENGLON)[number];

export const renglonesBody = z
  .object({
    renglones: z
      .array(text('El renglón', RENGLON_LIMITS.letters))
      .min(1, 'No hay renglones.')
      .max(RENGLON_LIMITS.renglones, `No puede haber más de ${RENGLON_LIMITS.renglones} renglones.`),
    cliente_id: uuid
      .exactOptional()
      .describe(
        'Only for staff: the customer who wrote the message and whose usual products count. Default: the caller',
      ),
  })
  .meta({ id: 'RenglonesBody' });

const opcion = z
  .object({
    producto,
    cantidad: cantidad
      .nullable()
      .describe('Quantity of the line; null if ambiguous, so that the user must be asked'),
  })
  .meta({ id: 'Opcion' });

export const renglonHallado = z
  .object({
    escrito: z.string(),
    estado: z.enum(ESTADOS_RENGLON).meta({ id: 'EstadoRenglon' }),
    cantidad_dicha: z
      .boolean()
      .describe(
        "True if the line contains a quantity, even an ambiguous one; otherwise the customer's usual quantity or 1 applies",
      ),
    habitual: z.boolean().describe("True if the customer's usual products decided between several matches"),
    opciones: z
      .array(opcion)
      .describe(
        `The product, which is in stock, or up to ${RENGLON_LIMITS.opciones} to choose from, the best match first`,
      ),
  })
  .meta({ id: 'RenglonHallado' });

export const pedidoRapidoOperations = [
  defineOperation({
    id: 'pedidoRapido.find',
    listWork: 'turns',
    route: 'POST /pedido-rapido/renglones',
    summary: 'Finds the product and quantity of each line of a message. Stores and orders nothing.',
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    staffFields: ['cliente_id'],
    fieldAreas: { cliente_id: 'pedidos' },
    body: { type: 'json', schema: renglonesBody },
    answers: { 200: z.object({ renglones: z.array(renglonHallado) }).meta({ id: 'RenglonesHallados' }) },
    errors: ['NO_ENCONTRADO'],
    rate: { points: 300, seconds: 900 },
  }),
] as const;

export type PedidoRapidoId = (typeof pedidoRapidoOperations)[number]['id'];
