import { sql } from 'drizzle-orm';
import { askAnew } from 'node-kit/ask-anew';
import type pg from 'pg';
import type { Db } from './database.ts';

export interface Versions {
  catalogue: string;
  sessions: string;
  settings: string;
}

/**
 * Reads the counters of table `versiones`: each answer is at least as new as the question, so what another process has
 * committed before the question shows.
 */
export const createVersionReader = (pool: pg.Pool): (() => Promise<Versions>) =>
  askAnew(async () => {
    const { rows } = await pool.query<{ clave: string; version: string }>({
      name: 'versiones',
      text: 'SELECT clave, version FROM versiones',
    });
    const found = Object.fromEntries(rows.map((row) => [row.clave, row.version]));
    const { catalogo = '', sesiones = '', ajustes = '' } = found;
    return { catalogue: catalogo, sessions: sesiones, settings: ajustes };
  });

/** Lets nobody go on with what they kept of the catalogue: this process may be another build, and answer otherwise. */
export async function raiseCatalogue(db: Db): Promise<void> {
  await db.execute(sql`UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo'`);
}
