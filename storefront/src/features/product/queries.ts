import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  productosGetOptions,
  productosPorCategoriaOptions,
  productosTamanosOptions,
} from 'api-client/storefront';
import { shownProducts } from '../../shared/catalogue/shown-products.ts';
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
const isUnknownProduct = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads a product's page into the cache. Returns the summary for the head, or undefined for an unknown product. */
export async function loadProduct(
  queryClient: QueryClient,
  id: string,
): Promise<ProductSummary | LoadFailure | undefined> {
  const asked = queryClient.ensureQueryData(product(id)).catch((error: unknown) => {
    if (isUnknownProduct(error)) return undefined;
    throw error;
  });
  const producto = await orFailure(asked);
  if (!producto || isLoadFailure(producto)) return producto;
  const [category] = producto.categorias;
  // Optional: the page works without sizes and related products.
  const extra = [sizes(id), ...(category ? [related(category.nombre)] : [])];
  await loadLists(queryClient, ...extra).catch(() => undefined);
  return summaryOf(producto);
}

export const trailOf = ({ id, nombre, categoria }: ProductSummary): Crumb[] => [
  { name: 'Categorías', path: links.categorias },
  ...(categoria === undefined ? [] : [{ name: categoria, path: links.categoria(categoria) }]),
  { name: nombre, path: links.producto(id) },
];
