import { partsOfName } from 'api-client/contract/parts-of-name';
import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { holdsName } from '../../db/people-search.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import { NAMED } from './named-usuarios-repository.ts';

/** How much a word is like another that is meant: 'almasen' is like 'almacén' by 0.45, 'prdo' like 'Prado' by 0.37. */
const ALIKE = '0.35';

/** Of fewer letters too many are alike; of a number none is. */
const isMistyped = (word: string): boolean => /^\p{L}{4,}$/u.test(word.replaceAll(/['’.-]/g, ''));

const { buscado } = usuarios;

/**
 * The accounts that have each word of a term, or one much like it, the likest first: for who mistyped. None where no word of
 * it can be mistyped; of very many alike, some.
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
    // To compare each account with the word takes a hundred times as long as to look it up.
    await tx.execute(sql`SELECT set_config('pg_trgm.strict_word_similarity_threshold', ${ALIKE}, true),
      set_config('enable_seqscan', 'off', true)`);
    const found = await tx.select({ id: usuarios.usuario_id }).from(usuarios).where(wanted).limit(NAMED);
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
