import { Fragment, type ReactNode } from 'react';
import { useBrowserState } from '../browser-state.ts';
import { NO_SESSION, type SessionEngine } from './session.ts';

interface AccountBoundaryProps {
  session: Pick<SessionEngine, 'state'>;
  children: ReactNode;
}

/**
 * Remounts its children when an account leaves the page, so that no state reaches the next account. A login by a
 * visitor keeps the page as it is.
 */
export function AccountBoundary({ session, children }: AccountBoundaryProps) {
  const accountsLeft = useBrowserState(session.state, NO_SESSION, (state) => state.accountsLeft);
  return <Fragment key={accountsLeft}>{children}</Fragment>;
}
