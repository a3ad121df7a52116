import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  productosGetOptions,
  productosPorCategoriaOptions,
  productosTamanosOptions,
} from 'api-client/storefront';
import { cachedRow, type ShownProducto, shownProducts } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { isLoadFailure, type LoadFailure, loadLists, orFailure } from '../../shared/load.ts';
import { type Crumb, type ProductSummary, summaryOf } from '../../shared/seo.ts';

export const product = (id: string) => productosGetOptions({ path: { id } });

/** Number of related products. The query asks for one more, since it may contain the product itself. */
export const RELATED = 5;
export const related = (categoryName: string) =>
  shownProducts(
    productosPorCategoriaOptions({ path: { categoryName }, query: { limit: RELATED + 1, offset: 0 } }),
  );

/** All sizes of a product, including itself; empty if there is only one. */
export const sizes = (id: string) => shownProducts(productosTamanosOptions({ path: { id } }));

/** True if the id is unknown or malformed. */
export const isUnknownProduct = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The lists below the product. Optional: the page works without sizes and related products. */
const extrasOf = ({ producto_id, categorias: [category] }: ShownProducto) => [
  sizes(producto_id),
  ...(category ? [related(category.nombre)] : []),
];

/**
 * Returns the product's row of a cached list, which the page shows until the product itself arrives. Undefined on the
 * server, if the product is cached, or if the last answer was that it does not exist.
 */
function rowToShow(queryClient: QueryClient, id: string): ShownProducto | undefined {
  if (import.meta.env.SSR) return undefined;
  const state = queryClient.getQueryState(product(id).queryKey);
  return state?.data || isUnknownProduct(state?.error) ? undefined : cachedRow(queryClient, id);
}

/**
 * Loads a product's page into the cache. Returns the summary for the head, or undefined for an unknown product. With a
 * list's row the page shows at once and loads the rest itself; a preload starts that loading, but never waits for it.
 */
export async function loadProduct(
  queryClient: QueryClient,
  id: string,
  isPreload: boolean,
): Promise<ProductSummary | LoadFailure | undefined> {
  const row = rowToShow(queryClient, id);
  if (row) {
    if (isPreload) {
      void queryClient.prefetchQuery(product(id));
      for (const list of extrasOf(row)) void queryClient.prefetchQuery(list);
    }
    return summaryOf(row);
  }
  const asked = queryClient.ensureQueryData(product(id)).catch((error: unknown) => {
    if (isUnknownProduct(error)) return undefined;
    throw error;
  });
  const producto = await orFailure(asked);
  if (!producto || isLoadFailure(producto)) return producto;
  await loadLists(queryClient, ...extrasOf(producto)).catch(() => undefined);
  return summaryOf(producto);
}

export const trailOf = ({ id, nombre, categoria }: ProductSummary): Crumb[] => [
  { name: 'Categorías', path: links.categorias },
  ...(categoria === undefined ? [] : [{ name: categoria, path: links.categoria(categoria) }]),
  { name: nombre, path: links.producto(id) },
];
