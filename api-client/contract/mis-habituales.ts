/** A customer's usual products, from the newest orders. */
import { z } from 'zod';
import { amount } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { producto } from './productos.ts';

export const habitual = z.object({
  producto: producto.describe('Current data of the product, which may be out of stock or inactive'),
  pedidos: z.int().describe("Number of the customer's orders with this product"),
  cantidad_habitual: z.int().describe('Median of the ordered quantities'),
  ultima_compra: z.iso.datetime().describe('Date of the newest order with this product'),
});

/** When a product counts as due again: see `computeRhythm` of the server. */
export const RHYTHM = {
  /** After this many rhythms without an order, the product counts as no longer bought. */
  givenUp: 3,
  /** Days after the last purchase until which the product is proposed. */
  dias: 90,
  /** Days for which a sent order counts as in transit: many shops never mark orders as received. */
  sentDays: 14,
} as const;

/** Limits for the most ordered products of other customers. Totals only, so that no customer can be identified. */
export const POPULARES = {
  productos: 12,
  /** Minimum of customers for a product to be shown. */
  clientes: 3,
  dias: 90,
  /** Number of newest orders in these days that are evaluated. */
  pedidos: 2000,
} as const;

export const miHabitual = habitual
  .extend({
    ultimo_precio: amount.describe('Price per unit in the newest order, after the discount'),
    cada_dias: z
      .int()
      .nullable()
      .describe('Median number of days between purchases; null if all were on one day'),
    hace_dias: z.int().describe("Days since the last purchase, in the shop's time zone"),
    en_curso: z.boolean().describe('True if an order in progress contains the product'),
    toca: z
      .boolean()
      .describe(
        'True if the product is due: its usual interval has almost passed, no order in progress contains it, and the customer still buys it',
      ),
  })
  .meta({ id: 'MiHabitual' });

export const populares = z
  .object({
    de: z.enum(['zona', 'todos']).describe("Customers of the caller's delivery zone, or all customers"),
    productos: z
      .array(producto)
      .max(POPULARES.productos)
      .describe('Products in stock, the most ordered first'),
  })
  .meta({ id: 'Populares' });

export const ABOUT_POPULARES = `products that at least ${POPULARES.clientes} customers ordered in ${POPULARES.dias} days; null for customers with usual products, and when there are no such products`;

/** Text that says which products are usual. */
export const HABITUALES = `up to ${LIMITS.habituales} products of the newest ${LIMITS.habitualesPedidos} orders of the last ${LIMITS.habitualesDias} days, without cancelled orders`;

export const misHabitualesOperations = [
  defineOperation({
    id: 'misHabituales.list',
    route: 'GET /mis-habituales',
    summary: `The caller's usual products that the shop still sells, the most usual first: ${HABITUALES}. For callers without any: ${ABOUT_POPULARES}.`,
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: {
      200: z
        .object({ habituales: z.array(miHabitual), populares: populares.nullish() })
        .meta({ id: 'MisHabituales' }),
    },
  }),
] as const;
