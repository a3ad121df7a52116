import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LOCKS } from './locks.ts';

/** Brings the database at `url` to the newest schema. Several processes may call it at once: one does the work. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migration]);
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    await client.end();
  }
}
