import { type RefObject, useEffect } from 'react';
import { roomOf, roomVars } from '../theme/tokens.ts';

/** The bar that stands there now. One page's follows that of another. */
let standing: HTMLElement | undefined;

function reserve(height: number | undefined): void {
  const page = document.documentElement.style;
  const taken = height === undefined ? '' : `${height}px`;
  // Each change has the whole page styled and laid out anew.
  if (page.getPropertyValue(roomVars.saveBar) === taken) return;
  page.setProperty(roomVars.saveBar, taken);
  page.scrollPaddingBottom = height === undefined ? '' : `calc(${height + 16}px + ${roomOf('bottomBar')})`;
}

/**
 * Tells the rest of the page how much of the window's bottom a sticky bar takes: other sticky things stand above it
 * (`roomVars.saveBar`), and what gets the focus is not scrolled under it.
 */
export function useReservedBottom(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    standing = element;
    const measure = () => {
      if (standing !== element) return;
      // In a low window it stands after the page, over nothing.
      reserve(getComputedStyle(element).position === 'static' ? undefined : element.offsetHeight);
    };
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    // An observer speaks before the next picture, when the page has been laid out: asked here, that would be done twice.
    if (observer) observer.observe(element);
    else measure();
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      if (standing === element) standing = undefined;
      // Not before the next page's has had its turn.
      queueMicrotask(() => standing ?? reserve(undefined));
    };
  }, [bar, shown]);
}
