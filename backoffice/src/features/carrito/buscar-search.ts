import { z } from 'zod';
import { buscar, pagina } from '../../shared/list-search.ts';

/** Term and page of 'Buscar Cliente', in the URL. What makes no sense falls back to the start. */
export const buscarSearch = z.object({
  buscar,
  pagina,
});
