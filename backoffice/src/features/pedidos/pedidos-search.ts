import { ESTADOS_PEDIDO } from 'api-client/backoffice';
import { z } from 'zod';
import { day, page, term } from '../../shared/list-search.ts';

/** Filters and page of the orders area, in the URL. What makes no sense falls back to all orders, first page. */
export const pedidosSearch = z.object({
  texto: term,
  estado: z.enum(ESTADOS_PEDIDO).optional().catch(undefined),
  desde: day,
  hasta: day,
  page,
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
export type PedidosFilters = Omit<PedidosSearch, 'page'>;

export const UNFILTERED: PedidosFilters = {
  texto: '',
  estado: undefined,
  desde: undefined,
  hasta: undefined,
};
