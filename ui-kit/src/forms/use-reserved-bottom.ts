import { type RefObject, useEffect } from 'react';
import { roomOf, roomVars } from '../theme/tokens.ts';

/**
 * Tells the rest of the page how much of the window's bottom a sticky bar takes: other sticky things stand above it
 * (`roomVars.saveBar`), and what gets the focus is not scrolled under it.
 */
export function useReservedBottom(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const page = document.documentElement.style;
    const forget = () => {
      page.removeProperty(roomVars.saveBar);
      page.scrollPaddingBottom = '';
    };
    const measure = () => {
      // In a low window it stands after the page, over nothing.
      if (getComputedStyle(element).position === 'static') return forget();
      page.setProperty(roomVars.saveBar, `${element.offsetHeight}px`);
      page.scrollPaddingBottom = `calc(${element.offsetHeight + 16}px + ${roomOf('bottomBar')})`;
    };
    measure();
    window.addEventListener('resize', measure);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      forget();
    };
  }, [bar, shown]);
}
