import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something after a while (milliseconds), unless the person has gone elsewhere by then, or had already when it was
 * asked for: who has left is not taken anywhere.
 */
export function useLeaveLater(): (go: () => unknown, after: number) => void {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const here = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    here.current = page;
    return () => {
      here.current = undefined;
      clearTimeout(timer.current);
    };
  }, [page]);
  return useCallback(
    (go, after) => {
      if (here.current !== page) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void go(), after);
    },
    [page],
  );
}
