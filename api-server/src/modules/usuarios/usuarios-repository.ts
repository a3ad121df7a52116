import { and, arrayContains, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

export type UsuarioRow = typeof usuarios.$inferSelect;

export async function insertUsuario(tx: Tx, values: typeof usuarios.$inferInsert): Promise<UsuarioRow> {
  const [row] = await tx.insert(usuarios).values(values).returning();
  if (!row) throw new Error('The account was not stored');
  return row;
}

/** Which of the two an account has already. */
export async function findTaken(tx: Queryable, { email, dni }: { email: string; dni: number }) {
  const rows = await tx
    .select({ email: usuarios.email, dni: usuarios.dni })
    .from(usuarios)
    .where(or(eq(usuarios.email, email), eq(usuarios.dni, dni)));
  return { email: rows.some((row) => row.email === email), dni: rows.some((row) => row.dni === dni) };
}

/** For staff. */
export async function findUsuario(tx: Queryable, usuarioId: string): Promise<UsuarioRow | undefined> {
  const [row] = await tx.select().from(usuarios).where(eq(usuarios.usuario_id, usuarioId));
  return row;
}

export async function findUsuarioByEmail(tx: Queryable, email: string): Promise<UsuarioRow | undefined> {
  const [row] = await tx.select().from(usuarios).where(eq(usuarios.email, email));
  return row;
}

/** For everybody else: another's account is not there. */
export async function findOwnUsuario(
  tx: Queryable,
  ownId: string,
  usuarioId: string,
): Promise<UsuarioRow | undefined> {
  const [row] = await tx
    .select()
    .from(usuarios)
    .where(and(eq(usuarios.usuario_id, usuarioId), eq(usuarios.usuario_id, ownId)));
  return row;
}

/** Nobody else changes the row until the transaction is over. */
export async function lockUsuario(tx: Tx, usuarioId: string): Promise<UsuarioRow | undefined> {
  const [row] = await tx.select().from(usuarios).where(eq(usuarios.usuario_id, usuarioId)).for('update');
  return row;
}

/** One deactivation at a time, so that two admins can't deactivate each other. Taken before any row's lock. */
export const lockAdmins = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.admins})`);

export async function countActiveAdmins(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(usuarios)
    .where(and(eq(usuarios.esta_activo, true), arrayContains(usuarios.roles, ['admin'])));
  return row?.total ?? 0;
}

/** Writes the change and raises the version. */
export async function updateUsuario(
  tx: Tx,
  usuarioId: string,
  change: Partial<Pick<UsuarioRow, 'dado_de_alta' | 'esta_activo' | 'roles' | 'sesion' | 'password_hash'>>,
): Promise<UsuarioRow> {
  const [row] = await tx
    .update(usuarios)
    .set({ ...change, version: sql`${usuarios.version} + 1` })
    .where(eq(usuarios.usuario_id, usuarioId))
    .returning();
  if (!row) throw new Error('The account is gone');
  return row;
}

export const deleteUsuario = (tx: Tx, usuarioId: string) =>
  tx.delete(usuarios).where(eq(usuarios.usuario_id, usuarioId));

/** Staff may have ordered for the account before it was approved. */
export const hasPedidos = async (tx: Tx, usuarioId: string): Promise<boolean> =>
  (await tx.$count(pedidos, eq(pedidos.usuario_id, usuarioId))) > 0;

async function pageOf(tx: Queryable, where: SQL | undefined, order: SQL[], { limit, offset }: Page) {
  const [rows, [counted]] = await Promise.all([
    tx
      .select()
      .from(usuarios)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    tx.select({ total: count() }).from(usuarios).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const BY_NAME = [asc(usuarios.apellido), asc(usuarios.nombre), asc(usuarios.usuario_id)];

export const findActivos = (tx: Queryable, page: Page) =>
  pageOf(tx, eq(usuarios.esta_activo, true), BY_NAME, page);

/** Newest first. */
export const findInactivos = (tx: Queryable, page: Page) =>
  pageOf(tx, eq(usuarios.esta_activo, false), [desc(usuarios.creado_en), desc(usuarios.usuario_id)], page);

export const searchUsuarios = (tx: Queryable, term: string, page: Page) =>
  pageOf(tx, holds(usuarios.busqueda, term), BY_NAME, page);
