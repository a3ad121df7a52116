import type { TipoNotificacion } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';
import { notificaciones } from '../../db/schema/sistema.ts';
import { publish } from '../../realtime/bus.ts';
import { toNotificacion } from './notificacion-mapper.ts';

/** Puts a notification into the staff's inbox and tells every open screen, when the transaction commits. */
export async function notify(
  tx: Tx,
  notification: { tipo: TipoNotificacion; mensaje: string; referencia_id: string },
): Promise<void> {
  const [row] = await tx
    .insert(notificaciones)
    .values({ notificacion_id: uuidv7(), ...notification })
    .returning();
  if (!row) throw new Error('The notification was not stored');
  await publish(tx, { type: 'event', event: 'nuevaNotificacion', payload: toNotificacion(row) });
}
