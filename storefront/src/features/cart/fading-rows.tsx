import { type ReactNode, useEffect, useRef } from 'react';
import { motion } from 'ui-kit/theme/tokens';

/** Marks the copy of a removed row. */
const GHOST = 'data-leaving';
/** A line of the cart, but not the room that a line keeps until it renders. */
const LINE = `[data-line]:not([${GHOST}])`;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A copy of the row fades out in the row's place. The copy is inert and hidden from screen readers. */
function fadeOut(row: HTMLElement, list: HTMLElement, before: Node | null): void {
  const ghost = row.cloneNode(true) as HTMLElement;
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id');
  ghost.setAttribute(GHOST, '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.overflow = 'hidden';
  list.insertBefore(ghost, before?.parentNode === list ? before : null);
  const height = `${ghost.offsetHeight}px`;
  const leaving = ghost.animate(
    [
      { opacity: 1, height },
      { opacity: 0, height, offset: 0.6 },
      { opacity: 0, height: 0, paddingBlock: 0 },
    ],
    { duration: motion.slow, easing: 'ease-out' },
  );
  leaving.onfinish = () => ghost.remove();
}

/**
 * Fades out each row that is removed from the list. The row itself leaves at once, so focus, totals and screen readers
 * are correct from the start.
 */
export function FadingRows({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: rows } = list;
    if (!rows) return;
    const watcher = new MutationObserver((changes) => {
      if (still()) return;
      for (const { removedNodes, nextSibling } of changes) {
        for (const row of removedNodes) {
          if (row instanceof HTMLElement && row.matches(LINE)) fadeOut(row, rows, nextSibling);
        }
      }
    });
    watcher.observe(rows, { childList: true });
    return () => watcher.disconnect();
  }, []);
  return <div ref={list}>{children}</div>;
}
