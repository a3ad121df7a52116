import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a normalised column holds the term anywhere, whatever its accents and case. `%`, `_` and `\`
 * are letters like any other.
 */
export function holds(column: AnyColumn | SQL, term: string): SQL {
  // Escaped after it is normalised, which turns the full-width forms of these letters into the plain ones.
  const pattern = sql`regexp_replace(normalizar(${term.trim()}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${column} LIKE '%' || ${pattern} || '%'`;
}
