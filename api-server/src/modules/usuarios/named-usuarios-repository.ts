import type { Queryable } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { holds } from '../../db/search.ts';

/** Of so many that a term names, each is looked for; whoever means one of more writes more of its name. */
export const NAMED = 200;

/** Ids of the accounts that a term names: any part of the name, the e-mail, the CUIT or the shop. */
export async function usuariosNamed(q: Queryable, term: string): Promise<string[]> {
  const rows = await q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(holds(usuarios.busqueda, term))
    .orderBy(usuarios.usuario_id)
    .limit(NAMED);
  return rows.map(({ id }) => id);
}
