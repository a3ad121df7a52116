import { and, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { holdsName } from '../../db/search.ts';
import { partsOfName } from '../../shared/parts-of-name.ts';

/** Of so many that a term names, each is looked for; whoever means one of more writes more of its name. */
export const NAMED = 200;

/**
 * The accounts that a term names: each of its words is a part of the name, the e-mail, the CUIT, the telephone or the
 * shop.
 */
export const isNamed = (term: string): SQL | undefined =>
  and(
    ...partsOfName(term).map((spellings) =>
      or(...spellings.map((spelling) => holdsName(usuarios.buscado, spelling))),
    ),
  );

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
