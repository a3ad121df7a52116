import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { Problem } from './problem.ts';

/** Files that wait while one is printed. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the thread goes. */
const IDLE = 60_000;

export interface Printer<Job> {
  /** NO_DISPONIBLE when too many wait. */
  refuseFull(): Promise<void>;
  /** One file at a time: NO_DISPONIBLE when too many wait. */
  print(job: Job): Promise<Buffer>;
}

/** Makes papers in a thread of its own, in which a long one keeps no other call waiting. The thread is there while it is used. */
export function createPrinter<Job>(program: URL): Printer<Job> {
  let opened: Promise<Piscina<Job, Uint8Array>> | undefined;
  const open = () => {
    opened ??= import('piscina').then(
      ({ Piscina }) =>
        new Piscina({
          filename: fileURLToPath(program),
          name: 'print',
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
    async print(job) {
      const at = await open();
      refuseWaiting(at);
      const { buffer, byteOffset, byteLength } = await at.run(job);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
  };
}
