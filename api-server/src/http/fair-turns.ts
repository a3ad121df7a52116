import { Problem } from '../shared/problem.ts';

/** Calls of one kind that one process works on at once. The other connections are for everybody else. */
const AT_ONCE = 2;
/** Calls of one account that may wait behind its running one. No screen sends more. */
const WAITING_OF_ONE = 4;
/** Calls of all accounts that may wait. A later one would be answered when nobody waits for it any more. */
const WAITING = 100;
/** Seconds. */
const COME_BACK = 2;

export type FairTurns = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits calls whose work grows with what they carry. One account has one call running; accounts take turns.
 * Throws DEMASIADAS_SOLICITUDES with `retryAfter` when an account sends too many, NO_DISPONIBLE when too many wait in all.
 */
export function createFairTurns(
  atOnce = AT_ONCE,
  waitingOfOne = WAITING_OF_ONE,
  waiting = WAITING,
): FairTurns {
  /** Waiting calls by account. The account that was served last stands last. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let queued = 0;

  const startNext = () => {
    for (const [account, queue] of queues) {
      if (running.size >= atOnce) return;
      if (running.has(account)) continue;
      const start = queue.shift();
      queues.delete(account);
      if (queue.length > 0) queues.set(account, queue);
      queued -= 1;
      running.add(account);
      start?.();
    }
  };

  const waitForTurn = (account: string) => {
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
    await waitForTurn(account);
    try {
      return await work();
    } finally {
      running.delete(account);
      startNext();
    }
  };
}
