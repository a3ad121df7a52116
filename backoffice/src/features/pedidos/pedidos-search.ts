import { ESTADOS_PEDIDO } from 'api-client/backoffice';
import { z } from 'zod';

/** Filter and page of the orders area, in the URL. What makes no sense falls back to all orders, first page. */
export const pedidosSearch = z.object({
  estado: z.enum(ESTADOS_PEDIDO).optional().catch(undefined),
  pagina: z.int().min(1).default(1).catch(1),
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
