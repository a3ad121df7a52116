import type { Queryable } from '../db/database.ts';
import { Problem } from '../shared/problem.ts';
import { type Author, type Entry, record } from './record.ts';

interface Deps {
  db: Queryable;
  limiter: {
    consume(name: string, limit: { points: number; seconds: number }, who: string): Promise<void>;
  };
}

/** Entries of one action that one caller can cause in a quarter of an hour without being let in. */
const MOST = { points: 40, seconds: 900 };

/**
 * Writes down what came to nothing, which anybody may cause as often as they like: so often, and from then on no more,
 * for `who`, an address or an account.
 */
export async function recordAttempt(
  { db, limiter }: Deps,
  who: string,
  author: Author,
  entry: Entry,
): Promise<void> {
  try {
    await limiter.consume(`bitacora ${entry.accion}`, MOST, who);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await record(db, author, entry);
}
