import type { ShownProducto } from './shown-products.ts';

/** The four orders of the menu. The values are the documents' own, odd as they are: precio_desc is ascending. */
export const SORT_OPTIONS = [
  { value: 'precio_desc', label: 'Menor precio', byPrice: true },
  { value: 'precio_asc', label: 'Mayor precio', byPrice: true },
  { value: 'nombre_asc', label: 'A - Z', byPrice: false },
  { value: 'nombre_desc', label: 'Z - A', byPrice: false },
] as const;

export type SortValue = (typeof SORT_OPTIONS)[number]['value'];
export const SORT_VALUES = SORT_OPTIONS.map(({ value }) => value);

const byName = (a: ShownProducto, b: ShownProducto) =>
  a.nombre.localeCompare(b.nombre, 'es', { numeric: true });
const byAmount = (a: ShownProducto, b: ShownProducto) => (a.precio ?? 0) - (b.precio ?? 0);

const orders: Record<SortValue, (a: ShownProducto, b: ShownProducto) => number> = {
  precio_desc: byAmount,
  precio_asc: (a, b) => byAmount(b, a),
  nombre_asc: byName,
  nombre_desc: (a, b) => byName(b, a),
};

/** Orders the page that is loaded, nothing else. For who sees no prices, an order by price leaves it as it came. */
export function sortProducts(
  productos: readonly ShownProducto[],
  sort: SortValue | undefined,
  seesPrices: boolean,
): readonly ShownProducto[] {
  if (!sort) return productos;
  const byPrice = SORT_OPTIONS.find(({ value }) => value === sort)?.byPrice;
  if (byPrice && (!seesPrices || productos.some(({ precio }) => precio === undefined))) return productos;
  return [...productos].sort(orders[sort]);
}
