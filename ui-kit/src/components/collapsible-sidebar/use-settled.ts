import { useEffect, useState } from 'react';

/** False on the server and until the frame after hydration, when what effects have set right is on the screen. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled;
}
