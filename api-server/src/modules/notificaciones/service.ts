import type { TipoNotificacion } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { publish } from '../../realtime/bus.ts';
import { toNotificacion } from './mapper.ts';
import { insertNotificacion, markAsRead, type NewNotificacion, type NotificacionRow } from './repository.ts';

/**
 * Adds a notification to the staff inbox. When the transaction commits, all open screens except the author's get it.
 */
export async function notify(tx: Tx, notificacion: NewNotificacion): Promise<void> {
  const row = await insertNotificacion(tx, notificacion);
  await publish(tx, {
    type: 'event',
    event: 'nuevaNotificacion',
    payload: toNotificacion(row),
    ...(row.autor_id && { exceptId: row.autor_id }),
  });
}

/** Marks all notifications of a kind as read for all staff, and returns the newest. */
export const markRead = (db: Db, tipo: TipoNotificacion, author: Author): Promise<NotificacionRow[]> =>
  db.transaction(async (tx) => {
    const read = await markAsRead(tx, tipo);
    if (read.length > 0) {
      await record(tx, author, { accion: 'notificaciones.leidas', despues: { tipo } });
      await publish(tx, { type: 'event', event: 'notificacionesLeidas', payload: { tipo } });
    }
    return read;
  });
