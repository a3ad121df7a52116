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
        "For staff alone: the customer who wrote it, whose usual products decide. Else the caller's own",
      ),
  })
  .meta({ id: 'RenglonesBody' });

const opcion = z
  .object({
    producto,
    cantidad: cantidad
      .nullable()
      .describe('How many of it are meant; null where the line does not tell it for sure: ask'),
  })
  .meta({ id: 'Opcion' });

export const renglonHallado = z
  .object({
    escrito: z.string(),
    estado: z.enum(ESTADOS_RENGLON).meta({ id: 'EstadoRenglon' }),
    cantidad_dicha: z
      .boolean()
      .describe('Whether it says how many, sure or not; else what the customer usually buys, or one'),
    habitual: z.boolean().describe('Whether what the customer buys decided which of several it is'),
    opciones: z
      .array(opcion)
      .describe(
        `The product, which is in stock, or up to ${RENGLON_LIMITS.opciones} to choose from, the likest first`,
      ),
  })
  .meta({ id: 'RenglonHallado' });

export const pedidoRapidoOperations = [
  defineOperation({
    id: 'pedidoRapido.find',
    listWork: 'turns',
    route: 'POST /pedido-rapido/renglones',
    summary: 'Which product each line means, and how many of it. Nothing is kept, and nothing is ordered.',
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
