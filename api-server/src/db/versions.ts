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
 * Returns a reader of the table `versiones`. A result is never older than the call, so committed changes of other
 * processes are included. Concurrent calls share a query.
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

/** Invalidates all cached catalogue data: this process may be another build with other answers. */
export async function raiseCatalogue(db: Db): Promise<void> {
  await db.execute(sql`UPDATE versiones SET version = version + 1 WHERE clave = 'catalogo'`);
}
