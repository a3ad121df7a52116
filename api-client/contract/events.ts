/** What the socket tells, and to whom. The server derives the room from the audience; there is no other way to emit. */
import type { z } from 'zod';
import type { notificacion, tipoNotificacion } from './notificaciones.ts';

export const EVENTS = {
  /** A new order or a new request for an account. */
  nuevaNotificacion: { audience: 'staff' },
  /** Somebody marked a kind as read: the others' badges follow. */
  notificacionesLeidas: { audience: 'staff' },
} as const;

export interface EventPayloads {
  nuevaNotificacion: z.infer<typeof notificacion>;
  notificacionesLeidas: { tipo: z.infer<typeof tipoNotificacion> };
}

export type EventName = keyof typeof EVENTS;
