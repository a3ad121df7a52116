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

/** Of an account, all but those that were used last. */
export async function deleteOldest(q: Queryable, usuarioId: string, kept: number): Promise<void> {
  const newest = q.select({ sesion_id }).from(sesiones).where(eq(usuario_id, usuarioId));
  const lasting = newest.orderBy(desc(usada_en), desc(sesion_id)).limit(kept);
  await q.delete(sesiones).where(and(eq(usuario_id, usuarioId), notInArray(sesion_id, lasting)));
}

/** Those that still open something, the last used first. `idle`: seconds that end one, if any do. */
export function findOpen(q: Queryable, usuarioId: string, idle: number | undefined): Promise<SesionRow[]> {
  const inUse = idle === undefined ? undefined : gt(usada_en, secondsAgo(idle));
  return q
    .select()
    .from(sesiones)
    .where(and(eq(usuario_id, usuarioId), gt(vence_en, sql`now()`), inUse))
    .orderBy(desc(usada_en), desc(sesion_id));
}

/** Of this account alone: another's session is not there. */
export async function deleteSesion(q: Queryable, usuarioId: string, sesionId: string): Promise<boolean> {
  const which = and(eq(usuario_id, usuarioId), eq(sesion_id, sesionId));
  return Boolean(await first(q.delete(sesiones).where(which).returning({ sesion_id })));
}

/** All of an account, but `kept`. */
export async function deleteSesiones(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  const others: SQL | undefined = kept === undefined ? undefined : ne(sesion_id, kept);
  await tx.delete(sesiones).where(and(eq(usuario_id, usuarioId), others));
}

/** Who orders for the shop of an account; in order of id, so that two who lock them never wait for each other in a circle. */
export const findPersonaIds = async (tx: Tx, titularId: string): Promise<string[]> => {
  const { usuario_id: id, titular_id } = usuarios;
  const rows = await tx.select({ id }).from(usuarios).where(eq(titular_id, titularId)).orderBy(id);
  return rows.map((row) => row.id);
};

/** Nobody else changes the account until the transaction is over. False: there is none. */
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
 * What was mailed or handed out, and would open something without the password. A link that confirms an e-mail opens
 * nothing, nor does one about another e-mail, once it is wanted no more (`deleteCambio`).
 */
export const deleteKeys = (tx: Tx, usuarioId: string) =>
  tx
    .delete(llaves)
    .where(and(eq(llaves.usuario_id, usuarioId), inArray(llaves.para, ['restablecer', 'sesion'])));

/** The e-mail that was asked for in the place of an account's is wanted no more. */
export const deleteCambio = (tx: Tx, usuarioId: string) =>
  tx.delete(cambiosDeCorreo).where(eq(cambiosDeCorreo.usuario_id, usuarioId));

/** What was opened for the account before opens nothing any more, but `kept`. */
export async function raiseSesion(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  const [row] = await tx
    .update(usuarios)
    .set({ sesion: sql`${usuarios.sesion} + 1` })
    .where(eq(usuarios.usuario_id, usuarioId))
    .returning({ sesion: usuarios.sesion });
  if (row && kept !== undefined) await tx.update(sesiones).set(row).where(eq(sesion_id, kept));
}

export const purgeSesiones = (q: Queryable) => q.delete(sesiones).where(lte(vence_en, sql`now()`));
