/** Pictures that are read or saved at once: a bucket is far away, and a disk busy with its shop. */
const AT_ONCE = 4;

/** Does the work for all of them, a few at a time. Once it fails for one no more are begun, and none goes on when it throws. */
export async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
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
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}
