/** Concurrent reads or writes of pictures: a bucket has high latency, and the shop also needs the disk. */
const CONCURRENCY = 4;

/**
 * Runs the work for all items with limited concurrency. After a failure, starts no more work, waits for the running
 * work, and throws.
 */
export async function runConcurrently<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  let failed = false;
  const worker = async () => {
    for (const one of waiting) {
      if (failed) return;
      await work(one).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}
