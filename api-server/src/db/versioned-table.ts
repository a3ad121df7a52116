import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from './database.ts';

/** Returns the writes of a table whose rows have an id and a version. `key` is the id's column. */
export function versionedTable<
  Table extends PgTable & Record<Key | 'version', PgColumn>,
  Key extends string & keyof Table['$inferSelect'],
>(table: Table, key: Key) {
  type Values = Omit<Table['$inferSelect'], Key | 'version'>;
  // The general types let the query builder take any table; `Values` above checks the callers.
  const { [key]: id, version } = table as Record<string, PgColumn>;
  const any: PgTable = table;
  const is = (rowId: string) => eq(id as PgColumn, rowId);
  return {
    count: (q: Queryable): Promise<number> => q.$count(any),
    insert: (tx: Tx, rowId: string, values: Values) => tx.insert(any).values({ [key]: rowId, ...values }),
    /** Writes the values and increments the version. */
    update: (tx: Tx, rowId: string, values: Partial<Values>) =>
      tx
        .update(any)
        .set({ ...values, version: sql`${version} + 1` })
        .where(is(rowId)),
    remove: (tx: Tx, rowId: string) => tx.delete(any).where(is(rowId)),
  };
}
