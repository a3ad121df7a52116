import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { namesPerson } from '../../db/people-search.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

/** Of so many that a term names, each is looked for; whoever means one of more writes more of its name. */
export const NAMED = 200;

/**
 * The accounts that a term names: each of its words is a part of the name, the e-mail, the CUIT, the telephone or the
 * shop.
 */
export const isNamed = (term: string): SQL | undefined => namesPerson(usuarios.buscado, term);

/** Their ids. */
export async function usuariosNamed(q: Queryable, term: string): Promise<string[]> {
  const rows = await q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(isNamed(term))
    .orderBy(usuarios.usuario_id)
    .limit(NAMED);
  return rows.map(({ id }) => id);
}
