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
  inactivos: [productosInactivos, productosInactivosQueryKey],
  'sin-stock': [productosSinStock, productosSinStockQueryKey],
} as const;

/** One page of the product panel. */
export function productosPageOptions(search: ProductosSearch) {
  const query = pageQuery(search.pagina);
  const placeholderData = keepPreviousData;
  const list = listOf(search);
  if (list === 'busqueda') {
    const options = { query: { term: search.buscar, ...query } };
    return queryOptions({
      queryKey: productosSearchQueryKey(options) as readonly unknown[],
      queryFn: async ({ signal }) => (await productosSearch({ ...options, signal })).data,
      placeholderData,
    });
  }
  const [call, key] = LISTS[list];
  return queryOptions({
    queryKey: key({ query }) as readonly unknown[],
    queryFn: async ({ signal }) => (await call({ query, signal })).data,
    placeholderData,
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
