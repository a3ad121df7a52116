/** Milliseconds after which it is done though the browser is busy. */
const PATIENCE = 2000;

/** Does something once the browser rests, so that it is in nobody's way. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(task, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
