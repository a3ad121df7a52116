import { useCallback, useEffect, useState } from 'react';

/**
 * Open, until the window is `width` px or less: then it closes by itself, and the person may open it again.
 * Open on the server and at hydration, so that both agree; narrow windows close it right after.
 */
export function useAutoClose(width = 1100, initiallyOpen = true) {
  const [open, setOpen] = useState(initiallyOpen);
  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${width}px)`);
    const follow = () => setOpen(!narrow.matches && initiallyOpen);
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, [width, initiallyOpen]);
  const toggle = useCallback((next?: boolean) => setOpen((now) => next ?? !now), []);
  return { open, toggle, setOpen };
}
