import { z } from 'zod';
import { buscar, pagina } from '../../shared/list-search.ts';

/** Type, term, mode and page of the filters' panel, in the URL. */
export const filtrosSearch = z.object({
  tipo: z.enum(['marca', 'categoria', 'etiqueta']).default('marca').catch('marca'),
  buscar,
  inactivos: z.boolean().default(false).catch(false),
  pagina,
});
export type FiltrosSearch = z.infer<typeof filtrosSearch>;
export type TipoFiltro = FiltrosSearch['tipo'];
