import type { Detalle, PedidoConDetalles, Producto } from 'api-client/storefront';
import { toCents, toPesos } from 'api-client/storefront';
import { askedOf } from 'api-client/storefront-entrega';
import { newLine } from 'app-core/cart/lines';
import { addItem, allLines, cart } from '../../shared/cart/cart.ts';

/** How an order went back into the cart. */
export interface Repetition {
  /** How many different products went in, in full or in part. */
  added: number;
  /** The cart held something before. */
  joined: boolean;
  /** Names of what can't be had now. */
  missing: string[];
  /** What was paid for one, its discount taken off, and what one costs now. */
  repriced: { nombre: string; before: number; now: number }[];
  /** Names of what reached the most that a cart takes. */
  capped: string[];
}

const paidForOne = ({ precio_unitario, descuento }: Detalle): number =>
  toPesos(Math.round((toCents(precio_unitario) * (100 - descuento)) / 100));

/** Adds to the cart, at today's price, whatever of what was asked for can still be had, though something else was delivered. */
export function repeatOrder({ detalles }: PedidoConDetalles, productos: readonly Producto[]): Repetition {
  const now = new Map(productos.map((producto) => [producto.producto_id, producto]));
  const result: Repetition = {
    added: 0,
    joined: allLines(cart.get()).length > 0,
    missing: [],
    repriced: [],
    capped: [],
  };
  for (const detalle of detalles) {
    const asked = askedOf(detalle);
    if (asked === 0) continue;
    const producto = now.get(detalle.producto.producto_id);
    const item = producto?.disponible ? newLine(producto) : undefined;
    if (!item) {
      result.missing.push(detalle.producto.nombre);
      continue;
    }
    const before = paidForOne(detalle);
    if (before !== item.precio) result.repriced.push({ nombre: item.nombre, before, now: item.precio });
    const added = addItem(item, asked);
    if (added > 0) result.added += 1;
    if (added < asked) result.capped.push(item.nombre);
  }
  return result;
}
