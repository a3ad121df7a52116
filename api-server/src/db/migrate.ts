import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyNewMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { codesOf } from '../error-codes.ts';
import { LOCKS } from './locks.ts';
import { prepareQueues } from './queues.ts';
import { grantServing, roleOf } from './serving-role.ts';
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
 * Brings the database to the newest schema. Several processes may call it at once: one does the work.
 * @param ownerUrl of the role that owns the tables
 * @param url of the role that serves, which is granted what it needs; the owner itself when left out
 * @throws PostgreSQL's error 55P03 when a table that a migration alters stays in use for 15 minutes.
 */
export const migrate = (ownerUrl: string, url = ownerUrl): Promise<void> =>
  withAdvisoryLock(ownerUrl, LOCKS.migration, async (client) => {
    await client.query(`SET lock_timeout = ${PATIENCE.lock}`);
    await applyOnceUnlocked(client, performance.now() + PATIENCE.total);
    await prepareQueues(ownerUrl);
    if (url !== ownerUrl) await grantServing(client, roleOf(url));
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

interface Journal {
  entries: { when: number }[];
}

/** When the newest migration was made, by which the database knows it: read of the list alone, without the statements. */
export function newestMigration(): number {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return Math.max(...(JSON.parse(journal) as Journal).entries.map(({ when }) => when));
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
