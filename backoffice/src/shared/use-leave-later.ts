import { useCallback, useEffect, useRef } from 'react';

/** Does something after a while, unless the screen is gone by then: who has left is not taken elsewhere. */
export function useLeaveLater(): (go: () => unknown, after: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((go, after) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void go(), after);
  }, []);
}
