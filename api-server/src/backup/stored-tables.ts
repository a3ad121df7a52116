import type pg from 'pg';

/** What pg-boss keeps that is the shop's: jobs that wait and what became of others. The rest it makes anew. */
const OF_THE_QUEUES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

export interface TableName {
  schema: string;
  name: string;
}

/** Of names that come from the database's own catalogue, or from a backup. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export const qualified = ({ schema, name }: TableName): string => quoted(schema, name);

/** The shop's own tables, then those of the queues in the order in which they tell of each other. */
export async function tablesOf(client: pg.ClientBase): Promise<TableName[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return [
    ...rows.map(({ name }) => ({ schema: 'public', name })),
    ...OF_THE_QUEUES.map((name) => ({ schema: 'pgboss', name })),
  ];
}

/** Those that are stored: what is generated comes by itself. */
export async function columnsOf(client: pg.ClientBase, table: TableName): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [qualified(table)],
  );
  return rows.map(({ name }) => name);
}

/** What a value is written as, so that it is read as the same wherever it is. */
export const AS_WRITTEN = `
  SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 3;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
