import type pg from 'pg';

/** The tables of pg-boss with the shop's data. Pg-boss creates the content of its other tables. */
const OF_THE_QUEUES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

export interface TableName {
  schema: string;
  name: string;
}

/** Quotes names from the database's catalogue or from a backup. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export const qualified = ({ schema, name }: TableName): string => quoted(schema, name);

/** Returns the shop's tables, then the tables of the queues in the order of their references. */
export async function listTables(client: pg.ClientBase): Promise<TableName[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return [
    ...rows.map(({ name }) => ({ schema: 'public', name })),
    ...OF_THE_QUEUES.map((name) => ({ schema: 'pgboss', name })),
  ];
}

/** Returns the columns except generated ones. */
export async function listColumns(client: pg.ClientBase, table: TableName): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [qualified(table)],
  );
  return rows.map(({ name }) => name);
}

/** Settings for an output that any server reads the same way, and without timeouts. */
export const AS_WRITTEN = `
  SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 3;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
