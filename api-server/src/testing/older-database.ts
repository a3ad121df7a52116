import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { applyMigrations, createRecords, migrations } from '../db/migrate.ts';
import { applyRoutines } from '../db/routines.ts';
import { withClient } from './rows-of.ts';

export const migrationCount = (): number => migrations().length;

/** Migrates the empty database at `url`, except for the last migrations. The functions and triggers on tables are missing. */
export const migrateAllBut = (url: string, last: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('BEGIN');
    await createRecords(client);
    await applyRoutines(client, 'before migrations');
    await applyMigrations(client, migrations().slice(0, -last));
    await client.query('COMMIT');
  });

/** Commits with complete older chains of migrations, which contain all functions and triggers. */
export const OLDER = {
  'version 1.0.0': 'c87894ab2af3aff85812166e17ddf8657984b4a7',
  'the version before routines': '93f3dd34925566798b51ffb23e79732ef86370bd',
} as const;

/** Migrates the empty database at `url` like the version of this commit. */
export async function migrateLike(url: string, version: keyof typeof OLDER): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-older-'));
  try {
    const path = 'api-server/src/db/migrations';
    const archive = join(folder, 'migrations.tar');
    const cwd = join(import.meta.dirname, '..', '..', '..');
    execFileSync('git', ['archive', '--output', archive, OLDER[version], path], { cwd });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    await withClient(url, (client) => migrate(drizzle(client), { migrationsFolder: join(folder, path) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
