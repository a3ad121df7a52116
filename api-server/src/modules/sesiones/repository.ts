import { and, desc, eq, gt, inArray, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { cambiosDeCorreo, llaves, sesiones } from '../../db/schema/access.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

export type SesionRow = typeof sesiones.$inferSelect;

const { sesion_id, usuario_id, usada_en, vence_en } = sesiones;

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

export async function insertSesion(
  q: Pick<Queryable, 'insert'>,
  { seconds, ...sesion }: Omit<typeof sesiones.$inferInsert, 'vence_en'> & { seconds: number },
): Promise<void> {
  await q.insert(sesiones).values({ ...sesion, vence_en: secondsAgo(-seconds) });
}

/** Deletes an account's sessions except the `kept` most recently used. */
export async function deleteOldest(q: Queryable, usuarioId: string, kept: number): Promise<void> {
  const newest = q.select({ sesion_id }).from(sesiones).where(eq(usuario_id, usuarioId));
  const lasting = newest.orderBy(desc(usada_en), desc(sesion_id)).limit(kept);
  await q.delete(sesiones).where(and(eq(usuario_id, usuarioId), notInArray(sesion_id, lasting)));
}

/**
 * Returns the account's open sessions, last used first. `idle`: seconds without use that end a session, if there is a
 * limit.
 */
export function findOpen(q: Queryable, usuarioId: string, idle: number | undefined): Promise<SesionRow[]> {
  const inUse = idle === undefined ? undefined : gt(usada_en, secondsAgo(idle));
  return q
    .select()
    .from(sesiones)
    .where(and(eq(usuario_id, usuarioId), gt(vence_en, sql`now()`), inUse))
    .orderBy(desc(usada_en), desc(sesion_id));
}

/** Deletes the session only if it belongs to this account. */
export async function deleteSesion(q: Queryable, usuarioId: string, sesionId: string): Promise<boolean> {
  const condition = and(eq(usuario_id, usuarioId), eq(sesion_id, sesionId));
  return Boolean(await first(q.delete(sesiones).where(condition).returning({ sesion_id })));
}

/** Deletes all sessions of an account except `kept`. */
export async function deleteSesiones(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  const otherSesiones: SQL | undefined = kept === undefined ? undefined : ne(sesion_id, kept);
  await tx.delete(sesiones).where(and(eq(usuario_id, usuarioId), otherSesiones));
}

/**
 * Returns the ids of persons who order for an account's shop. Sorted by id, so that concurrent locks cannot deadlock.
 */
export const findPersonaIds = async (tx: Tx, titularId: string): Promise<string[]> => {
  const { usuario_id: id, titular_id } = usuarios;
  const rows = await tx.select({ id }).from(usuarios).where(eq(titular_id, titularId)).orderBy(id);
  return rows.map((row) => row.id);
};

/** Locks the account until the transaction ends. Returns false if there is no such account. */
export const lockAccount = async (tx: Tx, usuarioId: string): Promise<boolean> =>
  Boolean(
    await first(
      tx
        .select({ usuario_id: usuarios.usuario_id })
        .from(usuarios)
        .where(eq(usuarios.usuario_id, usuarioId))
        .for('update'),
    ),
  );

/**
 * Deletes the account's keys that open a session without the password. Links that confirm an e-mail open nothing. A
 * link for a new e-mail opens nothing after `deleteCambio`.
 */
export const deleteKeys = (tx: Tx, usuarioId: string) =>
  tx
    .delete(llaves)
    .where(and(eq(llaves.usuario_id, usuarioId), inArray(llaves.para, ['restablecer', 'sesion'])));

/** Cancels the account's requested change of e-mail. */
export const deleteCambio = (tx: Tx, usuarioId: string) =>
  tx.delete(cambiosDeCorreo).where(eq(cambiosDeCorreo.usuario_id, usuarioId));

/** Invalidates everything that was opened for the account before, except the session `kept`. */
export async function invalidateSesiones(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  const [row] = await tx
    .update(usuarios)
    .set({ sesion: sql`${usuarios.sesion} + 1` })
    .where(eq(usuarios.usuario_id, usuarioId))
    .returning({ sesion: usuarios.sesion });
  if (row && kept !== undefined) await tx.update(sesiones).set(row).where(eq(sesion_id, kept));
}

export const purgeSesiones = (q: Queryable) => q.delete(sesiones).where(lte(vence_en, sql`now()`));
