import type { EstadoPedido } from 'api-client/contract';
import { toName } from './address.ts';
import { composePedido, type PedidoMail } from './compose-pedido.ts';
import { type EarlierLinea, listChanges } from './pedido-changes.ts';

/** Text about the order's status, and about the next step. */
const ESTADOS: Record<EstadoPedido, { state: string; next: string }> = {
  esperando_aprobacion: {
    state: 'está en revisión',
    next: 'Lo estamos revisando de nuevo. Te escribimos en cuanto lo aprobemos.',
  },
  aprobado: {
    state: 'fue aprobado',
    next: 'Ya lo estamos preparando. Nos comunicaremos contigo para coordinar el pago y la entrega.',
  },
  enviado: {
    state: 'está en camino',
    next: 'Salió de nuestro depósito. Cuando llegue, controla la mercadería con el remito.',
  },
  recibido: {
    state: 'fue entregado',
    next: '¡Gracias por tu compra! Si algo no llegó como esperabas, responde a este correo.',
  },
  cancelado: {
    state: 'fue cancelado',
    next: 'El pedido no será enviado. Si tienes alguna duda, responde a este correo.',
  },
};

/** Sent after an order by the customer, or by staff for the customer. */
export const pedidoRecibido = (pedido: PedidoMail) =>
  composePedido(pedido, {
    subject: `Recibimos tu pedido N.º ${pedido.numero}`,
    title: `¡Gracias${toName(pedido.nombre)}! Recibimos tu pedido N.º ${pedido.numero}`,
    text: 'Lo vamos a revisar y te escribiremos cuando esté aprobado. El pago y la entrega se coordinan después.',
  });

/** Sent after a change of status that can no longer be undone, with the changes to the lines. */
export const pedidoInEstado = (pedido: PedidoMail, estado: EstadoPedido, earlier: readonly EarlierLinea[]) =>
  composePedido(pedido, {
    subject: `Tu pedido N.º ${pedido.numero} ${ESTADOS[estado].state}`,
    title: `Hola${toName(pedido.nombre)}. Tu pedido N.º ${pedido.numero} ${ESTADOS[estado].state}`,
    text: ESTADOS[estado].next,
    changes: listChanges(pedido, earlier),
  });

/** Sent when staff edited an order that awaits approval, with the changes. */
export const pedidoEditado = (pedido: PedidoMail, earlier: readonly EarlierLinea[]) =>
  composePedido(pedido, {
    subject: `Actualizamos tu pedido N.º ${pedido.numero}`,
    title: `Hola${toName(pedido.nombre)}. Actualizamos tu pedido N.º ${pedido.numero}`,
    text: 'Así quedó. Si algo no es lo que esperabas, responde a este correo.',
    changes: listChanges(pedido, earlier),
  });

/** Sent when the delivery of a sold order differs from the order, with the differences. */
export const pedidoEntrega = (pedido: PedidoMail, earlier: readonly EarlierLinea[]) =>
  composePedido(pedido, {
    subject: `Qué va en tu pedido N.º ${pedido.numero}`,
    title: `Hola${toName(pedido.nombre)}. Esto es lo que va en tu pedido N.º ${pedido.numero}`,
    text: 'No todo va como lo pediste. Si algo no es lo que esperabas, responde a este correo.',
    changes: listChanges(pedido, earlier),
  });
