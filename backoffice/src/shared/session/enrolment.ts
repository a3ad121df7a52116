import { proxy, subscribe, useSnapshot } from 'valtio';
import { currentToken } from './access.ts';

/** The session that the server lets do nothing but turn the second factor on; another one is not meant. */
const store = proxy<{ token: string | undefined }>({ token: undefined });

/** The server has refused a call of this session for want of a second factor. */
export function demandEnrolment(token: string | undefined): void {
  store.token = token;
}

/** The second factor is on. */
export const endEnrolment = (): void => demandEnrolment(undefined);

export const mustEnrol = (): boolean => store.token !== undefined && store.token === currentToken();

export function useMustEnrol(): boolean {
  useSnapshot(store);
  return mustEnrol();
}

export const onEnrolment = (changed: () => void): (() => void) => subscribe(store, changed);

/** What they may look at: the second factor, and what is one's own besides. */
const OPEN = ['/segundo-factor', '/cuenta'];

/** Whether they are led away from this page. */
export const isClosedToEnrolment = (pathname: string): boolean => mustEnrol() && !OPEN.includes(pathname);
