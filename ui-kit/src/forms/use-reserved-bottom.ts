import { type RefObject, useEffect } from 'react';
import { roomVar, roomVars } from '../theme/tokens.ts';

/** The current bar. After navigation, the next page's bar replaces it. */
let standing: HTMLElement | undefined;

function reserve(height: number | undefined): void {
  const page = document.documentElement.style;
  const taken = height === undefined ? '' : `${height}px`;
  // Avoid needless changes: each one restyles the whole page.
  if (page.getPropertyValue(roomVars.saveBar) === taken) return;
  page.setProperty(roomVars.saveBar, taken);
  page.scrollPaddingBottom = height === undefined ? '' : `calc(${height + 16}px + ${roomVar('bottomBar')})`;
}

/**
 * Reserves the height of a sticky bar at the window's bottom (`roomVars.saveBar`). Other sticky elements stay above it,
 * and focused elements do not scroll under it.
 */
export function useReservedBottom(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    standing = element;
    const measure = () => {
      if (standing !== element) return;
      // In a low window the bar follows the content and covers nothing.
      reserve(getComputedStyle(element).position === 'static' ? undefined : element.offsetHeight);
    };
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    // The observer reports after layout; measuring here would force a second layout.
    if (observer) observer.observe(element);
    else measure();
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      if (standing === element) standing = undefined;
      // Wait for the next page's bar first.
      queueMicrotask(() => standing ?? reserve(undefined));
    };
  }, [bar, shown]);
}
