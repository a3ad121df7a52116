import { useEffect, useRef } from 'react';

/** Longest time between the clicks of a double click, in milliseconds. */
const DOUBLE = 500;

/**
 * Returns whether an outside click is the second click of the double click that opened the dialog. Touch screens count
 * each tap as one, so the event times decide.
 */
export function useSecondTap(open: boolean): (event: object) => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (event) => 'timeStamp' in event && Number(event.timeStamp) - openedAt.current < DOUBLE;
}
