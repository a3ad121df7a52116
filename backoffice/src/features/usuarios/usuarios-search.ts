import { z } from 'zod';
import { buscar, pagina } from '../../shared/list-search.ts';

/** Term, mode and page of the users area, in the URL. What makes no sense falls back to the active accounts. */
export const usuariosSearch = z.object({
  buscar,
  inactivos: z.boolean().default(false).catch(false),
  pagina,
});
export type UsuariosSearch = z.infer<typeof usuariosSearch>;
