import type { ShownProducto } from './shown-products.ts';

/** Returns the discount in percent if the user may see prices, else true for a promotion, else false. */
export function promotionOf(producto: ShownProducto, priced: boolean): boolean | number {
  if (!producto.en_promocion) return false;
  const { precio, precio_antes_oferta: before } = producto;
  if (!priced || precio === undefined || typeof before !== 'number' || before <= precio) return true;
  return Math.round(((before - precio) / before) * 100);
}
