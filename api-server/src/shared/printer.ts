import { createThread } from './thread.ts';

export interface Printer<Job> {
  /** NO_DISPONIBLE when too many wait. */
  refuseFull(): Promise<void>;
  /** One file at a time: NO_DISPONIBLE when too many wait. */
  print(job: Job): Promise<Buffer>;
}

/** Makes papers in a thread of its own. */
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
