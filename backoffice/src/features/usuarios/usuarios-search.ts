import { z } from 'zod';

/** Term, mode and page of the users area, in the URL. What makes no sense falls back to the active accounts. */
export const usuariosSearch = z.object({
  buscar: z.string().trim().max(255).default('').catch(''),
  inactivos: z.boolean().default(false).catch(false),
  pagina: z.int().min(1).default(1).catch(1),
});
export type UsuariosSearch = z.infer<typeof usuariosSearch>;
