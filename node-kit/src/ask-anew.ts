/**
 * Asks one question at a time for however many callers: whoever asks while one is under way waits for the next. So each
 * answer is at least as new as the question, at the price of a fraction of a question per caller.
 */
export function askAnew<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  const run = (): Promise<T> => {
    const mine = ask().finally(() => {
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
