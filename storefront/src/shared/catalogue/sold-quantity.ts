/** Quantities and prices that depend on sales terms. In every page's first-load JavaScript: keep it small. */

import type { Producto } from 'api-client/storefront';
import { precioFor, quantityAbove } from 'api-client/storefront';
import { shownAmount } from 'app-core/cart/iva';
import type { ShownProducto } from './shown-products.ts';

type Sellable = Pick<Producto, 'cantidades'>;

/** Returns the lowest quantity in which the product is sold. */
export const leastOf = ({ cantidades }: Sellable): number => quantityAbove(1, cantidades) ?? 1;

/** Returns the quantity, or the next one in which the product is sold. */
export const soldQuantity = (cantidad: number, { cantidades }: Sellable): number =>
  quantityAbove(cantidad, cantidades) ?? cantidad;

/** Returns what a price shows for a quantity: its price, the struck price, and what the struck price is. Net for some customers. */
export function shownPrice(producto: ShownProducto, cantidad: number) {
  const { precio = 0, precio_antes_oferta: before, cantidades } = producto;
  const price = precioFor(precio, cantidad, cantidades);
  const shown = (amount: number) => shownAmount(producto, amount);
  return price < precio
    ? { price: shown(price), previousPrice: shown(precio), previousText: 'Por menos unidades' }
    : { price: shown(price), previousPrice: typeof before === 'number' ? shown(before) : before };
}
