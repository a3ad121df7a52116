import pg from 'pg';
import { listColumns, listTables, qualified, quoted } from '../backup/stored-tables.ts';

/** Runs the work on a new connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Returns the number of rows and a digest of the content for each table in a backup. */
export const rowsOf = (url: string): Promise<Record<string, { rows: number; digest: string }>> =>
  withClient(url, async (client) => {
    const found: Record<string, { rows: number; digest: string }> = {};
    for (const table of await listTables(client)) {
      const columns = (await listColumns(client, table)).map((name) => quoted(name)).join(', ');
      const { rows } = await client.query<{ rows: number; digest: string }>(
        `SELECT count(*)::int AS rows, md5(string_agg(row::text, chr(10) ORDER BY row::text COLLATE "C")) AS digest
         FROM (SELECT ${columns} FROM ${qualified(table)}) row`,
      );
      if (rows[0]) found[qualified(table)] = rows[0];
    }
    return found;
  });
