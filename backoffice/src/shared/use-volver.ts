import { useLocation, useNavigate } from '@tanstack/react-router';
import { safeReturnTo } from './return-to.ts';

/** The list that this page was opened from, as it was left, with its search, filter and page; else `otherwise`. */
export function useVolver(otherwise: string) {
  const navigate = useNavigate();
  const volver = useLocation({ select: (location) => safeReturnTo(location.state.volver) });
  const href = volver ?? otherwise;
  return { href, leave: () => navigate({ href }) };
}
