import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { rolesPersonal } from '../../db/schema/roles.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';

export type RolValues = Pick<typeof rolesPersonal.$inferSelect, 'nombre' | 'areas'>;

const selectRoles = (q: Queryable, which?: SQL) =>
  q
    .select({
      ...getTableColumns(rolesPersonal),
      usuarios: sql<number>`(SELECT count(*)::int FROM ${usuarios} u WHERE u.rol_id = roles_personal.rol_id)`,
    })
    .from(rolesPersonal)
    .where(which)
    .orderBy(rolesPersonal.nombre, rolesPersonal.rol_id);

export type RolRow = Awaited<ReturnType<typeof selectRoles>>[number];

const is = (rolId: string) => eq(rolesPersonal.rol_id, rolId);

/** Returns a page of roles by name, each with its number of accounts, and the total number of roles. */
export async function listRoles(q: Queryable, { limit, offset }: Page) {
  const [rows, total] = await Promise.all([selectRoles(q).limit(limit).offset(offset), countRoles(q)]);
  return { rows, total };
}

export const findRol = (q: Queryable, rolId: string) => first(selectRoles(q, is(rolId)));

/** Prevents concurrent changes of roles until the transaction ends. Assigning a role stays possible. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${rolesPersonal} IN SHARE ROW EXCLUSIVE MODE`);
}

export const countRoles = (q: Queryable) => q.$count(rolesPersonal);

export const insertRol = (tx: Tx, values: RolValues & { rol_id: string }) =>
  tx.insert(rolesPersonal).values(values);

export const updateRol = (tx: Tx, rolId: string, values: RolValues) =>
  tx
    .update(rolesPersonal)
    .set({ ...values, version: sql`${rolesPersonal.version} + 1` })
    .where(is(rolId));

/** May violate `usuarios_rol_id_roles_personal_rol_id_fk`. */
export const deleteRol = (tx: Tx, rolId: string) => tx.delete(rolesPersonal).where(is(rolId));
