import { type Detalle, LIMITS, type Propuesta, type PropuestaBody } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';

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

/** Returns the lines of a proposal: changed quantities, then added products with the price that the customer saw. */
export function changedLines({ detalles, wanted, added, items }: Change): PropuestaBody['lineas'] {
  const ordered = new Set(detalles.map(({ producto }) => producto.producto_id));
  const ofCart = new Map(items.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const plus = (producto_id: string, cantidad: number) =>
    Math.min(cantidad + (ofCart.get(producto_id) ?? 0), MOST);
  const changed = detalles.flatMap(({ producto: { producto_id }, cantidad }) => {
    const now = plus(producto_id, wanted[producto_id] ?? cantidad);
    return now === cantidad ? [] : { producto_id, cantidad: now };
  });
  const before = added.filter(({ producto_id }) => !ordered.has(producto_id));
  const stays = before.map(({ producto_id, despues, precio_unitario }) => ({
    producto_id,
    cantidad: plus(producto_id, despues),
    precio_unitario,
  }));
  const known = new Set([...ordered, ...before.map(({ producto_id }) => producto_id)]);
  const fresh = items
    .filter(({ producto_id }) => !known.has(producto_id))
    .map(({ producto_id, cantidad, precio }) => ({
      producto_id,
      cantidad: Math.min(cantidad, MOST),
      precio_unitario: precio,
    }));
  return [...changed, ...stays, ...fresh];
}
