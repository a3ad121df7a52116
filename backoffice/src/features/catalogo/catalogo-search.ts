import { LIMITS } from 'api-client/backoffice';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

const nombre = z.string().trim().min(1).max(LIMITS.nombreMax).optional().catch(undefined);

/** Term, category or brand, and page of the catalogue in the URL. Invalid values fall back to all products. */
export const catalogoSearch = z.object({
  term,
  categoria: nombre,
  marca: nombre,
  page,
});
export type CatalogoSearch = z.infer<typeof catalogoSearch>;
