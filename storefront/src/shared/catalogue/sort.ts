import type { ShownProducto } from './shown-products.ts';

/** The four orders of the menu. The documents define the values, including precio_desc for ascending prices. */
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

/** Sorts the loaded page only. Without price permission, sorting by price keeps the order. */
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
