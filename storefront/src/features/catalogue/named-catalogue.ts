/** Catalogues under a name of their own: the shop may not have that category or brand (any more). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import type { ShownProductos } from '../../shared/catalogue/shown-products.ts';
import { type LoadFailure, loadLists } from '../../shared/load.ts';

interface Named {
  nombre: string;
}
/** All categories, or all brands, as far as one call brings them. */
export type NamesPage = { total: number } & (
  | { categorias: Named[] }
  | { marcas: (Named & { src?: string })[] }
);

export const namesIn = (page: NamesPage): Named[] => ('categorias' in page ? page.categorias : page.marcas);

/** As the server compares names: without case or accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * A name as the shop writes it, however an address does; nothing if there is no such: nothing is in it, and it is not
 * among all that there are. Where that can't be told, it stays as it is.
 */
function storedName(
  name: string,
  products: ShownProductos | undefined,
  names: NamesPage | undefined,
): string | undefined {
  const listed = names ? namesIn(names) : [];
  // One call may bring less than all there are: what is in it has its name too.
  const found = products?.productos.flatMap(({ marca, categorias }) => [marca, ...categorias]) ?? [];
  const own = [...listed, ...found].find(({ nombre }) => plain(nombre) === plain(name));
  if (own) return own.nombre;
  return products?.total === 0 && names && listed.length >= names.total ? undefined : name;
}

export type NamedAnswer = LoadFailure | Named;

/** Loads a named catalogue with the names beside it, or says that there is none: on the server that is a 404. */
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

/** The name for a page that stood before its answers came; nothing if there is none. */
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

/** What the head calls it: as the loader found it, or as the address has it. */
export const nameFor = (inAddress: string, loaded: NamedAnswer | undefined): string =>
  loaded && 'nombre' in loaded ? loaded.nombre : inAddress;
