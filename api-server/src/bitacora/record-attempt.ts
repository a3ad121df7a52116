import type { Queryable } from '../db/database.ts';
import { Problem } from '../shared/problem.ts';
import { type Author, type Entry, record } from './record.ts';

interface Deps {
  db: Queryable;
  limiter: {
    consume(name: string, limit: { points: number; seconds: number }, who: string): Promise<void>;
  };
}

/** Entries of one action that a caller may cause in 15 minutes by failed attempts. */
const MOST = { points: 40, seconds: 900 };

/**
 * Records a failed attempt in the audit log, limited per action and `who`, an address or an account. The limit keeps an
 * attacker from filling the log.
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
