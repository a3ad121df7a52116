/** What somebody usually buys, out of their newest orders. */
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

export const miHabitual = habitual
  .extend({
    ultimo_precio: amount.describe('What one of it cost in the newest of them, its discount taken off'),
  })
  .meta({ id: 'MiHabitual' });

/** Which products these are. */
export const HABITUALES = `up to ${LIMITS.habituales} products of their newest ${LIMITS.habitualesPedidos} orders of ${LIMITS.habitualesDias} days, cancelled ones aside`;

export const misHabitualesOperations = [
  defineOperation({
    id: 'misHabituales.list',
    route: 'GET /mis-habituales',
    summary: `What the caller usually buys and the shop still has, the most usual first: of ${HABITUALES}.`,
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: z.object({ habituales: z.array(miHabitual) }).meta({ id: 'MisHabituales' }) },
  }),
] as const;
