import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

/** Removes and restores foreign keys, user triggers, and indexes without a constraint. */
const STATEMENTS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', oid::regclass),
    format('ALTER TABLE %s ENABLE TRIGGER USER', oid::regclass)
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;

/**
 * Removes indexes, foreign keys and triggers of the shop's tables, to insert many rows fast. The returned function
 * restores them, for all rows at once.
 */
export async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ away: string; back: string }>(STATEMENTS);
  for (const { away } of rows) await client.query(away);
  return async () => {
    for (const { back } of rows.toReversed()) await client.query(back);
  };
}
