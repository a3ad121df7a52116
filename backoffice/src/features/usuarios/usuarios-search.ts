import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

/** Term, mode and page of the users area in the URL. Invalid values fall back to the active accounts. */
export const usuariosSearch = z.object({
  term,
  inactivos: z.boolean().default(false).catch(false),
  page,
});
export type UsuariosSearch = z.infer<typeof usuariosSearch>;
