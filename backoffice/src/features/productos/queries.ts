import type { QueryClient } from '@tanstack/react-query';
import {
  type ProductosPage,
  productosInactivosOptions,
  productosListOptions,
  productosSearchOptions,
  productosSinStockOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { queriesOf } from '../../shared/queries.ts';
import { listOf, type ProductosSearch, productosSearch } from './productos-search.ts';

const LISTS = {
  todos: productosListOptions,
  busqueda: productosSearchOptions,
  inactivos: productosInactivosOptions,
  'sin-stock': productosSinStockOptions,
} as const;

function callFor(search: ProductosSearch) {
  const query = { ...(search.buscar && { term: search.buscar }), ...pageQuery(search.pagina) };
  return LISTS[listOf(search)]({ query });
}

/** The product panel. */
export const productosPages = {
  title: 'Lista de productos',
  search: productosSearch,
  options: (search: ProductosSearch) => callOptions<ProductosPage>(callFor(search)),
};

/** After a product was changed, or somebody else changed it. */
export const refreshProductos = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(queriesOf('productos'));
