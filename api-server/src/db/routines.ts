import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * All functions and triggers in their current form, in SQL files that can run again. Files with the prefix `0` need no
 * table and are applied before the migrations: columns, indexes and migrations use their functions. Files are applied
 * in the order of their names.
 */
const folder = join(import.meta.dirname, 'routines');

type Stage = 'before migrations' | 'after migrations';

const stageOf = (file: string): Stage => (file.startsWith('0') ? 'before migrations' : 'after migrations');

interface Routines {
  file: string;
  sql: string;
  hash: string;
}

/** Returns the files of this stage that changed since they were applied to the database. */
export async function pendingRoutines(client: pg.ClientBase, stage: Stage): Promise<Routines[]> {
  const { rows } = await client.query<{ file: string; hash: string }>(
    'SELECT file, hash FROM drizzle.routines',
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  return globSync('*.sql', { cwd: folder })
    .filter((file) => stageOf(file) === stage)
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { file, sql, hash: createHash('sha256').update(sql).digest('hex') };
    })
    .filter(({ file, hash }) => applied.get(file) !== hash);
}

/**
 * Applies the pending files of this stage in the caller's transaction.
 * @throws PostgreSQL's error, with the file in its message
 */
export async function applyRoutines(client: pg.ClientBase, stage: Stage): Promise<void> {
  for (const { file, sql, hash } of await pendingRoutines(client, stage)) {
    await client.query(sql).catch((error: Error) => {
      error.message = `${file}: ${error.message}`;
      throw error;
    });
    const note =
      'INSERT INTO drizzle.routines VALUES ($1, $2) ON CONFLICT (file) DO UPDATE SET hash = EXCLUDED.hash';
    await client.query(note, [file, hash]);
  }
}
