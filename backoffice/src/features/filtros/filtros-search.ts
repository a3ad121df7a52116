import { z } from 'zod';

/** Type, term, mode and page of the filters' panel, in the URL. */
export const filtrosSearch = z.object({
  tipo: z.enum(['marca', 'categoria', 'etiqueta']).default('marca').catch('marca'),
  buscar: z.string().trim().max(255).default('').catch(''),
  inactivos: z.boolean().default(false).catch(false),
  pagina: z.int().min(1).default(1).catch(1),
});
export type FiltrosSearch = z.infer<typeof filtrosSearch>;
export type TipoFiltro = FiltrosSearch['tipo'];
