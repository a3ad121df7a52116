import {
  categoriasListOptions,
  LIMITS,
  marcasListOptions,
  type ProductosPage,
  productosListOptions,
  productosPorCategoriaOptions,
  productosPorMarcaOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { currentCarrito } from '../../shared/carritos/carritos.ts';
import { isRankedFor, searchForCliente, searchForOrder } from '../../shared/search-for-order.ts';
import { type CatalogoSearch, catalogoSearch } from './catalogo-search.ts';

/** The call for one page: of what a term finds for the customer, of a category or a brand, or of all products. */
function callFor({ term, categoria, marca, page }: CatalogoSearch, cliente: string | null) {
  const slice = pageQuery(page);
  const query = { term, ...slice };
  if (isRankedFor(term, cliente)) return searchForCliente({ ...query, categoria, marca }, cliente);
  if (categoria) return productosPorCategoriaOptions({ path: { categoryName: categoria }, query });
  if (marca) return productosPorMarcaOptions({ path: { marca }, query });
  return term ? searchForOrder(query, cliente) : productosListOptions({ query: slice });
}

/** What can be ordered, with its prices. */
export const catalogoPages = {
  title: 'Nuevo Pedido',
  search: catalogoSearch,
  options: (search: CatalogoSearch) => catalogoOptions(search, currentCarrito().cliente),
};

/** The same for the customer of any cart. */
export const catalogoOptions = (search: CatalogoSearch, cliente: string | null) =>
  callOptions<ProductosPage>(callFor(search, cliente));

/** Whether the order of the list is the server's own, for the customer of the cart. */
export const isRanked = ({ term }: CatalogoSearch): boolean => isRankedFor(term, currentCarrito().cliente);

const first = { query: { limit: LIMITS.pageMax, offset: 0 } };
export const categoriasOptions = () => categoriasListOptions(first);
export const marcasOptions = () => marcasListOptions(first);
