import { createThread } from './thread.ts';

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
