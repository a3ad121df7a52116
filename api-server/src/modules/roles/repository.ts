import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { rolesPersonal } from '../../db/schema/roles.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { versionedTable } from '../../db/versioned-table.ts';
import type { Page } from '../../shared/page.ts';

export type RolValues = Pick<typeof rolesPersonal.$inferSelect, 'nombre' | 'areas'>;

const selectRoles = (q: Queryable, condition?: SQL) =>
  q
    .select({
      ...getTableColumns(rolesPersonal),
      usuarios: sql<number>`(SELECT count(*)::int FROM ${usuarios} u WHERE u.rol_id = roles_personal.rol_id)`,
    })
    .from(rolesPersonal)
    .where(condition)
    .orderBy(rolesPersonal.nombre, rolesPersonal.rol_id);

export type RolRow = Awaited<ReturnType<typeof selectRoles>>[number];

/** Returns a page of roles by name, each with its number of accounts, and the total number of roles. */
export async function listRoles(q: Queryable, { limit, offset }: Page) {
  const [roles, total] = await Promise.all([selectRoles(q).limit(limit).offset(offset), rolRows.count(q)]);
  return { roles, total };
}

export const findRol = (q: Queryable, rolId: string) =>
  first(selectRoles(q, eq(rolesPersonal.rol_id, rolId)));

/** Prevents concurrent changes of roles until the transaction ends. Assigning a role stays possible. */
export const lockRoles = (tx: Tx) => tx.execute(sql`LOCK TABLE ${rolesPersonal} IN SHARE ROW EXCLUSIVE MODE`);

export const rolRows = { ...versionedTable(rolesPersonal, 'rol_id'), find: findRol };
