/** Catalogues of one category or brand, which the shop may not have (any more). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import type { ShownProductos } from '../../shared/catalogue/shown-products.ts';
import { type LoadFailure, loadLists } from '../../shared/load.ts';

interface Named {
  nombre: string;
}
/** All categories or all brands, up to the page limit of one call. */
export type NamesPage = { total: number } & (
  | { categorias: Named[] }
  | { marcas: (Named & { src?: string })[] }
);

export const namesIn = (page: NamesPage): Named[] => ('categorias' in page ? page.categorias : page.marcas);

/** Removes case and accents, as the server does to compare names. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Returns the shop's spelling of a name. Returns undefined if the list of names is complete, lacks the name, and no
 * product matches. Otherwise keeps the name.
 */
function storedName(
  name: string,
  products: ShownProductos | undefined,
  names: NamesPage | undefined,
): string | undefined {
  const listed = names ? namesIn(names) : [];
  // One call may not return all names; the products contain more names.
  const found = products?.productos.flatMap(({ marca, categorias }) => [marca, ...categorias]) ?? [];
  const own = [...listed, ...found].find(({ nombre }) => plain(nombre) === plain(name));
  if (own) return own.nombre;
  return products?.total === 0 && names && listed.length >= names.total ? undefined : name;
}

export type NamedAnswer = LoadFailure | Named;

/** Loads a catalogue with the names beside it. Throws `notFound` for an unknown name, which the server answers with 404. */
export async function loadNamed(
  queryClient: QueryClient,
  name: string,
  products: CallOptions<ShownProductos>,
  names: CallOptions<NamesPage>,
): Promise<NamedAnswer> {
  const failed = await loadLists(queryClient, products, names);
  const [page, all] = [products, names].map(({ queryKey }) => queryClient.getQueryData(queryKey));
  const nombre = storedName(name, page as ShownProductos | undefined, all as NamesPage | undefined);
  if (nombre === undefined) throw notFound();
  return failed ?? { nombre };
}

/** Returns the name for a page that rendered before its data arrived, or undefined for an unknown name. */
export function useStoredName(
  name: string | undefined,
  products: CallOptions<ShownProductos>,
  names: CallOptions<NamesPage>,
): string | undefined {
  const enabled = name !== undefined;
  const { data: page } = useQuery({ ...products, enabled });
  const { data: all } = useQuery({ ...names, enabled });
  return enabled ? storedName(name, page, all) : undefined;
}

/** Returns the name for the head: from the loader, or else from the address. */
export const nameFor = (inAddress: string, loaded: NamedAnswer | undefined): string =>
  loaded && 'nombre' in loaded ? loaded.nombre : inAddress;
