/** What the product panel finds, apart: a list of it, and a spreadsheet. */
import { z } from 'zod';
import { id, searchQuery } from './common.ts';
import { FILTROS_PRODUCTO } from './words.ts';

/** What the product panel is narrowed to. */
export const panelQuery = searchQuery.extend({
  marca_id: id('La marca no es válida.').exactOptional(),
  categoria_id: id('La categoría no es válida.').exactOptional(),
  filtro: z
    .enum(FILTROS_PRODUCTO, 'El filtro no es válido.')
    .exactOptional()
    .describe('Without it, the active ones; `sin-categoria` has no active one'),
});
