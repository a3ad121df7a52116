import {
  FILTROS_PRODUCTO,
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
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Term, filter, page and selection mode of the list, in the URL. Only one filter at a time. */
const productosSearch = z.object({
  term,
  filtro: z.enum(FILTROS_PRODUCTO).optional().catch(undefined),
  marca: z.uuid().optional().catch(undefined),
  categoria: z.uuid().optional().catch(undefined),
  /** Selection mode. */
  varios: z.literal('si').optional().catch(undefined),
  page,
});
export type ProductosSearch = z.infer<typeof productosSearch>;

/** Returns the list of the search. Term, brand and category also apply to filtered lists. */
export function pickList({ term, filtro, ...search }: ProductosSearch) {
  if (filtro === 'sin-stock') return 'soldOut';
  if (filtro === 'inactivos') return filtro;
  if (filtro) return 'lacking';
  return term || isNarrowed(search) ? 'search' : 'all';
}

const isNarrowed = ({ marca, categoria }: Pick<ProductosSearch, 'marca' | 'categoria'>): boolean =>
  marca !== undefined || categoria !== undefined;

/** The original of a copy. */
export const newProductoSearch = z.object({ original: z.uuid().optional().catch(undefined) });

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
  const list = pickList(search);
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
