import type { TipoNotificacion } from 'api-client/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { one, type Queryable, type Tx } from '../../db/database.ts';
import { notificaciones } from '../../db/schema/system.ts';

export type NotificacionRow = typeof notificaciones.$inferSelect;
export type NewNotificacion = Pick<NotificacionRow, 'tipo' | 'mensaje' | 'referencia_id'> & {
  autor_id?: string | null;
};

/** Limit of the list: the badge shows no higher number. */
const MOST = 200;

const unread = (tipo?: TipoNotificacion) =>
  and(eq(notificaciones.esta_activo, true), tipo ? eq(notificaciones.tipo, tipo) : undefined);

export const insertNotificacion = (tx: Tx, added: NewNotificacion): Promise<NotificacionRow> =>
  one(
    tx
      .insert(notificaciones)
      .values({ notificacion_id: uuidv7(), ...added })
      .returning(),
  );

/** Returns unread notifications, newest first, without those of the reader's own actions. */
export const findUnread = (
  q: Queryable,
  readerId: string,
  tipo?: TipoNotificacion,
): Promise<NotificacionRow[]> =>
  q
    .select()
    .from(notificaciones)
    .where(and(unread(tipo), sql`${notificaciones.autor_id} IS DISTINCT FROM ${readerId}`))
    .orderBy(desc(notificaciones.fecha), desc(notificaciones.notificacion_id))
    .limit(MOST);

/** Days after which a notification is deleted, read or not. The lists still show its subject. */
const KEPT_DAYS = 180;

export const purgeNotificaciones = (q: Queryable) =>
  q.delete(notificaciones).where(lt(notificaciones.fecha, sql`now() - make_interval(days => ${KEPT_DAYS})`));

/** Marks all as read; returns at most as many as the list shows, newest first. */
export function markAsRead(tx: Tx, tipo: TipoNotificacion): Promise<NotificacionRow[]> {
  const read = tx
    .$with('read')
    .as(tx.update(notificaciones).set({ esta_activo: false }).where(unread(tipo)).returning());
  return tx.with(read).select().from(read).orderBy(desc(read.fecha), desc(read.notificacion_id)).limit(MOST);
}
