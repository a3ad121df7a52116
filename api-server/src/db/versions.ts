import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { coalesceCalls } from 'node-kit/coalesce-calls';
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
  coalesceCalls(async () => {
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

/** Limits of the cache of one process: the number of entries, and their total size. */
interface CacheBounds<T> {
  things: number;
  size: number;
  sizeOf: (thing: T, key: string) => number;
}

/** Returns the cached value for the key and the current catalogue version, or loads the value. */
export type LoadCached<T> = (key: string, load: (catalogue: string) => Promise<T>) => Promise<T>;

/**
 * Caches values until the catalogue version changes. The version is read from the database each time, so a change by
 * any process shows at once. A value is stored under the version that was read before loading, so no entry is older
 * than its version. Concurrent callers share one load.
 */
export function cacheByVersion<T extends object>(
  versions: () => Promise<Versions>,
  { things, size, sizeOf }: CacheBounds<T>,
): LoadCached<T> {
  const cache = new LRUCache<string, T>({ max: things, maxSize: size, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<T>>();
  return async (key, load) => {
    const { catalogue } = await versions();
    const full = `${catalogue} ${key}`;
    const cached = cache.get(full) ?? loading.get(full);
    if (cached !== undefined) return cached;
    const promise = load(catalogue);
    loading.set(full, promise);
    try {
      const thing = await promise;
      cache.set(full, thing);
      return thing;
    } finally {
      loading.delete(full);
    }
  };
}
