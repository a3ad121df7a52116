import type { Tx } from 'api-server/db/database';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A statement takes 65,535 parameters; this many rows of our widest table stay well below. */
const ROWS = 500;

export async function insertInBatches<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    await tx.insert(table).values(rows.slice(start, start + ROWS) as T['$inferInsert'][]);
  }
}
