import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyNewMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { LOCKS } from './locks.ts';
import { prepareQueues } from './queues.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Brings the database at `url` to the newest schema. Several processes may call it at once: one does the work. */
export const migrate = (url: string): Promise<void> =>
  withAdvisoryLock(url, LOCKS.migration, async (client) => {
    await applyNewMigrations(drizzle(client), { migrationsFolder });
    await prepareQueues(url);
  });

/** All that there are, oldest first. */
export const migrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

/**
 * Applies these in a transaction that is begun already, and notes them as drizzle does, whose own migrator ends each
 * transaction that it is called in.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  wanted: readonly MigrationMeta[],
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { sql, hash, folderMillis } of wanted) {
    for (const statement of sql) await client.query(statement);
    const note = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)';
    await client.query(note, [hash, folderMillis]);
  }
}
