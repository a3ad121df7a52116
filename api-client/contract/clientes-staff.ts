/** A customer as staff know them: what they usually buy. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { producto } from './productos.ts';

export const productoHabitual = z
  .object({
    producto: producto.describe('As it is now: it may be out of stock, or inactive'),
    pedidos: z.int().describe('In how many of their orders it was'),
    cantidad_habitual: z.int().describe('The median of its quantities in them'),
    ultima_compra: z.iso.datetime().describe('When the newest of them was placed'),
  })
  .meta({ id: 'ProductoHabitual' });

export const clientesStaffOperations = [
  defineOperation({
    id: 'usuarios.productosHabituales',
    route: 'GET /usuarios/{id}/productos-habituales',
    summary: `What a customer usually buys, the most usual first: up to ${LIMITS.habituales} products of their newest ${LIMITS.habitualesPedidos} orders of ${LIMITS.habitualesDias} days, cancelled ones aside.`,
    audience: 'staff',
    answers: { 200: z.array(productoHabitual) },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;

export type ClientesId = (typeof clientesStaffOperations)[number]['id'];
