import {
  LIMITS,
  type ProductosPage,
  productosDestacadosOptions,
  productosInactivosOptions,
  productosListOptions,
  productosPanelOptions,
  productosSearchOptions,
  productosSinStockOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { isNarrowed, listOf, type ProductosSearch, productosSearch } from './productos-search.ts';

const LISTS = {
  all: productosListOptions,
  search: productosSearchOptions,
  inactivos: productosInactivosOptions,
  soldOut: productosSinStockOptions,
} as const;

/** Returns the list's filters without the page. */
export const narrowedQuery = ({ term, marca, categoria, filtro }: ProductosSearch) => ({
  ...(term && { term }),
  ...(marca && { marca_id: marca }),
  ...(categoria && { categoria_id: categoria }),
  ...(filtro && { filtro }),
});

function callFor(search: ProductosSearch) {
  const query = { ...(search.term && { term: search.term }), ...pageQuery(search.page) };
  const list = listOf(search);
  if (list === 'lacking' || isNarrowed(search)) {
    return productosPanelOptions({ query: { ...query, ...narrowedQuery(search) } });
  }
  return LISTS[list]({ query });
}

/** Query options of the featured products that can be ordered: the first page. */
export const destacadosOptions = () => productosDestacadosOptions({ query: { limit: LIMITS.pageMax } });

export const productosPages = {
  title: 'Lista de productos',
  search: productosSearch,
  options: (search: ProductosSearch) => callOptions<ProductosPage>(callFor(search)),
};
