/** Catalogues under a name of their own: the shop may not have that category or brand (any more). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ListOptions, ProductsPage } from '../../shared/catalogue/list-options.ts';
import { type LoadFailure, loadLists } from '../../shared/load.ts';

interface Named {
  nombre: string;
}
/** All categories, or all brands, as far as one call brings them. */
type NamesPage = { total: number } & ({ categorias: Named[] } | { marcas: Named[] });

/** As the server compares names: without case or accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Nothing is in it, and its name is not among all that there are. Where that can't be told, it counts as known. */
function isUnknown(name: string, products: ProductsPage | undefined, names: NamesPage | undefined): boolean {
  if (!products || !names || products.total > 0) return false;
  const listed = 'categorias' in names ? names.categorias : names.marcas;
  return listed.length >= names.total && !listed.some(({ nombre }) => plain(nombre) === plain(name));
}

/** Loads a named catalogue with the names beside it, or says that there is none: on the server that is a 404. */
export async function loadNamed(
  queryClient: QueryClient,
  name: string,
  products: ListOptions<ProductsPage>,
  names: ListOptions<NamesPage>,
): Promise<LoadFailure | { found: true }> {
  const failed = await loadLists(queryClient, products, names);
  const [page, all] = [products, names].map(({ queryKey }) => queryClient.getQueryData(queryKey));
  if (isUnknown(name, page as ProductsPage | undefined, all as NamesPage | undefined)) throw notFound();
  return failed ?? { found: true };
}

/** The same for a page that stood before its answers came. */
export function useIsUnknown(
  name: string | undefined,
  products: ListOptions<ProductsPage>,
  names: ListOptions<NamesPage>,
): boolean {
  const enabled = name !== undefined;
  const { data: page } = useQuery({ ...products, enabled });
  const { data: all } = useQuery({ ...names, enabled });
  return enabled && isUnknown(name, page, all);
}
