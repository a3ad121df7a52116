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
import { z } from 'zod';
import { currentCarrito } from '../../shared/carritos/carritos.ts';
import { page, term } from '../../shared/list-search.ts';
import {
  isForCliente,
  isRankedFor,
  searchForCliente,
  searchForOrder,
} from '../../shared/search-for-order.ts';

const nombre = z.string().trim().min(1).max(LIMITS.nombreMax).optional().catch(undefined);

/** Term, category or brand, and page of the catalogue in the URL. Invalid values fall back to all products. */
const catalogoSearch = z.object({
  term,
  categoria: nombre,
  marca: nombre,
  page,
});
export type CatalogoSearch = z.infer<typeof catalogoSearch>;

/** Returns the call for one page: search results for the customer, a category, a brand, or all products. */
function callFor({ term, categoria, marca, page }: CatalogoSearch, cliente: string | null) {
  const slice = pageQuery(page);
  const query = { term, ...slice };
  if (isForCliente(cliente)) return searchForCliente({ ...query, categoria, marca }, cliente);
  if (categoria) return productosPorCategoriaOptions({ path: { categoryName: categoria }, query });
  if (marca) return productosPorMarcaOptions({ path: { marca }, query });
  return term ? searchForOrder(query, cliente) : productosListOptions({ query: slice });
}

export const catalogoPages = {
  title: 'Nuevo Pedido',
  search: catalogoSearch,
  options: (search: CatalogoSearch) => catalogoOptions(search, currentCarrito().cliente),
};

/** Query options for the given customer's cart. */
export const catalogoOptions = (search: CatalogoSearch, cliente: string | null) =>
  callOptions<ProductosPage>(callFor(search, cliente));

/** Returns whether the server ranked the list for the cart's customer. */
export const isRanked = ({ term }: CatalogoSearch): boolean => isRankedFor(term, currentCarrito().cliente);

const first = { query: { limit: LIMITS.pageMax, offset: 0 } };
export const categoriasOptions = () => categoriasListOptions(first);
export const marcasOptions = () => marcasListOptions(first);
