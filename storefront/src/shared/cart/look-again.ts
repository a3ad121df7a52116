import type { Producto } from 'api-client/storefront';
import type { GoneLine } from 'app-core/cart/line';
import { lookedUpAgain } from 'app-core/cart/looked-up-again';
import { cart, editItems } from './cart.ts';

/**
 * What is in the cart was looked up again: what can't be had any more leaves it, and is answered. Without prices nothing is
 * known: the session has ended meanwhile.
 */
export function lookAgain(ids: readonly string[], productos: readonly Producto[]): GoneLine[] {
  if (productos.some(({ precio }) => precio === undefined)) return [];
  const { lines, gone, changed } = lookedUpAgain(cart.get().items, ids, productos);
  if (changed) editItems(() => lines);
  return gone;
}

/** What costs more is wanted at that price. */
export const acceptRises = (): void => editItems((items) => items.map(({ sin_aceptar: _, ...line }) => line));
