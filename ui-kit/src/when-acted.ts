import { whenIdle } from './when-idle.ts';

/** The first sign that somebody does more than look. A page that is brought back to where it was scrolled has been used. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** At whatever depth, and though the page keeps it to itself; nothing waits for what it does. */
const HOW = { capture: true, passive: true };

let waiting: Set<() => void> | undefined = new Set();

/**
 * Somebody is about to do something on the page: what waits for it goes ahead, and from now on nothing waits. Called by
 * itself at the first touch, key, scroll or move of a mouse.
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
 * Does something once somebody begins to use the page, when the browser rests: whoever reads a page and goes takes none
 * of the code for what could be done with it. Returns how to call it off.
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
