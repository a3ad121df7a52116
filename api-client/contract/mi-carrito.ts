/** The caller's cart, shared by all devices of the account. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { amount, shownPrecio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { notaCliente } from './pedidos.ts';

const PUT = 'What one of it cost when it was put there, as the caller saw it';

const lineaDeCarrito = z
  .object({
    producto_id: uuid,
    nombre: z.string().describe("The product's current name, also if the product is not available"),
    cantidad: z.int(),
    precio: amount.nullish().describe(PUT),
    puesta_en: z.iso.datetime().describe('When the product was added'),
    version: uuid.describe('Changes with every change; send the value back with the next change'),
    nota: z.string().nullish().describe("The customer's note about this line"),
  })
  .meta({ id: 'LineaDeCarrito' });

export const miCarrito = z
  .object({
    lineas: z.array(lineaDeCarrito),
    nota: z
      .object({ texto: z.string(), version: uuid })
      .nullish()
      .describe("The customer's note about the whole order"),
  })
  .meta({ id: 'MiCarrito' });

const cambioDeCarrito = z
  .object({
    producto_id: uuid,
    cantidad: cantidad.or(z.literal(0)).describe('New quantity; 0 removes the line'),
    version: uuid.nullable().describe('Version that this change is based on; null if the caller has none'),
    precio: shownPrecio.nullable().describe(PUT),
    puesta_en: z.iso.datetime('La fecha no es válida.').nullable(),
    nota: notaCliente.nullable().exactOptional().describe('New note; null for none, absent to keep it'),
  })
  .meta({ id: 'CambioDeCarrito' });

const cambiosDeCarrito = z
  .object({
    dispositivo: uuid.describe('Random id, the same in all calls of one browser'),
    cambios: z.array(cambioDeCarrito).max(LIMITS.detallesPerPedido, 'Hay demasiados cambios.'),
    nota: z
      .object({ texto: notaCliente.nullable(), version: uuid.nullable() })
      .exactOptional()
      .describe('New note about the whole order, merged like a line; absent to keep it'),
  })
  .meta({ id: 'CambiosDeCarrito' });

export const miCarritoOperations = [
  defineOperation({
    id: 'miCarrito.get',
    route: 'GET /mi-carrito',
    summary: "The caller's cart, in the order in which products were added.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: miCarrito },
  }),
  defineOperation({
    id: 'miCarrito.change',
    listWork: 'statements',
    route: 'PATCH /mi-carrito',
    summary:
      'Changes lines of the cart and returns the whole cart. Merges concurrent changes of other devices: the larger quantity wins, a quantity wins over a removal, and two notes are joined. A repeated call changes nothing.',
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    body: { type: 'json', schema: cambiosDeCarrito },
    answers: { 200: miCarrito },
    errors: ['CARRITO_LLENO'],
  }),
] as const;
