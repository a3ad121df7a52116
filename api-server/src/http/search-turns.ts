import pLimit from 'p-limit';
import { Problem } from '../shared/problem.ts';

/** Concurrent searches of visitors and customers per process. Other requests use the remaining connections. */
const AT_ONCE = 4;
/** Queued searches. Behind more searches, the client would have left before the answer. */
const WAITING = 100;

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work with limited concurrency. Throws NO_DISPONIBLE at once when the queue is full. */
export function createTurns(atOnce = AT_ONCE, waiting = WAITING): Turns {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= waiting) throw new Problem('NO_DISPONIBLE');
    return limit(work);
  };
}
