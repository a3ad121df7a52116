import { useEffect, useState } from 'react';

/** For how many seconds this has been so. */
export function useSeconds(so: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!so) return;
    const begun = Date.now();
    // Counted by the clock: a tab in the background is called less often.
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [so]);
  return seconds;
}
