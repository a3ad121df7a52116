import type { ShownProducto } from './shown-products.ts';

/** Percent off for whoever sees prices, if it can be told; else only that there is a promotion. */
export function promotionOf(producto: ShownProducto, priced: boolean): boolean | number {
  if (!producto.en_promocion) return false;
  const { precio, precio_antes_oferta: before } = producto;
  if (!priced || precio === undefined || typeof before !== 'number' || before <= precio) return true;
  return Math.round(((before - precio) / before) * 100);
}
