/** A customer's usual products, from the newest orders. */
import { z } from 'zod';
import { amount } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { producto } from './productos.ts';

export const habitual = z.object({
  producto: producto.describe('As it is now: it may be out of stock, or inactive'),
  pedidos: z.int().describe('In how many of their orders it was'),
  cantidad_habitual: z.int().describe('The median of its quantities in them'),
  ultima_compra: z.iso.datetime().describe('When the newest of them was placed'),
});

/** When a product counts as due again: see `rhythmOf` of the server. */
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
    ultimo_precio: amount.describe('What one of it cost in the newest of them, its discount taken off'),
    cada_dias: z
      .int()
      .nullable()
      .describe('Days from one purchase to the next, the median; null for what was bought on one day alone'),
    hace_dias: z.int().describe("Days since the last purchase, by the shop's calendar"),
    en_curso: z.boolean().describe('It is in an order that is under way'),
    toca: z
      .boolean()
      .describe('It is due: its rhythm is over or nearly so, and it is not under way nor given up'),
  })
  .meta({ id: 'MiHabitual' });

export const populares = z
  .object({
    de: z.enum(['zona', 'todos']).describe("Customers of the caller's delivery zone, or all of them"),
    productos: z.array(producto).max(POPULARES.productos).describe('The most ordered first, all in stock'),
  })
  .meta({ id: 'Populares' });

export const ABOUT_POPULARES = `what at least ${POPULARES.clientes} different customers ordered in ${POPULARES.dias} days; null for who has usual products, and where nothing was ordered so often`;

/** Text that says which products are usual. */
export const HABITUALES = `up to ${LIMITS.habituales} products of their newest ${LIMITS.habitualesPedidos} orders of ${LIMITS.habitualesDias} days, cancelled ones aside`;

export const misHabitualesOperations = [
  defineOperation({
    id: 'misHabituales.list',
    route: 'GET /mis-habituales',
    summary: `What the caller usually buys and the shop still has, the most usual first: of ${HABITUALES}. To who has none: ${ABOUT_POPULARES}.`,
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
