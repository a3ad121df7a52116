import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `go` after some milliseconds. Does nothing if the user has left the page: an automatic
 * navigation must not move a user who navigated away.
 */
export function useDelayedNavigation(): (go: () => unknown, after: number) => void {
  const page = useLocation({ select: ({ pathname }) => pathname });
  const currentPage = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    currentPage.current = page;
    return () => {
      currentPage.current = undefined;
      clearTimeout(timer.current);
    };
  }, [page]);
  return useCallback(
    (go, after) => {
      if (currentPage.current !== page) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void go(), after);
    },
    [page],
  );
}
