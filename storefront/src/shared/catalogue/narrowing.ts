import { PLAIN_ORDENES, type PlainOrden } from 'api-client/storefront';
import type { CatalogueSearch } from './search-params.ts';

const KEYS = ['categoria', 'marca', 'etiqueta', 'tipo', 'promocion', 'nuevo', 'stock', 'orden'] as const;

/** Filters and order of a whole list, as in the address, without name and search term. */
export type Narrowing = { [K in (typeof KEYS)[number]]?: Exclude<CatalogueSearch[K], undefined> };
/** The same without filters and orders that reveal prices. */
export type PlainNarrowing = Omit<Narrowing, 'tipo' | 'orden'> & { orden?: PlainOrden };

/** Returns the filters that are set. */
export function narrowingOf(search: CatalogueSearch): Narrowing {
  const there = KEYS.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]);
  return Object.fromEntries(there) as Narrowing;
}

export const isNarrowed = (search: CatalogueSearch): boolean => KEYS.some((key) => search[key] !== undefined);

/** True if the order reveals prices; the API then requires price permission. */
export const byPrice = (orden: Narrowing['orden']): boolean =>
  orden !== undefined && !(PLAIN_ORDENES as readonly string[]).includes(orden);

/** Removes filters and orders that reveal prices. */
export function withoutPrices<S extends CatalogueSearch>(search: S): S & PlainNarrowing {
  const { tipo, orden, ...rest } = search;
  return { ...rest, ...(orden && !byPrice(orden) && { orden }) } as S & PlainNarrowing;
}

/** Returns the search without the parts that this user may not use. */
export const forEyes = <S extends CatalogueSearch>(search: S, seesPrices: boolean): S =>
  seesPrices ? search : withoutPrices(search);
