/** The inbox that all staff share. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { TIPOS_NOTIFICACION } from './words.ts';

export const tipoNotificacion = z.enum(TIPOS_NOTIFICACION, 'El tipo de notificación no es válido.');

export const notificacion = z
  .object({
    notificacion_id: uuid,
    tipo: tipoNotificacion,
    mensaje: z.string(),
    referencia_id: uuid.describe('Order or account of the notification'),
    fecha: z.iso.datetime(),
    esta_activo: z.boolean().describe('True while unread'),
  })
  .meta({ id: 'Notificacion' });

/** The storefront shows staff the notification bell too; no other staff call ships there. */
export const bellOperations = [
  defineOperation({
    id: 'notificaciones.list',
    route: 'GET /notificaciones',
    summary: 'The unread notifications, newest first.',
    audience: 'staff',
    areas: 'todo el personal',
    surfaces: ['storefront', 'backoffice'],
    answers: { 200: z.array(notificacion) },
  }),
] as const;
