import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '..', 'db', 'migrations');
const JOURNAL = join('meta', '_journal.json');

type Journal = { entries: { tag: string }[] };
const journalOf = (folder: string) => JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;

export const migrationCount = (): number => journalOf(MIGRATIONS).entries.length;

/** Returns the number of migrations from this one on. */
export const migrationsSince = (tag: string): number =>
  migrationCount() - journalOf(MIGRATIONS).entries.findIndex((entry) => entry.tag === tag);

/** Migrates the empty database at `url`, except for the last migrations. */
export async function migrateAllBut(url: string, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-older-'));
  const client = new pg.Client({ connectionString: url });
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = journalOf(folder);
    const entries = journal.entries.slice(0, -last);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
