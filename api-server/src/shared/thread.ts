import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { Problem } from './problem.ts';

/** Queued tasks. Further callers get NO_DISPONIBLE instead of a long wait. */
const WAITING = 8;
/** Milliseconds without work after which the thread ends. */
const IDLE = 60_000;

export interface Thread<Work, Result> {
  /** Throws NO_DISPONIBLE when too many tasks wait. */
  refuseFull(): Promise<void>;
  /** Runs one task at a time. Throws NO_DISPONIBLE when too many tasks wait. An abort ends the thread immediately. */
  run(work: Work, signal?: AbortSignal): Promise<Result>;
}

/**
 * Runs long tasks in a separate thread, so that they do not block the event loop. The thread only exists while used.
 * @param name the program's exported function that does the work
 */
function createThread<Work, Result>(program: URL, name: string): Thread<Work, Result> {
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

export interface Printer<Job> {
  /** Throws NO_DISPONIBLE when too many jobs wait. */
  refuseFull(): Promise<void>;
  /** Returns the file. Runs one job at a time. Throws NO_DISPONIBLE when too many jobs wait. */
  print(job: Job): Promise<Buffer>;
}

/** Creates papers in a separate thread. */
export function createPrinter<Job>(program: URL): Printer<Job> {
  const { refuseFull, run } = createThread<Job, Uint8Array>(program, 'print');
  return {
    refuseFull,
    async print(job) {
      const { buffer, byteOffset, byteLength } = await run(job);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
  };
}
