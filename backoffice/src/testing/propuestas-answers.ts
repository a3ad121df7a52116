import type { PedidoConDetalles, PropuestaDePedido } from 'api-client/backoffice';

/** Response types of customers' proposals and claims. */
export interface PropuestasAnswers {
  'GET /pedidos/:id/propuesta': PropuestaDePedido;
  'POST /pedidos/:id/propuesta/:propuesta_id/aceptar': PedidoConDetalles;
  'POST /pedidos/:id/propuesta/:propuesta_id/rechazar': PropuestaDePedido;
  /** A picture. */
  'GET /pedidos/:id/fotos/:foto_id': object;
}
