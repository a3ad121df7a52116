import { useLocation, useNavigate } from '@tanstack/react-router';
import { safeReturnTo } from './return-to.ts';

/** The list that this page was opened from, as it was left, with its search, filter and page; else `otherwise`. */
export function useReturnTo(otherwise: string) {
  const navigate = useNavigate();
  const returnTo = useLocation({ select: (location) => safeReturnTo(location.state.returnTo) });
  const href = returnTo ?? otherwise;
  return { href, leave: () => navigate({ href }) };
}

/** What a link to such a page carries: the address of the list as it stands. */
export const useHere = () => ({ returnTo: useLocation({ select: ({ href }) => href }) });
