import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { LOCKS } from './locks.ts';
import { prepareQueues } from './queues.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Brings the database at `url` to the newest schema. Several processes may call it at once: one does the work. */
export const migrate = (url: string): Promise<void> =>
  withAdvisoryLock(url, LOCKS.migration, async (client) => {
    await applyMigrations(drizzle(client), { migrationsFolder });
    await prepareQueues(url);
  });
