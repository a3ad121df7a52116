import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  productosInactivos,
  productosInactivosQueryKey,
  productosList,
  productosListQueryKey,
  productosSearch,
  productosSearchQueryKey,
  productosSinStock,
  productosSinStockQueryKey,
} from 'api-client/backoffice';
import { pageQuery } from '../../shared/paging.ts';
import { queriesOf } from '../../shared/query-ids.ts';
import { listOf, type ProductosSearch } from './productos-search.ts';

const LISTS = {
  todos: [productosList, productosListQueryKey],
  busqueda: [productosSearch, productosSearchQueryKey],
  inactivos: [productosInactivos, productosInactivosQueryKey],
  'sin-stock': [productosSinStock, productosSinStockQueryKey],
} as const;

/** One page of the product panel. */
export function productosPageOptions(search: ProductosSearch) {
  const options = { query: { ...(search.buscar && { term: search.buscar }), ...pageQuery(search.pagina) } };
  const [call, key] = LISTS[listOf(search)];
  return queryOptions({
    queryKey: key(options) as readonly unknown[],
    queryFn: async ({ signal }) => (await call({ ...options, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const PRODUCTOS_QUERIES = [
  'productosList',
  'productosSearch',
  'productosInactivos',
  'productosSinStock',
  'productosGet',
] as const;

/** After a product was changed, or somebody else changed it. */
export const refreshProductos = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(queriesOf(PRODUCTOS_QUERIES));
