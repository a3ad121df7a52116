import { z } from 'zod';

/** Term and page of 'Buscar Cliente', in the URL. What makes no sense falls back to the start. */
export const buscarSearch = z.object({
  // A term of digits alone is read off the address as a number.
  buscar: z.coerce.string().trim().max(255).default('').catch(''),
  pagina: z.int().min(1).default(1).catch(1),
});
