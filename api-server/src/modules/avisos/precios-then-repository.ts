import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { preciosHistoria } from '../../db/schema/precios.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';

/** Returns the prices at that moment, in cents, of those products whose price changed since. */
export async function findPreciosThen(
  q: Queryable,
  ids: readonly string[],
  then: Date,
): Promise<Map<string, number>> {
  const found = await q.execute<{ producto_id: string; antes: string }>(sql`
    SELECT p.producto_id, h.antes FROM unnest(${sql.param([...ids])}::uuid[]) p (producto_id)
    CROSS JOIN LATERAL (
      SELECT antes FROM ${preciosHistoria}
      WHERE producto_id = p.producto_id AND fecha > ${then.toISOString()}::timestamptz
      ORDER BY historia_id LIMIT 1
    ) h`);
  return new Map(found.rows.map(({ producto_id, antes }) => [producto_id, centsFromDecimal(antes)]));
}
