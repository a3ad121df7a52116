import pLimit from 'p-limit';
import { Problem } from '../shared/problem.ts';

/** Searches of visitors and customers that one process makes at once: the other connections are for everybody else. */
const AT_ONCE = 4;
/** Searches that wait for theirs. Beyond them a search would be answered when nobody waits any more. */
const WAITING = 100;

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Does one thing after another, or refuses at once when too many wait: NO_DISPONIBLE. */
export function createTurns(atOnce = AT_ONCE, waiting = WAITING): Turns {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= waiting) throw new Problem('NO_DISPONIBLE');
    return limit(work);
  };
}
