import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { sinonimos, sinonimosPalabras } from '../../db/schema/busqueda.ts';
import { holds } from '../../db/search.ts';
import { versionedTable } from '../../db/versioned-table.ts';
import type { Page } from '../../shared/page.ts';

export type SinonimoRow = typeof sinonimos.$inferSelect;

const palabrasText = sql`array_to_string(${sinonimos.palabras}, ', ')`;

/** Returns a page of the groups by their first word, and how many there are in all. */
export async function listSinonimos(q: Queryable, { limit, offset, term }: Page & { term: string }) {
  const condition: SQL | undefined = term.trim() ? holds(sql`normalizar(${palabrasText})`, term) : undefined;
  const page = q
    .select()
    .from(sinonimos)
    .where(condition)
    .orderBy(sql`normalizar(${palabrasText}) COLLATE "alfabetico"`, asc(sinonimos.sinonimo_id))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, q.$count(sinonimos, condition)]);
  return { sinonimos: rows, total };
}

const is = (sinonimoId: string) => eq(sinonimos.sinonimo_id, sinonimoId);

export const findSinonimo = (q: Queryable, sinonimoId: string): Promise<SinonimoRow | undefined> =>
  first(q.select().from(sinonimos).where(is(sinonimoId)));

/** Finds a group and locks the row until the transaction ends. */
export const lockSinonimo = (tx: Tx, sinonimoId: string): Promise<SinonimoRow | undefined> =>
  first(tx.select().from(sinonimos).where(is(sinonimoId)).for('update'));

export const sinonimoRows = { ...versionedTable(sinonimos, 'sinonimo_id'), find: findSinonimo };

/** Returns each word with its normalised form; null when the word does not count in a search. */
export async function findClaves(q: Queryable, palabras: readonly string[]) {
  const palabrasList = sql.join(
    palabras.map((palabra) => sql`${palabra}`),
    sql`, `,
  );
  const { rows } = await q.execute<{ palabra: string; clave: string | null }>(
    sql`SELECT p AS palabra, clave_de_palabra(p) AS clave FROM unnest(ARRAY[${palabrasList}]::text[]) WITH ORDINALITY AS t (p, n) ORDER BY n`,
  );
  return rows;
}

/** Finds another group that has one of these words, and the word. */
export const findHolder = (q: Queryable, claves: string[], but: SinonimoRow | undefined) =>
  first(
    q
      .select({ palabra: sinonimosPalabras.palabra, palabras: sinonimos.palabras })
      .from(sinonimosPalabras)
      .innerJoin(sinonimos, eq(sinonimos.sinonimo_id, sinonimosPalabras.sinonimo_id))
      .where(
        and(inArray(sinonimosPalabras.clave, claves), but && ne(sinonimos.sinonimo_id, but.sinonimo_id)),
      ),
  );
