import {
  categoriasListOptions,
  LIMITS,
  marcasListOptions,
  type ProductosPage,
  productosListOptions,
  productosPorCategoriaOptions,
  productosPorMarcaOptions,
  productosSearchOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { type CatalogoSearch, catalogoSearch } from './catalogo-search.ts';

/** The call for one page: of a category or a brand, of what a term finds, or of all products. */
function callFor({ term, categoria, marca, page }: CatalogoSearch) {
  const slice = pageQuery(page);
  const query = { term, ...slice };
  if (categoria) return productosPorCategoriaOptions({ path: { categoryName: categoria }, query });
  if (marca) return productosPorMarcaOptions({ path: { marca }, query });
  return term ? productosSearchOptions({ query }) : productosListOptions({ query: slice });
}

/** What can be ordered, with its prices. */
export const catalogoPages = {
  title: 'Nuevo Pedido',
  search: catalogoSearch,
  options: (search: CatalogoSearch) => callOptions<ProductosPage>(callFor(search)),
};

const first = { query: { limit: LIMITS.pageMax, offset: 0 } };
export const categoriasOptions = () => categoriasListOptions(first);
export const marcasOptions = () => marcasListOptions(first);
