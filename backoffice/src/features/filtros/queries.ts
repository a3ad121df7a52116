import type { QueryClient } from '@tanstack/react-query';
import {
  type Categoria,
  categoriasGetOptions,
  categoriasInactivosOptions,
  categoriasListOptions,
  categoriasSearchOptions,
  type Etiqueta,
  etiquetasGetOptions,
  etiquetasInactivosOptions,
  etiquetasListOptions,
  etiquetasSearchOptions,
  type Marca,
  marcasGetOptions,
  marcasInactivosOptions,
  marcasListOptions,
  marcasSearchOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { queriesOf } from '../../shared/queries.ts';
import { type FiltrosPage, filtroOf, filtrosOf } from './filtro.ts';
import { type FiltrosSearch, filtrosSearch, type TipoFiltro } from './filtros-search.ts';

/** The calls of each type. */
const CALLS = {
  marca: {
    todos: marcasListOptions,
    inactivos: marcasInactivosOptions,
    busqueda: marcasSearchOptions,
    uno: marcasGetOptions,
  },
  categoria: {
    todos: categoriasListOptions,
    inactivos: categoriasInactivosOptions,
    busqueda: categoriasSearchOptions,
    uno: categoriasGetOptions,
  },
  etiqueta: {
    todos: etiquetasListOptions,
    inactivos: etiquetasInactivosOptions,
    busqueda: etiquetasSearchOptions,
    uno: etiquetasGetOptions,
  },
} as const;

function callFor({ tipo, buscar, inactivos, pagina }: FiltrosSearch) {
  const call = CALLS[tipo][buscar ? 'busqueda' : inactivos ? 'inactivos' : 'todos'];
  return call({ query: { ...pageQuery(pagina), ...(buscar && { term: buscar }) } });
}

/** The ones of a type, by name. A term wins over the inactive ones, for it looks at the active. */
export const filtrosPages = {
  title: 'Marcas, categorías y etiquetas',
  search: filtrosSearch,
  options: (search: FiltrosSearch) => ({ ...callOptions<FiltrosPage>(callFor(search)), select: filtrosOf }),
};

export const filtroOptions = (tipo: TipoFiltro, id: string) => ({
  ...callOptions<Marca | Categoria | Etiqueta>(CALLS[tipo].uno({ path: { id } })),
  select: filtroOf,
});

/** After one was changed, or somebody else changed it. */
export const refreshFiltros = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries(queriesOf('marcas', 'categorias', 'etiquetas'));
