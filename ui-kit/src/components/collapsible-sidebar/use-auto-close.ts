import { useCallback, useLayoutEffect, useState } from 'react';
import { layout } from '../../theme/tokens.ts';

const narrowAt = (width: number) => `(max-width: ${width}px)`;

/**
 * Open, until the window is `width` px or less: then it closes by itself, and the person may open it again.
 * Open on the server and at hydration, so that both agree; narrow windows close it right after, and
 * `CollapsibleSidebar` shows it closed there from the first paint. `closeIfNarrow` is for a choice made in it.
 */
export function useAutoClose(width: number = layout.sidebarCloses, initiallyOpen = true) {
  const [open, setOpen] = useState(initiallyOpen);
  // Before the first paint: a page that comes without a reload never shows it open.
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
