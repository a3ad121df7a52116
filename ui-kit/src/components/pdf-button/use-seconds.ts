import { useEffect, useState } from 'react';

/** Returns for how many seconds the condition has been true. */
export function useSeconds(so: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!so) return;
    const begun = Date.now();
    // Use the clock: browsers slow down timers in background tabs.
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [so]);
  return seconds;
}
