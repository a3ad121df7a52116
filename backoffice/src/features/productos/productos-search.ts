import { FILTROS_PRODUCTO } from 'api-client/backoffice';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Term, filter, page and selection mode of the list, in the URL. Only one filter at a time. */
export const productosSearch = z.object({
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
export function listOf({ term, filtro, ...search }: ProductosSearch) {
  if (filtro === 'sin-stock') return 'soldOut';
  if (filtro === 'inactivos') return filtro;
  if (filtro) return 'lacking';
  return term || isNarrowed(search) ? 'search' : 'all';
}

export const isNarrowed = ({ marca, categoria }: Pick<ProductosSearch, 'marca' | 'categoria'>): boolean =>
  marca !== undefined || categoria !== undefined;

/** The original of a copy. */
export const newProductoSearch = z.object({ original: z.uuid().optional().catch(undefined) });
