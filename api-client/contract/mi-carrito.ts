/** The caller's cart, shared by all devices of the account. */
import { z } from 'zod';
import { cantidad } from './cantidad.ts';
import { amount, seenPrecio, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { notaCliente } from './pedidos.ts';

const PUT = 'What one of it cost when it was put there, as the caller saw it';

const lineaDeCarrito = z
  .object({
    producto_id: uuid,
    nombre: z.string().describe('As the product is called now, also where it can not be had any more'),
    cantidad: z.int(),
    precio: amount.nullish().describe(PUT),
    puesta_en: z.iso.datetime().describe('When it was put there'),
    version: uuid.describe('Another one after each change; goes back with the next'),
    nota: z.string().nullish().describe('What was written to the house beside it'),
  })
  .meta({ id: 'LineaDeCarrito' });

export const miCarrito = z
  .object({
    lineas: z.array(lineaDeCarrito),
    nota: z
      .object({ texto: z.string(), version: uuid })
      .nullish()
      .describe('What was written to the house, of all of it'),
  })
  .meta({ id: 'MiCarrito' });

const cambioDeCarrito = z
  .object({
    producto_id: uuid,
    cantidad: cantidad.or(z.literal(0)).describe('So many from now on; 0 takes it out'),
    version: uuid.nullable().describe('The one that this changes; null for what the caller knew nothing of'),
    precio: seenPrecio.nullable().describe(PUT),
    puesta_en: z.iso.datetime('La fecha no es válida.').nullable(),
    nota: notaCliente
      .nullable()
      .exactOptional()
      .describe('From now on; null for none, left out where it stays as it is'),
  })
  .meta({ id: 'CambioDeCarrito' });

const cambiosDeCarrito = z
  .object({
    dispositivo: uuid.describe('By chance, the same for all that one browser sends'),
    cambios: z.array(cambioDeCarrito).max(LIMITS.detallesPerPedido, 'Hay demasiados cambios.'),
    nota: z
      .object({ texto: notaCliente.nullable(), version: uuid.nullable() })
      .exactOptional()
      .describe('The note of all of it from now on, as a line changes; left out where it stays as it is'),
  })
  .meta({ id: 'CambiosDeCarrito' });

export const miCarritoOperations = [
  defineOperation({
    id: 'miCarrito.get',
    route: 'GET /mi-carrito',
    summary: "What is in the caller's cart, in the order in which it was put there.",
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
      'Changes lines of the cart and answers all of it. What another device changed meanwhile is not undone: of two quantities the larger counts, and of a quantity and a removal the quantity; of two notes both. The same again changes nothing.',
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    body: { type: 'json', schema: cambiosDeCarrito },
    answers: { 200: miCarrito },
    errors: ['CARRITO_LLENO'],
  }),
] as const;
