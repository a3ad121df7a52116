import type { TipoNotificacion } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { publish } from '../../realtime/bus.ts';
import { toNotificacion } from './notificacion-mapper.ts';
import {
  insertNotificacion,
  markAsRead,
  type NewNotificacion,
  type NotificacionRow,
} from './notificaciones-repository.ts';

/** Puts a notification into the staff's inbox and tells every open screen but its author's, when the transaction commits. */
export async function notify(tx: Tx, notificacion: NewNotificacion): Promise<void> {
  const row = await insertNotificacion(tx, notificacion);
  await publish(tx, {
    type: 'event',
    event: 'nuevaNotificacion',
    payload: toNotificacion(row),
    ...(row.autor_id && { exceptId: row.autor_id }),
  });
}

/** Marks all of a kind as read, for everybody, and gives back the newest of them. */
export const markRead = (db: Db, tipo: TipoNotificacion, author: Author): Promise<NotificacionRow[]> =>
  db.transaction(async (tx) => {
    const read = await markAsRead(tx, tipo);
    if (read.length > 0) {
      await record(tx, author, { accion: 'notificaciones.leidas', despues: { tipo } });
      await publish(tx, { type: 'event', event: 'notificacionesLeidas', payload: { tipo } });
    }
    return read;
  });
