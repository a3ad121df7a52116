import type { EventPayloads } from 'api-client/contract';
import type { NotificacionRow } from './notificaciones-repository.ts';

export const toNotificacion = (row: NotificacionRow): EventPayloads['nuevaNotificacion'] => ({
  ...row,
  fecha: row.fecha.toISOString(),
});
