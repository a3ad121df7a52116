import { useEffect, useState } from 'react';

/** Returns false on the server and until the frame after hydration, when the effects have painted. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled;
}
