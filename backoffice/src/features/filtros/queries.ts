import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  categoriasGet,
  categoriasGetQueryKey,
  categoriasInactivos,
  categoriasInactivosQueryKey,
  categoriasList,
  categoriasListQueryKey,
  categoriasSearch,
  categoriasSearchQueryKey,
  etiquetasGet,
  etiquetasGetQueryKey,
  etiquetasInactivos,
  etiquetasInactivosQueryKey,
  etiquetasList,
  etiquetasListQueryKey,
  etiquetasSearch,
  etiquetasSearchQueryKey,
  marcasGet,
  marcasGetQueryKey,
  marcasInactivos,
  marcasInactivosQueryKey,
  marcasList,
  marcasListQueryKey,
  marcasSearch,
  marcasSearchQueryKey,
} from 'api-client/backoffice';
import { pageQuery } from '../../shared/paging.ts';
import { queriesOf } from '../../shared/query-ids.ts';
import { type FiltrosPage, filtroOf, filtrosOf } from './filtro.ts';
import type { FiltrosSearch, TipoFiltro } from './filtros-search.ts';

/** The calls of each type, with the names of their answers in the cache. */
const CALLS = {
  marca: {
    todos: [marcasList, marcasListQueryKey],
    inactivos: [marcasInactivos, marcasInactivosQueryKey],
    busqueda: [marcasSearch, marcasSearchQueryKey],
    uno: [marcasGet, marcasGetQueryKey],
  },
  categoria: {
    todos: [categoriasList, categoriasListQueryKey],
    inactivos: [categoriasInactivos, categoriasInactivosQueryKey],
    busqueda: [categoriasSearch, categoriasSearchQueryKey],
    uno: [categoriasGet, categoriasGetQueryKey],
  },
  etiqueta: {
    todos: [etiquetasList, etiquetasListQueryKey],
    inactivos: [etiquetasInactivos, etiquetasInactivosQueryKey],
    busqueda: [etiquetasSearch, etiquetasSearchQueryKey],
    uno: [etiquetasGet, etiquetasGetQueryKey],
  },
} as const;

/** One page, by name. A term wins over the inactive ones, for it looks at the active. */
export function filtrosPageOptions({ tipo, buscar, inactivos, pagina }: FiltrosSearch) {
  const [call, key] = CALLS[tipo][buscar ? 'busqueda' : inactivos ? 'inactivos' : 'todos'];
  const options = { query: { ...pageQuery(pagina), ...(buscar && { term: buscar }) } };
  return queryOptions({
    queryKey: key(options) as readonly unknown[],
    queryFn: async ({ signal }): Promise<FiltrosPage> => (await call({ ...options, signal })).data,
    select: filtrosOf,
    placeholderData: keepPreviousData,
  });
}

export function filtroOptions(tipo: TipoFiltro, id: string) {
  const [call, key] = CALLS[tipo].uno;
  const options = { path: { id } };
  return queryOptions({
    queryKey: key(options) as readonly unknown[],
    queryFn: async ({ signal }) => (await call({ ...options, signal })).data,
    select: filtroOf,
  });
}

const RECURSOS = ['marcas', 'categorias', 'etiquetas'] as const;
const FILTROS_QUERIES = RECURSOS.flatMap((recurso) =>
  ['List', 'Search', 'Inactivos', 'Get'].map((call) => `${recurso}${call}`),
);

/** After one was changed, or somebody else changed it. */
export const refreshFiltros = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(queriesOf(FILTROS_QUERIES));
