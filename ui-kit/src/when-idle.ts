/** Milliseconds after which the task runs even if the browser is busy. */
const PATIENCE = 2000;

/** Runs a task when the browser is idle. Returns the cancel function. */
export function whenIdle(task: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(task, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
