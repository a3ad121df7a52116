import { LIMITES } from 'api-client/backoffice';
import { z } from 'zod';

const nombre = z.string().trim().min(1).max(LIMITES.nombreMaximo).optional().catch(undefined);

/** Term, category or brand, and page of the catalogue, in the URL. What makes no sense falls back to all products. */
export const catalogoSearch = z.object({
  buscar: z.coerce.string().trim().max(LIMITES.terminoMaximo).default('').catch(''),
  categoria: nombre,
  marca: nombre,
  pagina: z.int().min(1).default(1).catch(1),
});
export type CatalogoSearch = z.infer<typeof catalogoSearch>;
