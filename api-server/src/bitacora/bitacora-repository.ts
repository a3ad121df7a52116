import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { bitacora } from '../db/schema/bitacora.ts';

export async function insertEntrada(
  q: Queryable,
  entrada: Omit<typeof bitacora.$inferInsert, 'entrada_id' | 'fecha'>,
): Promise<void> {
  await q.insert(bitacora).values({ entrada_id: uuidv7(), ...entrada });
}

/** Takes away the entries that are older than two years. */
export const purgeEntradas = (q: Queryable) => q.execute(sql`SELECT purgar_bitacora()`);
