import { LRUCache } from 'lru-cache';
import type { Versions } from '../db/versions.ts';

/** Answers kept by one process at the most; a page of a list is some 10 kB. */
const LIMIT = 2000;

export type AnswerCache = (key: string, load: () => Promise<string>) => Promise<string>;

/**
 * Keeps answers for as long as the counter `catalogo` stands still, which is asked of the database for each
 * request: a change by staff, in whatever process, shows at once. An answer is filed under the version read before
 * it was loaded, so it is never older than its version.
 */
export function createAnswerCache(versions: () => Promise<Versions>): AnswerCache {
  const answers = new LRUCache<string, Promise<string>>({ max: LIMIT });
  return async (key, load) => {
    const { catalogo } = await versions();
    const full = `${catalogo} ${key}`;
    const known = answers.get(full);
    if (known) return known;
    const loading = load();
    answers.set(full, loading);
    loading.catch(() => answers.delete(full));
    return loading;
  };
}
