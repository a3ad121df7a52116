import { plainCodigo } from 'api-client/contract/codigo-producto';
import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { productos } from './schema/catalogo.ts';

/**
 * The condition that a normalised column holds the term anywhere, whatever its accents and case. `%`, `_` and `\`
 * are letters like any other.
 */
export function holds(column: AnyColumn | SQL, term: string): SQL {
  // Escaped after it is normalised, which turns the full-width forms of these letters into the plain ones.
  const pattern = sql`regexp_replace(normalizar(${term.trim()}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${column} LIKE '%' || ${pattern} || '%'`;
}

/** What is searched, and what PostgreSQL looks it up by. */
export interface Search {
  term: string;
  /** Null where no word of it counts. */
  query: string | null;
}

/** Found out once, for whatever asks with it: it depends on the synonyms of the moment. */
export async function searchOf(q: Queryable, term: string): Promise<Search> {
  const { rows } = await q.execute<{ query: string | null }>(
    sql`SELECT consulta_buscada(${term})::text AS query`,
  );
  return { term, query: rows[0]?.query ?? null };
}

/** What is called so by the code that the shop itself gives. */
const isCoded = (term: string): SQL => sql`${productos.codigo} = ${plainCodigo(term)}`;

/**
 * Products that have the term for their code, or whose name holds it as it is, or each of its words as a singular, a plural,
 * a measure or a synonym, in any order.
 */
export const namedLike = ({ term, query }: Search): SQL | undefined =>
  or(
    isCoded(term),
    holds(productos.busqueda, term),
    query === null ? undefined : sql`${productos.indice} @@ ${query}::tsquery`,
  );

/** The best first: what has that code, what is called so, what begins so, what has a word that does, what holds it, and what was forgiven. */
export function bestFirst(term: string): SQL {
  const [name, wanted] = [productos.busqueda, sql`normalizar(${term.trim()})`];
  return sql`CASE WHEN ${isCoded(term)} THEN -1 WHEN ${name} = ${wanted} THEN 0 WHEN starts_with(${name}, ${wanted}) THEN 1
    WHEN strpos(${name}, ' ' || ${wanted}) > 0 THEN 2 WHEN strpos(${name}, ${wanted}) > 0 THEN 3
    ELSE 4 END, ${beginsOtherwise(term)}`;
}

/** Whether the name begins with something else than what was asked for. */
export const beginsOtherwise = (term: string): SQL =>
  sql`left(${productos.sonido}, 3) <> left(sonido(${term}), 3)`;

/** A part of what was searched: what it is looked up by, and how much like it that is, the likest first. */
type Meanings = readonly { query: string; likeness: number }[];

/** What the parts of a term may mean; nothing where one of them is like no word of the shop. */
export async function meaningsOf(q: Queryable, term: string): Promise<Meanings[]> {
  const { rows } = await q.execute<{ part: string; query: string | null; likeness: number }>(
    sql`SELECT n AS part, consulta::text AS query, parecido AS likeness FROM partes_corregidas(${term})`,
  );
  const parts = new Map<string, { query: string; likeness: number }[]>();
  for (const { part, query, likeness } of rows) {
    if (query === null) return [];
    parts.set(part, [...(parts.get(part) ?? []), { query, likeness }]);
  }
  return [...parts.values()];
}

/** Products that have each part in one of its meanings. */
export function meant(parts: readonly Meanings[]): SQL {
  const each = parts.map((part) => `(${part.map(({ query }) => `(${query})`).join(' | ')})`);
  return sql`${productos.indice} @@ ${each.join(' & ')}::tsquery`;
}

/** How much a product is like what was searched, by the likest meaning of each part. */
export function likenessOf(parts: readonly Meanings[]): SQL<number> {
  const each = parts.map((part) =>
    part.length === 1
      ? sql`${part[0]?.likeness ?? 0}::real`
      : sql`CASE ${sql.join(
          part.map(
            ({ query, likeness }) =>
              sql`WHEN ${productos.indice} @@ ${query}::tsquery THEN ${likeness}::real`,
          ),
          sql` `,
        )} END`,
  );
  return sql<number>`${sql.join(each, sql` + `)}`;
}
