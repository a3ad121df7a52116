import { LIMITS } from 'api-client/backoffice';
import { cantidad } from 'api-client/backoffice-forms';
import type { Quantity } from 'app-core/cart/line';
import { z } from 'zod';

const entry = z.tuple([z.uuid(), z.coerce.number().pipe(cantidad)]);

/**
 * Reads a cart from the storefront in the URL's fragment: `carrito=<producto_id>:<cantidad>,…`. Drops invalid
 * parts, because anyone can write a URL, and duplicate products.
 */
export function readHandOver(hash: string): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const text of new URLSearchParams(hash).get('carrito')?.split(',') ?? []) {
    const { success, data } = entry.safeParse(text.split(':'));
    if (success) found.set(data[0], { producto_id: data[0], cantidad: data[1] });
  }
  return [...found.values()].slice(0, LIMITS.detallesPerPedido);
}
