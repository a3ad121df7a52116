import { type Detalle, LIMITS, type Propuesta, type PropuestaBody } from 'api-client/storefront';
import { wholeCantidad } from 'api-client/storefront-entrega';
import type { CartLine } from 'app-core/cart/line';
import { priceOf } from 'app-core/cart/lines';

interface Change {
  detalles: readonly Detalle[];
  /** Quantities by product id; 0 removes the line. */
  wanted: Readonly<Record<string, number>>;
  /** Lines of the previous proposal. The new proposal keeps products that the order does not have. */
  added: Propuesta['lineas'];
  /** Cart lines to add. */
  items: readonly CartLine[];
}

const MOST = LIMITS.cantidadMax - 1;

/**
 * Returns the lines of a proposal: changed quantities, then added products with the price that the customer saw. A line
 * with decimal kilos becomes whole once it changes.
 */
export function changedLines({ detalles, wanted, added, items }: Change): PropuestaBody['lineas'] {
  const ordered = new Set(detalles.map(({ producto }) => producto.producto_id));
  const ofCart = new Map(items.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const plus = (producto_id: string, cantidad: number) => {
    const more = ofCart.get(producto_id);
    return more === undefined ? cantidad : Math.min(wholeCantidad(cantidad) + more, MOST);
  };
  const changed = detalles.flatMap(({ producto: { producto_id }, cantidad }) => {
    const now = plus(producto_id, wanted[producto_id] ?? cantidad);
    return now === cantidad ? [] : { producto_id, cantidad: now };
  });
  const before = added.filter(({ producto_id }) => !ordered.has(producto_id));
  const stays = before.map(({ producto_id, despues, precio_unitario }) => {
    const item = items.find((one) => one.producto_id === producto_id);
    const cantidad = plus(producto_id, despues);
    // More of the product may reach a tier.
    return {
      producto_id,
      cantidad,
      precio_unitario: item ? priceOf({ ...item, cantidad }) : precio_unitario,
    };
  });
  const known = new Set([...ordered, ...before.map(({ producto_id }) => producto_id)]);
  const fresh = items
    .filter(({ producto_id }) => !known.has(producto_id))
    .map((item) => {
      const cantidad = Math.min(item.cantidad, MOST);
      return { producto_id: item.producto_id, cantidad, precio_unitario: priceOf({ ...item, cantidad }) };
    });
  return [...changed, ...stays, ...fresh];
}
