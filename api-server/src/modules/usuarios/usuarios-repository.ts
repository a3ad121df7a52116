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
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import { movimientos } from '../../db/schema/cuentas.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import { isNamed } from './named-usuarios-repository.ts';

export type UsuarioRow = typeof usuarios.$inferSelect;

export const insertUsuario = (tx: Tx, values: typeof usuarios.$inferInsert): Promise<UsuarioRow> =>
  one(tx.insert(usuarios).values(values).returning());

const isUsuario = (usuarioId: string) => eq(usuarios.usuario_id, usuarioId);

/** Which of the two an account has already. */
export async function findTaken(tx: Queryable, { email, dni }: { email: string; dni: number }) {
  const rows = await tx
    .select({ email: usuarios.email, dni: usuarios.dni })
    .from(usuarios)
    .where(or(eq(usuarios.email, email), eq(usuarios.dni, dni)));
  return { email: rows.some((row) => row.email === email), dni: rows.some((row) => row.dni === dni) };
}

/** For staff. */
export const findUsuario = (q: Queryable, usuarioId: string) =>
  first(q.select().from(usuarios).where(isUsuario(usuarioId)));

/** The owner of the shop that an account orders for, where it does. */
export const findTitular = async (q: Queryable, { titular_id }: Pick<UsuarioRow, 'titular_id'>) =>
  titular_id === null ? undefined : findUsuario(q, titular_id);

export const findUsuarioByEmail = (q: Queryable, email: string) =>
  first(q.select().from(usuarios).where(eq(usuarios.email, email)));

/** For everybody else: another's account is not there. */
export const findOwnUsuario = (q: Queryable, ownId: string, usuarioId: string) =>
  first(
    q
      .select()
      .from(usuarios)
      .where(and(isUsuario(usuarioId), isUsuario(ownId))),
  );

/** Nobody else changes the row until the transaction is over. */
export const lockUsuario = (tx: Tx, usuarioId: string) =>
  first(tx.select().from(usuarios).where(isUsuario(usuarioId)).for('update'));

/** One deactivation at a time, so that two admins can't deactivate each other. Taken before any row's lock. */
export const lockAdmins = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.admins})`);

export const countActiveAdmins = (tx: Tx) =>
  tx.$count(usuarios, and(eq(usuarios.esta_activo, true), arrayContains(usuarios.roles, ['admin'])));

type Datos = 'nombre' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal';

/** Writes the change and raises the version; may break `usuarios_dni_unico`. */
export const updateUsuario = (
  tx: Tx,
  usuarioId: string,
  change: Partial<
    Pick<
      UsuarioRow,
      'dado_de_alta' | 'esta_activo' | 'sin_acceso' | 'roles' | 'rol_id' | 'password_hash' | Datos
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

/** The version stays: who looks at the account, to approve it perhaps, has seen all that they decide on. */
export const confirmCorreo = (tx: Tx, usuarioId: string) =>
  tx
    .update(usuarios)
    .set({ correo_confirmado_en: sql`coalesce(${usuarios.correo_confirmado_en}, now())` })
    .where(isUsuario(usuarioId));

/** The version stays, as above. */
export const wantErasure = (tx: Tx, usuarioId: string, wanted: boolean) =>
  tx
    .update(usuarios)
    .set({ borrado_pedido_en: wanted ? sql`now()` : null })
    .where(isUsuario(usuarioId));

/** The e-mail is another from now on, which whoever reads its mail has confirmed; breaks `usuarios_email_unico`. */
export const changeCorreo = (tx: Tx, usuarioId: string, email: string): Promise<UsuarioRow> =>
  one(
    tx
      .update(usuarios)
      .set({ email, correo_confirmado_en: sql`now()`, version: sql`${usuarios.version} + 1` })
      .where(isUsuario(usuarioId))
      .returning(),
  );

export const deleteUsuario = (tx: Tx, usuarioId: string) => tx.delete(usuarios).where(isUsuario(usuarioId));

/** Staff may have ordered for the account before it was approved, or have been paid in advance. */
export const hasPapers = async (tx: Tx, usuarioId: string): Promise<boolean> =>
  (await tx.$count(pedidos, eq(pedidos.usuario_id, usuarioId))) > 0 ||
  (await tx.$count(movimientos, eq(movimientos.usuario_id, usuarioId))) > 0;

/** Of those that are somebody's: one that was erased is there for its orders alone. */
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

/** Of customers, one of each shop: its owner. By name, at most so many. */
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
        isNamed(term),
      ),
    )
    .orderBy(...BY_NAME)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** These, in whichever order. */
export const findUsuarios = (q: Queryable, ids: readonly string[]): Promise<UsuarioRow[]> =>
  q
    .select()
    .from(usuarios)
    .where(inArray(usuarios.usuario_id, [...ids]));

export const searchUsuarios = (q: Queryable, term: string, page: Page) =>
  pageOf(q, { wanted: isNamed(term), order: BY_NAME }, page);
