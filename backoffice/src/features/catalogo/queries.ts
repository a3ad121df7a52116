import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  categoriasListOptions,
  LIMITES,
  marcasListOptions,
  productosList,
  productosListQueryKey,
  productosPorCategoria,
  productosPorCategoriaQueryKey,
  productosPorMarca,
  productosPorMarcaQueryKey,
  productosSearch,
  productosSearchQueryKey,
} from 'api-client/backoffice';
import { pageQuery } from '../../shared/paging.ts';
import type { CatalogoSearch } from './catalogo-search.ts';

/** The call for one page: of a category or a brand, of what a term finds, or of all products. */
function callFor({ buscar, categoria, marca, pagina }: CatalogoSearch) {
  const page = pageQuery(pagina);
  const query = { term: buscar, ...page };
  if (categoria) {
    const options = { path: { categoryName: categoria }, query };
    return {
      key: productosPorCategoriaQueryKey(options),
      call: (signal: AbortSignal) => productosPorCategoria({ ...options, signal }),
    };
  }
  if (marca) {
    const options = { path: { marca }, query };
    return {
      key: productosPorMarcaQueryKey(options),
      call: (signal: AbortSignal) => productosPorMarca({ ...options, signal }),
    };
  }
  if (buscar) {
    return {
      key: productosSearchQueryKey({ query }),
      call: (signal: AbortSignal) => productosSearch({ query, signal }),
    };
  }
  return {
    key: productosListQueryKey({ query: page }),
    call: (signal: AbortSignal) => productosList({ query: page, signal }),
  };
}

/** One page of what can be ordered, with its prices. */
export function catalogoPageOptions(search: CatalogoSearch) {
  const { key, call } = callFor(search);
  return queryOptions({
    queryKey: key as readonly unknown[],
    queryFn: async ({ signal }) => (await call(signal)).data,
    placeholderData: keepPreviousData,
  });
}

const first = { query: { limit: LIMITES.paginaMaxima, offset: 0 } };
export const categoriasOptions = () => categoriasListOptions(first);
export const marcasOptions = () => marcasListOptions(first);
