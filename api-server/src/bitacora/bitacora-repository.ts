import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { bitacora } from '../db/schema/bitacora.ts';

export type NewEntrada = Omit<typeof bitacora.$inferInsert, 'entrada_id' | 'fecha'>;

const insertOf = (q: Queryable, entrada: NewEntrada) =>
  q.insert(bitacora).values({ entrada_id: uuidv7(), ...entrada });

export async function insertEntrada(q: Queryable, entrada: NewEntrada): Promise<void> {
  await insertOf(q, entrada);
}

/** Inserts several entries in one statement. */
export async function insertEntradas(q: Queryable, entradas: readonly NewEntrada[]): Promise<void> {
  if (entradas.length === 0) return;
  await q.insert(bitacora).values(entradas.map((entrada) => ({ entrada_id: uuidv7(), ...entrada })));
}

/** Starts a query with a CTE that inserts the entry: both happen in one statement. */
export const withEntrada = (q: Queryable, entrada: NewEntrada) =>
  q.with(q.$with('entrada').as(insertOf(q, entrada).returning({ entrada_id: bitacora.entrada_id })));

/** Deletes the audit log entries that are older than two years. */
export const purgeEntradas = (q: Queryable) => q.execute(sql`SELECT purgar_bitacora()`);
