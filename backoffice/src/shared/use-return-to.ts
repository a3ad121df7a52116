import { useLocation, useNavigate } from '@tanstack/react-router';
import { safeReturnTo } from './return-to.ts';

/** Returns the list that the page was opened from, with search, filter and page, else `otherwise`. */
export function useReturnTo(otherwise: string) {
  const navigate = useNavigate();
  const returnTo = useLocation({ select: (location) => safeReturnTo(location.state.returnTo) });
  const href = returnTo ?? otherwise;
  return { href, leave: () => navigate({ href }) };
}

/** Returns the link state with the current URL. */
export const useHere = () => ({ returnTo: useLocation({ select: ({ href }) => href }) });
