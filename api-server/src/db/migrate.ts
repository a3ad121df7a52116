import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyNewMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { codesOf } from '../error-codes.ts';
import { LOCKS } from './locks.ts';
import { prepareQueues } from './queues.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * A statement that alters a table waits until every reader of that table is done, and all later readers queue up behind it.
 * So it gives up after `lock` milliseconds, the queue moves on for `pause`, and the migrations are tried again, `total` at most.
 */
const PATIENCE = { lock: 1000, pause: 2000, total: 15 * 60_000 };

/** PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the database at `url` to the newest schema. Several processes may call it at once: one does the work.
 * @throws PostgreSQL's error 55P03 when a table that a migration alters stays in use for 15 minutes.
 */
export const migrate = (url: string): Promise<void> =>
  withAdvisoryLock(url, LOCKS.migration, async (client) => {
    await client.query(`SET lock_timeout = ${PATIENCE.lock}`);
    await applyOnceUnlocked(client, performance.now() + PATIENCE.total);
    await prepareQueues(url);
  });

async function applyOnceUnlocked(client: pg.Client, end: number): Promise<void> {
  for (;;) {
    try {
      return await applyNewMigrations(drizzle(client), { migrationsFolder });
    } catch (error) {
      if (!codesOf(error).includes(LOCK_NOT_AVAILABLE) || performance.now() > end) throw error;
      console.warn('Otra transacción está usando una tabla que hay que cambiar; se intenta de nuevo.');
      await sleep(PATIENCE.pause);
    }
  }
}

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
