import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Term, filter and page of the product panel, in the URL. One filter at a time, so the two exclude each other. */
export const productosSearch = z.object({
  term,
  filtro: z.enum(['inactivos', 'sin-stock']).optional().catch(undefined),
  page,
});
export type ProductosSearch = z.infer<typeof productosSearch>;

/** Which of the four lists it is; a term looks in the filtered ones too. */
export function listOf({ term, filtro }: ProductosSearch) {
  if (filtro === 'sin-stock') return 'soldOut';
  return filtro ?? (term ? 'search' : 'all');
}
