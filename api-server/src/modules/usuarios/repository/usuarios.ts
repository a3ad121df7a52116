import { STAFF_ROLES } from 'api-client/contract/words';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { LOCKS } from '../../../db/locks.ts';
import { movimientos } from '../../../db/schema/cuentas.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { matchesTerm } from './similar.ts';

export type UsuarioRow = typeof usuarios.$inferSelect;

export const insertUsuario = (tx: Tx, values: typeof usuarios.$inferInsert): Promise<UsuarioRow> =>
  one(tx.insert(usuarios).values(values).returning());

const isUsuario = (usuarioId: string) => eq(usuarios.usuario_id, usuarioId);

/** Returns which of the two values belongs to an existing account. */
export async function findTaken(tx: Queryable, { email, dni }: { email: string; dni: number }) {
  const rows = await tx
    .select({ email: usuarios.email, dni: usuarios.dni })
    .from(usuarios)
    .where(or(eq(usuarios.email, email), eq(usuarios.dni, dni)));
  return { email: rows.some((row) => row.email === email), dni: rows.some((row) => row.dni === dni) };
}

/** Finds any account. Only for staff and internal use. */
export const findUsuario = (q: Queryable, usuarioId: string) =>
  first(q.select().from(usuarios).where(isUsuario(usuarioId)));

/** Returns the owner of the shop for which the account orders, or undefined. */
export const findTitular = async (q: Queryable, { titular_id }: Pick<UsuarioRow, 'titular_id'>) =>
  titular_id === null ? undefined : findUsuario(q, titular_id);

export const findUsuarioByEmail = (q: Queryable, email: string) =>
  first(q.select().from(usuarios).where(eq(usuarios.email, email)));

/** Finds the caller's own account. Another account's id finds nothing. */
export const findOwnUsuario = (q: Queryable, ownId: string, usuarioId: string) =>
  first(
    q
      .select()
      .from(usuarios)
      .where(and(isUsuario(usuarioId), isUsuario(ownId))),
  );

/** Locks the row until the transaction ends. */
export const lockUsuario = (tx: Tx, usuarioId: string) =>
  first(tx.select().from(usuarios).where(isUsuario(usuarioId)).for('update'));

/** Locks the account: concurrent changes of its cart, lists, addresses and persons wait, and an order from the cart. */
export const lockOwner = (tx: Tx, usuarioId: string) =>
  tx
    .select({ usuario_id: usuarios.usuario_id })
    .from(usuarios)
    .where(isUsuario(usuarioId))
    .for('no key update');

