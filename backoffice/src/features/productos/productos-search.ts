import { z } from 'zod';
import { buscar, pagina } from '../../shared/list-search.ts';

/** Term, filter and page of the product panel, in the URL. One filter at a time, so the two exclude each other. */
export const productosSearch = z.object({
  buscar,
  filtro: z.enum(['inactivos', 'sin-stock']).optional().catch(undefined),
  pagina,
});
export type ProductosSearch = z.infer<typeof productosSearch>;

/** Which of the four lists it is; a term looks in the filtered ones too. */
export const listOf = ({ buscar, filtro }: ProductosSearch) => filtro ?? (buscar ? 'busqueda' : 'todos');
