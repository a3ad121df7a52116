import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { codesOf, isConflict } from '../error-codes.ts';
import { LOCKS, withAdvisoryLock } from './locks.ts';
import { prepareQueues } from './queues.ts';
import { applyRoutines, pendingRoutines } from './routines.ts';
import { grantServing, roleOf } from './serving-role.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Milliseconds. A lock on a table waits for all readers, and later readers queue behind it. So the locks are given up
 * after `locks`, the readers continue during `pause`, and the migrations are retried until `total`.
 */
const PATIENCE = { locks: 500, pause: 2000, total: 15 * 60_000 };

/** PostgreSQL's lock_not_available and query_canceled, which it reports after a timeout. */
const TIMED_OUT = ['55P03', '57014'];

/**
 * Migrates the database to the newest schema. Concurrent calls are safe: one process does the work.
 * @param ownerUrl URL of the role that owns the tables
 * @param url URL of the serving role, which gets its privileges; default: the owner
 * @throws PostgreSQL's error 57014 or 55P03 when a table that a migration alters stays in use for 15 minutes
 */
export const migrate = (ownerUrl: string, url = ownerUrl): Promise<void> =>
  withAdvisoryLock(ownerUrl, LOCKS.migration, async (client) => {
    await client.query(`SET lock_timeout = ${PATIENCE.locks}`);
    await applyWithRetries(client, performance.now() + PATIENCE.total);
    await prepareQueues(ownerUrl);
    if (url !== ownerUrl) await grantServing(client, roleOf(url));
  });

async function applyWithRetries(client: pg.Client, end: number): Promise<void> {
  for (;;) {
    try {
      await client.query('BEGIN');
      await bringUpToDate(client);
      await client.query('COMMIT');
      return;
    } catch (error) {
      // A lost connection fails here too; its first error says more.
      await client.query('ROLLBACK').catch(() => undefined);
      const isRetryable = codesOf(error).some((code) => TIMED_OUT.includes(code)) || isConflict(error);
      if (!isRetryable || performance.now() > end) throw error;
      console.warn('Otra transacción está usando una tabla que hay que cambiar; se intenta de nuevo.');
      await sleep(PATIENCE.pause);
    }
  }
}

/**
 * One transaction for migrations, functions and triggers: between them, a row could be written without its triggers.
 * Leaves a database with a newer version's migrations unchanged, because its functions belong to that version.
 */
async function bringUpToDate(client: pg.Client): Promise<void> {
  await createRecords(client);
  const { rows } = await client.query<{ newest: string }>(
    'SELECT COALESCE(max(created_at), 0) AS newest FROM drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest);
  if (newest > newestMigration()) return;
  const pending = migrations().filter(({ folderMillis }) => folderMillis > newest);
  const routines = await pendingRoutines(client, 'after migrations');
  await lockTables(client, [...pending.flatMap(({ sql }) => sql), ...routines.map(({ sql }) => sql)]);
  await applyRoutines(client, 'before migrations');
  await applyMigrations(client, pending);
  await applyRoutines(client, 'after migrations');
}

/**
 * Locks the existing tables that these statements alter, until the transaction ends. A migration that locked tables one
 * by one would hold some while it waits for others: a reader of both would end in a deadlock. PostgreSQL looks for
 * deadlocks after a second, so these locks are given up earlier.
 */
async function lockTables(client: pg.Client, statements: readonly string[]): Promise<void> {
  const named = statements
    .join('\n')
    .matchAll(/\b(?:ALTER TABLE|ON|UPDATE|INTO|REFERENCES) (?:"?public"?\.)?"?(\w+)/g);
  const { rows } = await client.query<{ table: string }>(
    `SELECT quote_ident(tablename) AS table FROM pg_tables
     WHERE schemaname = 'public' AND tablename = ANY ($1) ORDER BY tablename`,
    [[...new Set([...named].map(([, name]) => name))]],
  );
  if (rows.length === 0) return;
  await client.query(`SET LOCAL statement_timeout = ${PATIENCE.locks}`);
  await client.query(`LOCK TABLE ${rows.map(({ table }) => table).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await client.query('SET LOCAL statement_timeout TO DEFAULT');
}

/** Creates the tables that record the applied migrations and files of functions. */
export async function createRecords(client: pg.ClientBase): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.routines (file text PRIMARY KEY, hash text NOT NULL)',
  );
}

interface Journal {
  entries: { when: number }[];
}

/**
 * Returns the timestamp of the newest migration, which identifies the migration in the database. Reads only the
 * journal.
 */
export function newestMigration(): number {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return Math.max(...(JSON.parse(journal) as Journal).entries.map(({ when }) => when));
}

/** Returns all migrations, oldest first. */
export const migrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

/**
 * Applies the migrations in the caller's transaction, and records them like drizzle does. Drizzle's own migrator would
 * commit the caller's transaction.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  wanted: readonly MigrationMeta[],
): Promise<void> {
  for (const { sql, hash, folderMillis } of wanted) {
    for (const statement of sql) await client.query(statement);
    const note = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)';
    await client.query(note, [hash, folderMillis]);
  }
}
