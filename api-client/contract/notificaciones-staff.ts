/** Reading notifications by kind, and marking a kind as read for all staff. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { notificacion, tipoNotificacion } from './notificaciones.ts';
import type { TipoNotificacion } from './words.ts';

const byTipo = <const T extends TipoNotificacion>(tipo: T) =>
  defineOperation({
    id: `notificaciones.${tipo}`,
    route: `GET /notificaciones/${tipo}`,
    summary: 'Unread notifications of this kind, newest first.',
    audience: 'staff',
    areas: 'todo el personal',
    answers: { 200: z.array(notificacion) },
  });

export const notificacionesStaffOperations = [
  byTipo('pedido'),
  byTipo('usuario'),
  defineOperation({
    id: 'notificaciones.leer',
    route: 'PUT /notificaciones/{tipo}',
    summary: 'Marks all notifications of one kind as read for all staff; returns the marked ones.',
    audience: 'staff',
    areas: 'todo el personal',
    params: z.object({ tipo: tipoNotificacion }),
    answers: { 200: z.array(notificacion) },
  }),
] as const;
