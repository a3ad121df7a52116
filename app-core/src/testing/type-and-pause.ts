import { act, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Milliseconds after the last key: the search has surely not started, and has surely started. */
const [STILL_TYPING, PAUSED] = [400, 700];

/**
 * Types a term and pauses. Turns on fake timers that advance by themselves.
 * @param hasSearched must stay false after each key until the pause is over.
 */
export async function typeAndPause(field: HTMLElement, text: string, hasSearched: () => boolean) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (const end of Array.from(text).keys()) {
    const typed = text.slice(0, end + 1);
    fireEvent.change(field, { target: { value: typed } });
    await pass(STILL_TYPING);
    if (hasSearched()) throw new Error(`It searched while '${typed}' was being typed`);
  }
  await pass(PAUSED - STILL_TYPING);
}
