import type { TipoNotificacion } from 'api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { notificaciones } from '../../db/schema/sistema.ts';

/** What a screen can use: a badge over it says no more than 'many'. */
const MOST = 200;

const unread = (tipo?: TipoNotificacion) =>
  and(eq(notificaciones.esta_activo, true), tipo ? eq(notificaciones.tipo, tipo) : undefined);

/** Newest first. */
export const findUnread = (tx: Queryable, tipo?: TipoNotificacion) =>
  tx
    .select()
    .from(notificaciones)
    .where(unread(tipo))
    .orderBy(desc(notificaciones.fecha), desc(notificaciones.notificacion_id))
    .limit(MOST);

/** Those that it marked, newest first. */
export async function markAsRead(tx: Tx, tipo: TipoNotificacion) {
  const rows = await tx.update(notificaciones).set({ esta_activo: false }).where(unread(tipo)).returning();
  return rows.sort(
    (a, b) => b.fecha.getTime() - a.fecha.getTime() || (a.notificacion_id < b.notificacion_id ? 1 : -1),
  );
}
