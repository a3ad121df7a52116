/**
 * Shares calls of `ask`: only one runs at a time, and callers during a run wait for the next run.
 * So each answer is at least as new as its caller's question, and many callers cost few runs.
 */
export function coalesceCalls<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  const run = (): Promise<T> => {
    const mine = call().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };

  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
