import { useCallback, useLayoutEffect, useState } from 'react';
import { layout } from '../../theme/tokens.ts';

const narrowAt = (width: number) => `(max-width: ${width}px)`;

/**
 * State that closes when the window is at most `width` px wide; the user may open it again. Open on the server and
 * during hydration, so that both render the same. In narrow windows it closes right after, and `CollapsibleSidebar`
 * hides it from the first paint. Call `closeIfNarrow` after a choice inside.
 */
export function useAutoClose(width: number = layout.sidebarCloses, initiallyOpen = true) {
  const [open, setOpen] = useState(initiallyOpen);
  // Before paint: a page opened by client navigation must not flash the open sidebar.
  useLayoutEffect(() => {
    const narrow = window.matchMedia(narrowAt(width));
    const follow = () => setOpen(!narrow.matches && initiallyOpen);
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, [width, initiallyOpen]);
  const toggle = useCallback((next?: boolean) => setOpen((now) => next ?? !now), []);
  const closeIfNarrow = useCallback(() => {
    if (window.matchMedia(narrowAt(width)).matches) setOpen(false);
  }, [width]);
  return { open, toggle, setOpen, closeIfNarrow };
}
