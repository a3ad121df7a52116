import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Type, term, mode and page of the list, in the URL. */
export const filtrosSearch = z.object({
  tipo: z.enum(['marca', 'categoria', 'etiqueta']).default('marca').catch('marca'),
  term,
  inactivos: z.boolean().default(false).catch(false),
  page,
});
export type FiltrosSearch = z.infer<typeof filtrosSearch>;
export type TipoFiltro = FiltrosSearch['tipo'];
