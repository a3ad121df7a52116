import { sql } from 'drizzle-orm';
import { askAnew } from 'node-kit/ask-anew';
import type pg from 'pg';
import type { Db } from './database.ts';

export interface Versions {
  catalogue: string;
  sessions: string;
}

/**
 * Reads the two counters of table `versiones`: each answer is at least as new as the question, so what another process has
 * committed before the question shows.
 */
export const createVersionReader = (pool: pg.Pool): (() => Promise<Versions>) =>
  askAnew(async () => {
    const { rows } = await pool.query<{ clave: keyof Versions; version: string }>({
      name: 'versiones',
      text: 'SELECT clave, version FROM versiones',
    });
    const found = Object.fromEntries(rows.map((row) => [row.clave, row.version]));
    return { catalogue: found.catalogo ?? '', sessions: found.sesiones ?? '' };
  });

/** Lets nobody go on with what they kept of the catalogue: this process may be another build, and answer otherwise. */
export async function raiseCatalogue(db: Db): Promise<void> {
  await db.execute(sql`UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo'`);
}
