import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true while the user scrolls down, at least `after` px below the top. Ignores moves of less than `patience`
 * px. False while the focus is inside `root`, on the server and at first.
 */
export function useShrink(root: RefObject<HTMLElement | null>, after = 120, patience = 12): boolean {
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now < after || root.current?.querySelector(':focus-visible')) setShrunk(false);
      else if (Math.abs(now - last) < patience) return;
      else setShrunk(now > last);
      last = now;
    };
    const comeBack = () => setShrunk(false);
    const header = root.current;
    window.addEventListener('scroll', follow, { passive: true });
    header?.addEventListener('focusin', comeBack);
    return () => {
      window.removeEventListener('scroll', follow);
      header?.removeEventListener('focusin', comeBack);
    };
  }, [root, after, patience]);
  return shrunk;
}
