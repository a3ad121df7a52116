import { type ReactNode, useEffect, useRef } from 'react';
import { motion } from 'ui-kit/theme/tokens';

/** Marks the picture of a row that is gone. */
const GHOST = 'data-leaving';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A picture of a row fades and closes in the row's place. Nobody reads or presses it, and nothing waits for it. */
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
 * Around the rows of a list: one that is taken out fades away, whoever took it out. The row itself is gone at once, so
 * focus, totals and screen readers are told the truth from the start.
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
          if (row instanceof HTMLElement && !row.hasAttribute(GHOST)) fadeOut(row, rows, nextSibling);
        }
      }
    });
    watcher.observe(rows, { childList: true });
    return () => watcher.disconnect();
  }, []);
  return <div ref={list}>{children}</div>;
}
