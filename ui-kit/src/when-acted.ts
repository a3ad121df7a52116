import { whenIdle } from './when-idle.ts';

/** Events of a user who does more than look. A restored scroll position counts as used. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** Capture: also catches events whose propagation the page stops. Passive: never delays scrolling. */
const HOW = { capture: true, passive: true };

let waiting: Set<() => void> | undefined = new Set();

/**
 * Starts the tasks that wait for the user's first action; later tasks do not wait. Runs automatically at the first
 * touch, key, scroll or mouse move.
 */
export function actIsNear(): void {
  if (!waiting) return;
  const tasks = waiting;
  waiting = undefined;
  if (typeof window !== 'undefined') for (const act of ACTS) window.removeEventListener(act, actIsNear, HOW);
  for (const begin of tasks) begin();
}

if (typeof window !== 'undefined') for (const act of ACTS) window.addEventListener(act, actIsNear, HOW);

/**
 * Runs a task when the user starts to act and the browser is idle, so that users who only read load less code. Returns
 * the cancel function.
 */
export function whenActed(task: () => void): () => void {
  if (!waiting) return whenIdle(task);
  let stop = () => {};
  const begin = () => {
    stop = whenIdle(task);
  };
  waiting.add(begin);
  return () => {
    waiting?.delete(begin);
    stop();
  };
}
