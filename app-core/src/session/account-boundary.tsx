import { Fragment, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { SessionEngine } from './session.ts';

interface AccountBoundaryProps {
  session: Pick<SessionEngine, 'state'>;
  children: ReactNode;
}

/**
 * Remounts its children when an account leaves the page, so that no state reaches the next account. A login by a
 * visitor keeps the page as it is.
 */
export function AccountBoundary({ session: { state }, children }: AccountBoundaryProps) {
  // Not `useBrowserState`: the count is 0 on the server and in each new page, so it may show at once.
  const countOf = () => state.accountsLeft;
  const listen = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  const accountsLeft = useSyncExternalStore(listen, countOf, countOf);
  return <Fragment key={accountsLeft}>{children}</Fragment>;
}
