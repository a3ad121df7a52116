import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { safeReturnTo as safe } from 'app-core/return-to';
import { useCallback } from 'react';

/** Returns the list that the page was opened from, with search, filter and page, else `otherwise`. */
export function useReturnTo(otherwise: string) {
  const navigate = useNavigate();
  const returnTo = useLocation({ select: (location) => safeReturnTo(location.state.returnTo) });
  const href = returnTo ?? otherwise;
  return { href, leave: () => navigate({ href }) };
}

/** Returns the link state with the current URL; a function, so that a new URL renders no link of the old page again. */
export function useHere() {
  const router = useRouter();
  return useCallback(() => ({ returnTo: router.latestLocation.href }), [router]);
}

/** Returns the page to open after login if it is in this app; not the login itself. */
export const safeReturnTo = (value: string | undefined): string | undefined => safe(value, ['/login']);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** URL of the list that the page was opened from, for 'Volver'. */
    returnTo?: string;
  }
}
