import pLimit from 'p-limit';
import { Problem } from '../shared/problem.ts';

/** Calls of one operation that a process runs at the same time. Other requests use the remaining connections. */
const CONCURRENCY = 2;
/** Queued calls per account, beside the running call. No screen sends more. */
const WAITING_OF_ONE = 4;
/** Queued calls of all accounts. Behind more calls, the client would have left before the answer. */
const WAITING = 100;
/** Seconds for the Retry-After header. */
const COME_BACK = 2;

export type FairQueue = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits calls whose work grows with their size. Each account has one running call at most; accounts take turns.
 * @throws Problem DEMASIADAS_SOLICITUDES with `retryAfter` when an account queues too many calls.
 * @throws Problem NO_DISPONIBLE when all accounts together queue too many.
 */
export function createFairQueue(
  concurrency = CONCURRENCY,
  waitingOfOne = WAITING_OF_ONE,
  waiting = WAITING,
): FairQueue {
  /** Queued calls by account. The account that ran last is at the end. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let queued = 0;

  const startNext = () => {
    for (const [account, queue] of queues) {
      if (running.size >= concurrency) return;
      if (running.has(account)) continue;
      const start = queue.shift();
      queues.delete(account);
      if (queue.length > 0) queues.set(account, queue);
      queued -= 1;
      running.add(account);
      start?.();
    }
  };

  const enqueue = (account: string) => {
    const queue = queues.get(account) ?? [];
    if (queue.length >= waitingOfOne) {
      const problem = new Problem('DEMASIADAS_SOLICITUDES');
      problem.retryAfter = COME_BACK;
      throw problem;
    }
    if (queued >= waiting) throw new Problem('NO_DISPONIBLE');
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    queues.set(account, queue);
    queued += 1;
    startNext();
    return promise;
  };

  return async (account, work) => {
    await enqueue(account);
    try {
      return await work();
    } finally {
      running.delete(account);
      startNext();
    }
  };
}

/** Concurrent searches of visitors and customers per process. Other requests use the remaining connections. */
const SEARCH_CONCURRENCY = 4;

export type SearchQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work with limited concurrency. Throws NO_DISPONIBLE at once when the queue is full. */
export function createSearchQueue(concurrency = SEARCH_CONCURRENCY, waiting = WAITING): SearchQueue {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.pendingCount >= waiting) throw new Problem('NO_DISPONIBLE');
    return limit(work);
  };
}
