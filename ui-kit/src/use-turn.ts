import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds of rendering in one task: a longer task would delay the answer to a press. */
const TASK = 12;

/** Components that wait for their turn, in the order of the page. */
const waiting = new Set<() => void>();
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(renderNext);
}

function renderNext(): void {
  isScheduled = false;
  const end = performance.now() + TASK;
  for (const show of waiting) {
    waiting.delete(show);
    // Render each component by itself: React would render all of them in one task.
    flushSync(show);
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) schedule();
}

function enqueue(show: () => void): () => void {
  waiting.add(show);
  schedule();
  return () => void waiting.delete(show);
}

/** Gives every waiting component its turn now. Call this in an event handler that needs all of them. */
export const finishTurns = (): void =>
  flushSync(() => {
    for (const show of waiting) show();
    waiting.clear();
  });

/**
 * Returns true when the component may render its costly content. Components of a long list get their turns one after
 * another, in short tasks, so that the page answers presses meanwhile.
 * @param isWanted false while the component has no costly content
 * @param isFirst true for the first components of the list, which render at once
 */
export function useTurn(isWanted: boolean, isFirst = false): boolean {
  const [isTurn, setIsTurn] = useState(isFirst);
  useEffect(() => (isWanted && !isTurn ? enqueue(() => setIsTurn(true)) : undefined), [isWanted, isTurn]);
  return isTurn;
}
