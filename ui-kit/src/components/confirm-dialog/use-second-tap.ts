import { useEffect, useRef } from 'react';

/** Milliseconds between the two of a double click, at most, as systems have it. */
const DOUBLE = 500;

/**
 * Tells whether a click outside is the second of a double one whose first opened the dialog. Touch screens count each
 * tap as one, so the clock of the events decides.
 */
export function useSecondTap(open: boolean): (event: object) => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (event) => 'timeStamp' in event && Number(event.timeStamp) - openedAt.current < DOUBLE;
}
