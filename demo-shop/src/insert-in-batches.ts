import type { Tx } from 'api-server/db/database';
import type { PgTable } from 'drizzle-orm/pg-core';

/** PostgreSQL allows 65,535 parameters; the widest table stays below with this many rows. */
const ROWS = 500;

/** Inserts one or more rows per item. */
export async function insertInBatches<T extends PgTable, Item>(
  tx: Tx,
  table: T,
  items: readonly Item[],
  rowsOf: (item: Item) => T['$inferInsert'] | T['$inferInsert'][],
): Promise<void> {
  const rows = items.flatMap<T['$inferInsert']>(rowsOf);
  for (let start = 0; start < rows.length; start += ROWS) {
    await tx.insert(table).values(rows.slice(start, start + ROWS));
  }
}
