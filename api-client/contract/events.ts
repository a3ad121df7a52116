/**
 * The socket events and their audiences. The server derives namespace and room from the audience; no event is
 * sent any other way.
 */
import type { z } from 'zod';
import type { notificacion } from './notificaciones.ts';
import type { EstadoPedido, TipoNotificacion } from './words.ts';

export const EVENTS = {
  /** A new order or a new account request. */
  nuevaNotificacion: { audience: 'staff' },
  /** A staff member marked a kind of notification as read: update the badge. */
  notificacionesLeidas: { audience: 'staff' },
  /** An order was placed, edited or got another status. */
  pedidoCambiado: { audience: 'staff' },
  /** The same event, for the customer of the order. */
  miPedidoCambiado: { audience: 'owner' },
  /** A staff member's rights may have changed: a role was edited or assigned. */
  permisosCambiados: { audience: 'staff' },
  /** A staff member began or stopped editing an order. */
  presenciasCambiadas: { audience: 'staff' },
} as const;

/** Staff use the main namespace, which refuses others. Customers use a namespace for their own orders. */
export const NAMESPACES = { staff: '/', owner: '/mis-pedidos' } as const;

interface PedidoCambiado {
  pedido_id: string;
  estado_pedido: EstadoPedido;
  version: number;
}

export interface EventPayloads {
  nuevaNotificacion: z.infer<typeof notificacion>;
  notificacionesLeidas: { tipo: TipoNotificacion };
  pedidoCambiado: PedidoCambiado;
  permisosCambiados: Record<string, never>;
  presenciasCambiadas: { pedido_id: string };
  miPedidoCambiado: PedidoCambiado;
}

export type EventName = keyof typeof EVENTS;
/** Names of the events for staff, or for a customer. */
export type EventNameOf<A extends keyof typeof NAMESPACES> = {
  [E in EventName]: (typeof EVENTS)[E]['audience'] extends A ? E : never;
}[EventName];
