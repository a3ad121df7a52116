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
import { type Crumb, type ProductSummary, summaryOf } from '../../shared/structured-data.ts';

export const product = (id: string) => productosGetOptions({ path: { id } });

/** Others of the same category; one more than are shown, since the product itself may be among them. */
export const RELATED = 5;
export const related = (categoryName: string) =>
  shownProducts(
    productosPorCategoriaOptions({ path: { categoryName }, query: { limit: RELATED + 1, offset: 0 } }),
  );

/** Itself among them; none where it comes in one. */
export const sizes = (id: string) => shownProducts(productosTamanosOptions({ path: { id } }));

/** There is no such product: its id is unknown, or no id at all. */
const isUnknownProduct = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What the page's head says of a product, with all that the page needs in the cache; nothing if there is none. */
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
  // Extra: a product without its sizes and neighbours is still a page.
  const extra = [sizes(id), ...(category ? [related(category.nombre)] : [])];
  await loadLists(queryClient, ...extra).catch(() => undefined);
  return summaryOf(producto);
}

export const trailOf = ({ id, nombre, categoria }: ProductSummary): Crumb[] => [
  { name: 'Categorías', path: links.categorias },
  ...(categoria === undefined ? [] : [{ name: categoria, path: links.categoria(categoria) }]),
  { name: nombre, path: links.producto(id) },
];
