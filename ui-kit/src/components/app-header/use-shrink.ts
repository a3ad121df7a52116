import { useEffect, useState } from 'react';

/** True while the person scrolls down, away from the top; false on the server and at first. */
export function useShrink(after = 120, patience = 12): boolean {
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now < after) setShrunk(false);
      else if (Math.abs(now - last) < patience) return;
      else setShrunk(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [after, patience]);
  return shrunk;
}
