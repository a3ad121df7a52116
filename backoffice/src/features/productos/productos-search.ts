import { FILTROS_PRODUCTO } from 'api-client/backoffice';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Term, filter and page of the product panel, in the URL, and whether some are chosen. One filter at a time, so they exclude each other. */
export const productosSearch = z.object({
  term,
  filtro: z.enum(FILTROS_PRODUCTO).optional().catch(undefined),
  marca: z.uuid().optional().catch(undefined),
  categoria: z.uuid().optional().catch(undefined),
  /** Some are being chosen. */
  varios: z.literal('si').optional().catch(undefined),
  page,
});
export type ProductosSearch = z.infer<typeof productosSearch>;

/** Which of the lists it is; a term looks in the filtered ones too, and so do brand and category. */
export function listOf({ term, filtro, ...search }: ProductosSearch) {
  if (filtro === 'sin-stock') return 'soldOut';
  if (filtro === 'inactivos') return filtro;
  if (filtro) return 'lacking';
  return term || isNarrowed(search) ? 'search' : 'all';
}

export const isNarrowed = ({ marca, categoria }: Pick<ProductosSearch, 'marca' | 'categoria'>): boolean =>
  marca !== undefined || categoria !== undefined;

/** The product that a new one is made after, if one is. */
export const newProductoSearch = z.object({ original: z.uuid().optional().catch(undefined) });
