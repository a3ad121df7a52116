import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { Problem } from './problem.ts';

/** Works that wait while one is done. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the thread goes. */
const IDLE = 60_000;

export interface Thread<Work, Result> {
  /** NO_DISPONIBLE when too many wait. */
  refuseFull(): Promise<void>;
  /** One work at a time: NO_DISPONIBLE when too many wait. An abort ends the thread, whatever it is at. */
  run(work: Work, signal?: AbortSignal): Promise<Result>;
}

/**
 * Does long works in a thread of its own, in which they keep no call waiting. The thread is there while it is used.
 * @param name what does a work, as the program exports it
 */
export function createThread<Work, Result>(program: URL, name: string): Thread<Work, Result> {
  let opened: Promise<Piscina<Work, Result>> | undefined;
  const open = () => {
    opened ??= import('piscina').then(
      ({ Piscina }) =>
        new Piscina({
          filename: fileURLToPath(program),
          name,
          minThreads: 0,
          maxThreads: 1,
          maxQueue: WAITING,
          idleTimeout: IDLE,
        }),
    );
    return opened;
  };
  const refuseWaiting = ({ queueSize }: Piscina) => {
    if (queueSize >= WAITING) throw new Problem('NO_DISPONIBLE');
  };
  return {
    async refuseFull() {
      refuseWaiting(await open());
    },
    async run(work, signal) {
      const at = await open();
      refuseWaiting(at);
      return at.run(work, { signal: signal ?? null });
    },
  };
}
