import type { ApiError } from 'api-client/storefront';
import { cartStore, removeItem, setPrice } from '../../shared/cart/cart.ts';

/** What is not as the customer saw it, line by line. */
export interface OrderChanges {
  /** Price before, by product; the line shows the new one. */
  repriced: ReadonlyMap<string, number>;
  /** Names of what can no longer be had and left the cart. */
  removed: readonly string[];
}

export const noChanges: OrderChanges = { repriced: new Map(), removed: [] };

/** Brings the cart up to date with what the server answered to an order that it refused. */
export function applyChanges({ details }: ApiError): OrderChanges {
  const repriced = new Map<string, number>();
  const removed: string[] = [];
  for (const { actual } of details) {
    const item = cartStore.items.find(({ producto_id }) => producto_id === actual?.producto_id);
    if (!actual || !item) continue;
    if (!actual.disponible || actual.precio === null) {
      removed.push(item.nombre);
      removeItem(item.producto_id);
    } else if (actual.precio !== item.precio) {
      repriced.set(item.producto_id, item.precio);
      setPrice(item.producto_id, actual.precio);
    }
  }
  return { repriced, removed };
}
