import type { Tx } from 'api-server/db/database';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A statement takes 65,535 parameters; this many rows of our widest table stay well below. */
const ROWS = 500;

/** One row, or several, of each item. */
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
