import type pg from 'pg';

const tables = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename LIKE 'job%')`,
  );
  return rows.map(({ name }) => name);
};

/** Returns the tables, except the audit log, that have rows of this transaction. */
export async function tablesWrittenBy(pool: pg.Pool, xmin: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables(pool)) {
    const { rows } = await pool.query(`SELECT FROM ${name} WHERE xmin::text = $1`, [xmin]);
    if (rows.length > 0 && name !== 'public.bitacora') found.push(name);
  }
  return found;
}

/** Returns all rows of the shop, except requests for links: another transaction creates the link. */
export async function allRows(pool: pg.Pool): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await tables(pool)).filter(
    (one) => one.startsWith('public.') && !one.endsWith('.enlaces_solicitados'),
  )) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found.sort();
}
