/**
 * What the sockets tell, and to whom. The server derives namespace and room from the audience; there is no other way
 * to emit.
 */
import type { z } from 'zod';
import type { notificacion } from './notificaciones.ts';
import type { EstadoPedido, TipoNotificacion } from './words.ts';

export const EVENTS = {
  /** A new order or a new request for an account. */
  nuevaNotificacion: { audience: 'staff' },
  /** Somebody marked a kind as read: the others' badges follow. */
  notificacionesLeidas: { audience: 'staff' },
  /** An order was placed, edited or given another status. */
  pedidoCambiado: { audience: 'staff' },
  /** The same, to the customer whose order it is. */
  miPedidoCambiado: { audience: 'owner' },
  /** What somebody of the staff may do may have changed: a role did, or who has one. */
  permisosCambiados: { audience: 'staff' },
  /** Somebody began to edit an order, or left it. */
  presenciasCambiadas: { audience: 'staff' },
} as const;

/** Staff connect to the main namespace, which is closed to everybody else; customers to one that tells of their own. */
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
/** Those for staff, or those for one customer. */
export type EventNameOf<A extends keyof typeof NAMESPACES> = {
  [E in EventName]: (typeof EVENTS)[E]['audience'] extends A ? E : never;
}[EventName];
