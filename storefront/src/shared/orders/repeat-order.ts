import {
  type Detalle,
  LIMITS,
  type PedidoConDetalles,
  type Producto,
  precioFor,
  toCents,
  toPesos,
} from 'api-client/storefront';
import { orderedUnits, wholeCantidad } from 'api-client/storefront-entrega';
import type { Taxed } from 'app-core/cart/iva';
import type { Quantity } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { addItem, allLines, cart, productsText } from '../cart/cart.ts';
import { fillUp } from '../cart/fill-up.ts';

/** Result of repeating an order. */
export interface Repetition {
  /** Number of different products that were added, fully or partly. */
  added: number;
  /** The added quantities, for undo. */
  went: Quantity[];
  /** Number of products that the cart already held in the wanted quantity. */
  held: number;
  /** True if the cart was not empty before. */
  joined: boolean;
  /** Names of unavailable products. */
  missing: string[];
  /** Products whose price changed: unit price paid after discount, and unit price now, with IVA. */
  repriced: (Taxed & { nombre: string; before: number; now: number })[];
  /** Names of products that reached the cart's limit. */
  capped: string[];
}

const paidForOne = ({ precio_unitario, descuento }: Detalle): number =>
  toPesos(Math.round((toCents(precio_unitario) * (100 - descuento)) / 100));

/** A line of an order and the quantity to order again. */
export interface Wanted {
  detalle: Detalle;
  cantidad: number;
}

const toWhole = ({ detalle, cantidad }: Wanted): Wanted => ({ detalle, cantidad: wholeCantidad(cantidad) });

/** Returns the ordered quantities, whatever was delivered. Kilos that staff edited become whole, as carts take them. */
export const allOf = ({ detalles }: PedidoConDetalles): Wanted[] =>
  detalles
    .map((detalle) => ({ detalle, cantidad: orderedUnits(detalle) }))
    .filter(({ cantidad }) => cantidad > 0)
    .map(toWhole);

/** Returns the ordered quantities, each product once. */
export function quantitiesOf(pedido: PedidoConDetalles): Quantity[] {
  const all = new Map<string, number>();
  for (const { detalle, cantidad } of allOf(pedido)) {
    const { producto_id } = detalle.producto;
    all.set(producto_id, Math.min((all.get(producto_id) ?? 0) + cantidad, LIMITS.cantidadMax));
  }
  return [...all].map(([producto_id, cantidad]) => ({ producto_id, cantidad }));
}

/** Returns the quantities that were ordered but neither delivered nor replaced. A weight below the order is not missing. */
export const missingQuantities = ({ detalles }: PedidoConDetalles): Wanted[] =>
  detalles
    .filter(({ motivo_entrega }) => motivo_entrega !== 'reemplazo' && motivo_entrega !== 'peso')
    .map((detalle) => ({ detalle, cantidad: orderedUnits(detalle) - detalle.cantidad }))
    .filter(({ cantidad }) => cantidad > 0)
    .map(toWhole);

/**
 * Raises the cart to the wanted quantities of available products at today's prices, so that a second press adds
 * nothing. With `onceMore`, adds the quantities again.
 */
export function repeatOrder(
  wanted: readonly Wanted[],
  productos: readonly Producto[],
  onceMore = false,
): Repetition {
  const now = new Map(productos.map((producto) => [producto.producto_id, producto]));
  const result: Repetition = {
    added: 0,
    went: [],
    held: 0,
    joined: allLines(cart.get()).length > 0,
    missing: [],
    repriced: [],
    capped: [],
  };
  for (const { detalle, cantidad } of wanted) {
    const producto = now.get(detalle.producto.producto_id);
    const item = producto?.disponible ? newLine(producto) : undefined;
    if (!item) {
      result.missing.push(detalle.producto.nombre);
      continue;
    }
    const before = paidForOne(detalle);
    const price = precioFor(item.precio, cantidad, item.cantidades);
    if (before !== price) {
      const { nombre, iva } = item;
      result.repriced.push({ nombre, before, now: price, ...(iva && { iva }) });
    }
    const went = onceMore
      ? [{ producto_id: item.producto_id, cantidad: addItem(item, cantidad) }]
      : fillUp([{ item, cantidad }]);
    const added = went[0]?.cantidad ?? 0;
    if (added > 0) {
      result.added += 1;
      result.went.push(...went);
    }
    if (onceMore && added < cantidad) result.capped.push(item.nombre);
    else if (added === 0) result.held += 1;
  }
  return result;
}

/** Returns the message about the added products. If the cart was not empty, the message says that its content stays. */
export function addedText({ added, held, joined }: Pick<Repetition, 'added' | 'held' | 'joined'>): string {
  if (added === 0)
    return held > 0 ? 'Lo que se puede repetir ya está en tu carrito.' : 'No agregamos nada al carrito.';
  const products = productsText(added);
  return joined
    ? `Sumamos ${products} a lo que ya tenías en el carrito.`
    : `Agregamos ${products} al carrito.`;
}
