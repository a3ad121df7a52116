import { ESTADOS_PEDIDO } from 'api-client/backoffice';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';

/** Filter and page of the orders area, in the URL. What makes no sense falls back to all orders, first page. */
export const pedidosSearch = z.object({
  estado: z.enum(ESTADOS_PEDIDO).optional().catch(undefined),
  page,
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
