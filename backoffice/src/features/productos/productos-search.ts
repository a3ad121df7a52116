import { z } from 'zod';

/** Term, filter and page of the product panel, in the URL. One filter at a time, so the two exclude each other. */
export const productosSearch = z.object({
  buscar: z.string().trim().max(255).default('').catch(''),
  filtro: z.enum(['inactivos', 'sin-stock']).optional().catch(undefined),
  pagina: z.int().min(1).default(1).catch(1),
});
export type ProductosSearch = z.infer<typeof productosSearch>;

/** Which of the four lists it is; a term looks in the filtered ones too. */
export const listOf = ({ buscar, filtro }: ProductosSearch) => filtro ?? (buscar ? 'busqueda' : 'todos');
