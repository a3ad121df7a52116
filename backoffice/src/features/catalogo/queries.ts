import { keepPreviousData } from '@tanstack/react-query';
import {
  categoriasListOptions,
  LIMITES,
  marcasListOptions,
  type ProductosPage,
  productosListOptions,
  productosPorCategoriaOptions,
  productosPorMarcaOptions,
  productosSearchOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { pageQuery } from '../../shared/paging.ts';
import type { CatalogoSearch } from './catalogo-search.ts';

/** The call for one page: of a category or a brand, of what a term finds, or of all products. */
function callFor({ buscar, categoria, marca, pagina }: CatalogoSearch) {
  const page = pageQuery(pagina);
  const query = { term: buscar, ...page };
  if (categoria) return productosPorCategoriaOptions({ path: { categoryName: categoria }, query });
  if (marca) return productosPorMarcaOptions({ path: { marca }, query });
  return buscar ? productosSearchOptions({ query }) : productosListOptions({ query: page });
}

/** One page of what can be ordered, with its prices. */
export const catalogoPageOptions = (search: CatalogoSearch) => ({
  ...callOptions<ProductosPage>(callFor(search)),
  placeholderData: keepPreviousData,
});

const first = { query: { limit: LIMITES.paginaMaxima, offset: 0 } };
export const categoriasOptions = () => categoriasListOptions(first);
export const marcasOptions = () => marcasListOptions(first);
