import {
  eachOf,
  FLAG_FILTER_NAMES,
  LIMITS,
  ORDENES_PRODUCTOS,
  PLAIN_ORDENES,
  type PlainOrden,
  TIPOS_PRECIO,
} from 'api-client/storefront';
import { shownAmount } from 'app-core/cart/iva';
// valibot instead of zod, at a tenth of the size: these schemas are part of first-load JavaScript.
import * as v from 'valibot';
import type { ShownProducto } from './shown-products.ts';

/** The four orders of the menu. The documents define the values, including precio_desc for ascending prices. */
export const SORT_OPTIONS = [
  { value: 'precio_desc', label: 'Menor precio', byPrice: true },
  { value: 'precio_asc', label: 'Mayor precio', byPrice: true },
  { value: 'nombre_asc', label: 'A - Z', byPrice: false },
  { value: 'nombre_desc', label: 'Z - A', byPrice: false },
] as const;

export type SortValue = (typeof SORT_OPTIONS)[number]['value'];
const SORT_VALUES = SORT_OPTIONS.map(({ value }) => value);

const byName = (a: ShownProducto, b: ShownProducto) =>
  a.nombre.localeCompare(b.nombre, 'es', { numeric: true });
/** By the price that the customer sees, as the server orders lists. */
const amountOf = (producto: ShownProducto) => shownAmount(producto, producto.precio ?? 0);
const byAmount = (a: ShownProducto, b: ShownProducto) => amountOf(a) - amountOf(b);

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

/** Last page that the API accepts. A page beyond the list's end shows where the list ends. */
const MOST = Math.floor(LIMITS.offsetMax / LIMITS.page);

/** Page number from 2 on: the first page has no parameter. Invalid values count as the first page. */
const page = v.fallback(
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(Number),
      v.finite(),
      v.check((page) => page >= MOST || (page >= 2 && Number.isInteger(page))),
      v.transform((page) => Math.min(page, MOST)),
    ),
  ),
  undefined,
);
/** The router parses a term of digits as a number. */
export const term = v.fallback(
  v.optional(v.pipe(v.unknown(), v.transform(String), v.trim(), v.minLength(1), v.maxLength(LIMITS.termMax))),
  undefined,
);
const sort = v.fallback(v.optional(v.picklist(SORT_VALUES)), undefined);

export const pageSearch = v.object({ page });
export const closedBulkSearch = v.object({ page, term });
const nombre = v.fallback(
  v.optional(v.pipe(v.unknown(), v.transform(String), v.minLength(1), v.maxLength(LIMITS.nombreMax))),
  undefined,
);
const only = v.fallback(v.optional(v.literal('si')), undefined);

export const catalogueSearch = v.object({
  page,
  term,
  sort,
  categoria: nombre,
  marca: nombre,
  etiqueta: nombre,
  tipo: v.fallback(v.optional(v.picklist(TIPOS_PRECIO)), undefined),
  ...eachOf(FLAG_FILTER_NAMES, () => only),
  stock: only,
  orden: v.fallback(v.optional(v.picklist(ORDENES_PRODUCTOS)), undefined),
});

export type CatalogueSearch = Partial<v.InferOutput<typeof catalogueSearch>>;

const KEYS = ['categoria', 'marca', 'etiqueta', 'tipo', ...FLAG_FILTER_NAMES, 'stock', 'orden'] as const;

/** Filters and order of a whole list, as in the address, without name and search term. */
export type ListFilters = { [K in (typeof KEYS)[number]]?: Exclude<CatalogueSearch[K], undefined> };
/** The same without filters and orders that reveal prices. */
export type PlainListFilters = Omit<ListFilters, 'tipo' | 'orden'> & { orden?: PlainOrden };

/** Returns the filters that are set. */
export function filtersOf(search: CatalogueSearch): ListFilters {
  const there = KEYS.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]);
  return Object.fromEntries(there) as ListFilters;
}

/** Returns the address of a list with these parameters. */
export function listAddress(path: string, search: CatalogueSearch): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const isFiltered = (search: CatalogueSearch): boolean => KEYS.some((key) => search[key] !== undefined);

/** True if the order reveals prices; the API then requires price permission. */
export const byPrice = (orden: ListFilters['orden']): boolean =>
  orden !== undefined && !(PLAIN_ORDENES as readonly string[]).includes(orden);

/** Removes filters and orders that reveal prices. */
export function withoutPrices<S extends CatalogueSearch>(search: S): S & PlainListFilters {
  const { tipo, orden, ...rest } = search;
  return { ...rest, ...(orden && !byPrice(orden) && { orden }) } as S & PlainListFilters;
}

/** Returns the search without the parts that this user may not use. */
export const permittedSearch = <S extends CatalogueSearch>(search: S, seesPrices: boolean): S =>
  seesPrices ? search : withoutPrices(search);
