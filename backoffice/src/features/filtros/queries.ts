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
import {
  type FiltrosPage,
  type FiltrosSearch,
  filtrosSearch,
  type TipoFiltro,
  toFiltro,
  toFiltros,
} from './kinds.ts';

const CALLS = {
  marca: {
    all: marcasListOptions,
    inactivos: marcasInactivosOptions,
    search: marcasSearchOptions,
    one: marcasGetOptions,
  },
  categoria: {
    all: categoriasListOptions,
    inactivos: categoriasInactivosOptions,
    search: categoriasSearchOptions,
    one: categoriasGetOptions,
  },
  etiqueta: {
    all: etiquetasListOptions,
    inactivos: etiquetasInactivosOptions,
    search: etiquetasSearchOptions,
    one: etiquetasGetOptions,
  },
} as const;

function callFor({ tipo, term, inactivos, page }: FiltrosSearch) {
  const call = CALLS[tipo][inactivos ? 'inactivos' : term ? 'search' : 'all'];
  return call({ query: { ...pageQuery(page), ...(term && { term }) } });
}

/** The rows of a type, by name: active or inactive, filtered by a term. */
export const filtrosPages = {
  title: 'Marcas, categorías y etiquetas',
  search: filtrosSearch,
  options: (search: FiltrosSearch) => ({ ...callOptions<FiltrosPage>(callFor(search)), select: toFiltros }),
};

export const filtroOptions = (tipo: TipoFiltro, id: string) => ({
  ...callOptions<Marca | Categoria | Etiqueta>(CALLS[tipo].one({ path: { id } })),
  select: toFiltro,
});
