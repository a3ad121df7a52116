import { partsOfName } from 'api-client/contract/parts-of-name';
import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../../db/database.ts';
import { holdsName, namesPerson } from '../../../db/people-search.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';

/** Highest number of accounts that a term may match here. A user with a common term must type more of the name. */
export const MAX_MATCHES = 200;

/** Condition for accounts that match the term: each word is part of the name, e-mail, CUIT, telephone or shop. */
export const matchesTerm = (term: string): SQL | undefined => namesPerson(usuarios.buscado, term);

/** Returns the ids of the accounts that match the term. */
export async function usuariosNamed(q: Queryable, term: string): Promise<string[]> {
  const rows = await q
    .select({ id: usuarios.usuario_id })
    .from(usuarios)
    .where(matchesTerm(term))
    .orderBy(usuarios.usuario_id)
    .limit(MAX_MATCHES);
  return rows.map(({ id }) => id);
}

/** Lowest similarity of a word: 'almasen' matches 'almacén' with 0.45, 'prdo' matches 'Prado' with 0.37. */
const ALIKE = '0.35';

/** Shorter words match too many accounts, and a similar number is a different number. */
const isMistyped = (word: string): boolean => /^\p{L}{4,}$/u.test(word.replaceAll(/['’.-]/g, ''));

const { buscado } = usuarios;

/**
 * Returns accounts in which each word of the term or a similar word occurs, the most similar first. Returns none if no
 * word can be mistyped, and only some if very many match.
 */
export async function findSimilar(db: Db, term: string, { limit, offset }: Page) {
  const parts = partsOfName(term);
  const words = parts.flatMap(([word = '']) => (isMistyped(word) ? [sql`sin_signos(${word})`] : []));
  if (words.length === 0) return { rows: [], total: 0 };
  const alike = parts.map((spellings): SQL | undefined =>
    isMistyped(spellings[0] ?? '')
      ? sql`${buscado} %>> sin_signos(${spellings[0]})`
      : or(...spellings.map((spelling) => holdsName(buscado, spelling))),
  );
  const wanted = and(...alike, isNull(usuarios.datos_borrados_en));
  const likeness = sql.join(
    words.map((word) => sql`strict_word_similarity(${word}, ${buscado})`),
    sql` + `,
  );
  return db.transaction(async (tx) => {
    // Force the index: a sequential scan takes a hundred times as long.
    await tx.execute(sql`SELECT set_config('pg_trgm.strict_word_similarity_threshold', ${ALIKE}, true),
      set_config('enable_seqscan', 'off', true)`);
    const found = await tx
      .select({ id: usuarios.usuario_id })
      .from(usuarios)
      .where(wanted)
      .limit(MAX_MATCHES);
    const ids = found.map(({ id }) => id);
    const rows = await tx
      .select()
      .from(usuarios)
      .where(inArray(usuarios.usuario_id, ids))
      .orderBy(sql`${likeness} DESC`, asc(usuarios.apellido), asc(usuarios.nombre), asc(usuarios.usuario_id))
      .limit(limit)
      .offset(offset);
    return { rows, total: ids.length };
  });
}
