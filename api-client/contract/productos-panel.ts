/** Filters of the product panel. In a separate file, because a list and a spreadsheet share them. */
import { z } from 'zod';
import { id, idList, searchQuery } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { nombreParam, productosPage } from './productos.ts';
import { FILTROS_PRODUCTO } from './words.ts';

export const panelQuery = searchQuery.extend({
  marca_id: id('La marca no es válida.').exactOptional(),
  categoria_id: id('La categoría no es válida.').exactOptional(),
  filtro: z
    .enum(FILTROS_PRODUCTO, 'El filtro no es válido.')
    .exactOptional()
    .describe('Absent: active products; `sin-categoria` finds products without an active category'),
});

/** Lists and searches of products that only the panel has. */
export const productosPanelOperations = [
  defineOperation({
    id: 'productos.searchParaCliente',
    route: 'GET /productos/search/{id}',
    summary:
      "The search as the given customer would see it, for staff who order for that customer: the customer's products first. Optionally within a category or a brand.",
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: searchQuery.extend({
      categoria: nombreParam.exactOptional(),
      marca: nombreParam.exactOptional(),
    }),
    answers: { 200: productosPage },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.variosParaCliente',
    route: 'GET /productos/varios/{id}',
    listWork: 'statements',
    summary:
      "The given active products at the given customer's prices, for staff who order for that customer.",
    audience: 'staff',
    areas: ['pedidos', 'ver-precios'],
    query: z.object({ ids: idList(LIMITS.pageMax) }),
    answers: { 200: productosPage },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.panel',
    route: 'GET /productos/panel',
    summary:
      'The products of a brand, a category or both by name, or the results of a search, the best first.',
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: panelQuery,
    answers: { 200: productosPage },
  }),
] as const;
