import { PLAIN_ORDENES, type PlainOrden } from 'api-client/storefront';
import type { CatalogueSearch } from './search-params.ts';

const KEYS = ['categoria', 'marca', 'etiqueta', 'tipo', 'promocion', 'nuevo', 'stock', 'orden'] as const;

/** What narrows and orders a whole list, beside what it is called and what is searched in it; as the address has it. */
export type Narrowing = { [K in (typeof KEYS)[number]]?: Exclude<CatalogueSearch[K], undefined> };
/** The same without what tells a price. */
export type PlainNarrowing = Omit<Narrowing, 'tipo' | 'orden'> & { orden?: PlainOrden };

/** Only what is there. */
export function narrowingOf(search: CatalogueSearch): Narrowing {
  const there = KEYS.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]);
  return Object.fromEntries(there) as Narrowing;
}

export const isNarrowed = (search: CatalogueSearch): boolean => KEYS.some((key) => search[key] !== undefined);

/** Whether the server tells it to who sees prices alone. */
export const byPrice = (orden: Narrowing['orden']): boolean =>
  orden !== undefined && !(PLAIN_ORDENES as readonly string[]).includes(orden);

/** Without what tells a price. */
export function withoutPrices<S extends CatalogueSearch>(search: S): S & PlainNarrowing {
  const { tipo, orden, ...rest } = search;
  return { ...rest, ...(orden && !byPrice(orden) && { orden }) } as S & PlainNarrowing;
}

/** What is asked for, as far as it is for who looks. */
export const forEyes = <S extends CatalogueSearch>(search: S, seesPrices: boolean): S =>
  seesPrices ? search : withoutPrices(search);
