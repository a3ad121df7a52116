import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a normalised column holds the term anywhere, whatever its accents and case. `%`, `_` and `\`
 * are letters like any other.
 */
export function holds(column: AnyColumn, term: string): SQL {
  const pattern = term.trim().replace(/[\\%_]/g, '\\$&');
  return sql`${column} LIKE '%' || normalizar(${pattern}) || '%'`;
}
