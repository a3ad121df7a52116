import type { EventPayloads } from 'api-client/contract';
import type { notificaciones } from '../../db/schema/sistema.ts';

export const toNotificacion = (
  row: typeof notificaciones.$inferSelect,
): EventPayloads['nuevaNotificacion'] => ({ ...row, fecha: row.fecha.toISOString() });