/** Serialises deactivations, so that two admins cannot deactivate each other. Call before locking any row. */
export const lockAdmins = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.admins})`);

export const countActiveAdmins = (tx: Tx) =>
  tx.$count(usuarios, and(eq(usuarios.esta_activo, true), arrayContains(usuarios.roles, ['admin'])));

type Datos = 'nombre' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva';

/** Writes the change and increments the version. May violate `usuarios_dni_unico`. */
export const updateUsuario = (
  tx: Tx,
  usuarioId: string,
  change: Partial<
    Pick<
      UsuarioRow,
      | 'dado_de_alta'
      | 'esta_activo'
      | 'sin_acceso'
      | 'roles'
      | 'rol_id'
      | 'condicion_id'
      | 'password_hash'
      | Datos
    >
  >,
): Promise<UsuarioRow> =>
  one(
    tx
      .update(usuarios)
      .set({ ...change, version: sql`${usuarios.version} + 1` })
      .where(isUsuario(usuarioId))
      .returning(),
  );

/** Keeps the version: a confirmed e-mail must not make the approval of staff who view the account stale. */
export const confirmCorreo = (tx: Tx, usuarioId: string) =>
  tx
    .update(usuarios)
    .set({ correo_confirmado_en: sql`coalesce(${usuarios.correo_confirmado_en}, now())` })
    .where(isUsuario(usuarioId));

/** Keeps the version, like `confirmCorreo`. */
export const setErasureRequest = (tx: Tx, usuarioId: string, wanted: boolean) =>
  tx
    .update(usuarios)
    .set({ borrado_pedido_en: wanted ? sql`now()` : null })
    .where(isUsuario(usuarioId));

/** Sets the e-mail and marks it confirmed. May violate `usuarios_email_unico`. */
export const changeCorreo = (tx: Tx, usuarioId: string, email: string): Promise<UsuarioRow> =>
  one(
    tx
      .update(usuarios)
      .set({ email, correo_confirmado_en: sql`now()`, version: sql`${usuarios.version} + 1` })
      .where(isUsuario(usuarioId))
      .returning(),
  );

export const deleteUsuario = (tx: Tx, usuarioId: string) => tx.delete(usuarios).where(isUsuario(usuarioId));

/** Returns whether the account has orders or payments. Staff can enter both before the approval. */
export const hasPedidosOrPagos = async (tx: Tx, usuarioId: string): Promise<boolean> =>
  (await tx.$count(pedidos, eq(pedidos.usuario_id, usuarioId))) > 0 ||
  (await tx.$count(movimientos, eq(movimientos.usuario_id, usuarioId))) > 0;

/** Leaves out erased accounts, which remain only for their orders. */
async function pageOf(
  q: Queryable,
  { wanted, order, total }: { wanted: SQL | undefined; order: SQL[]; total?: Promise<number> },
  { limit, offset }: Page,
) {
  const which = and(wanted, isNull(usuarios.datos_borrados_en));
  const ids = q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, counted] = await Promise.all([
    q
      .select()
      .from(usuarios)
      .where(inArray(usuarios.usuario_id, ids))
      .orderBy(...order),
    total ?? q.$count(usuarios, which),
  ]);
  return { rows, total: counted };
}

async function countKept(q: Queryable, list: 'activos' | 'inactivos'): Promise<number> {
  const total = sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number);
  const which = and(eq(sumas.que, 'usuarios'), eq(sumas.desde, '-infinity'), eq(sumas.grupo, list));
  return (await one(q.select({ total }).from(sumas).where(which))).total;
}

const BY_NAME = [asc(usuarios.apellido), asc(usuarios.nombre), asc(usuarios.usuario_id)];

const NEWEST_FIRST = [desc(usuarios.creado_en), desc(usuarios.usuario_id)];

const isActivo = (activo: boolean) => eq(usuarios.esta_activo, activo);

export const findActivos = (q: Queryable, page: Page) =>
  pageOf(q, { wanted: isActivo(true), order: BY_NAME, total: countKept(q, 'activos') }, page);

export const findInactivos = (q: Queryable, page: Page) =>
  pageOf(q, { wanted: isActivo(false), order: NEWEST_FIRST, total: countKept(q, 'inactivos') }, page);

/** Returns at most `limit` customer ids by name. Each shop counts once, by its owner. */
export async function findClienteIds(
  q: Queryable,
  { term, activo, limit }: { term: string; activo: boolean | undefined; limit: number },
): Promise<string[]> {
  const rows = await q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(
      and(
        isNull(usuarios.datos_borrados_en),
        isNull(usuarios.titular_id),
        not(arrayOverlaps(usuarios.roles, [...STAFF_ROLES])),
        activo === undefined ? undefined : isActivo(activo),
        matchesTerm(term),
      ),
    )
    .orderBy(...BY_NAME)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the accounts in no particular order. */
export const findUsuarios = (q: Queryable, ids: readonly string[]): Promise<UsuarioRow[]> =>
  q
    .select()
    .from(usuarios)
    .where(inArray(usuarios.usuario_id, [...ids]));

export const searchUsuarios = (q: Queryable, term: string, page: Page) =>
  pageOf(q, { wanted: matchesTerm(term), order: BY_NAME }, page);
