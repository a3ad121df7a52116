import type { EstadoPedido } from 'api-client/backoffice';
import { z } from 'zod';
import { pagina } from '../../shared/list-search.ts';

export const ESTADOS = [
  'esperando_aprobacion',
  'aprobado',
  'enviado',
  'recibido',
  'cancelado',
] as const satisfies readonly EstadoPedido[];

/** Filter and page of the orders area, in the URL. What makes no sense falls back to all orders, first page. */
export const pedidosSearch = z.object({
  estado: z.enum(ESTADOS).optional().catch(undefined),
  pagina,
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
