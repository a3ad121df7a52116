import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { namesPerson } from '../../db/people-search.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

/** Highest number of accounts that a term may match here. A user with a common term must type more of the name. */
export const NAMED = 200;

/** Condition for accounts that match the term: each word is part of the name, e-mail, CUIT, telephone or shop. */
export const isNamed = (term: string): SQL | undefined => namesPerson(usuarios.buscado, term);

/** Returns the ids of the accounts that match the term. */
export async function usuariosNamed(q: Queryable, term: string): Promise<string[]> {
  const rows = await q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(isNamed(term))
    .orderBy(usuarios.usuario_id)
    .limit(NAMED);
  return rows.map(({ id }) => id);
}
