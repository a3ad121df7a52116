import type { PedidoConDetalles, PropuestaDePedido } from 'api-client/backoffice';

/** Of the fake API's answers, those of what customers send after they ordered. */
export interface PropuestasAnswers {
  'GET /pedidos/:id/propuesta': PropuestaDePedido;
  'POST /pedidos/:id/propuesta/:propuesta_id/aceptar': PedidoConDetalles;
  'POST /pedidos/:id/propuesta/:propuesta_id/rechazar': PropuestaDePedido;
  /** A picture, whatever is in it. */
  'GET /pedidos/:id/fotos/:foto_id': object;
}
