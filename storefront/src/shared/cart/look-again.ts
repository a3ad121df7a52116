import type { Producto } from 'api-client/storefront';
import type { GoneLine } from 'app-core/cart/line';
import { lookedUpAgain } from 'app-core/cart/looked-up-again';
import { cart, editItems } from './cart.ts';

/**
 * Updates the cart with current products and returns the lines that became unavailable. Does nothing if the products
 * have no prices, because the session has ended.
 */
export function lookAgain(ids: readonly string[], productos: readonly Producto[]): GoneLine[] {
  if (productos.some(({ precio }) => precio === undefined)) return [];
  const { lines, gone, changed } = lookedUpAgain(cart.get().items, ids, productos);
  if (changed) editItems(() => lines);
  return gone;
}

export const acceptRises = (): void => editItems((items) => items.map(({ sin_aceptar: _, ...line }) => line));
