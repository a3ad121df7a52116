import { useEffect } from 'react';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { currentToken } from './access.ts';

/**
 * The session that the server lets do nothing but turn the second factor on; another one is not meant. `over`: it is asked
 * for over the screen, which holds what was typed and not saved.
 */
const store = proxy<{ token: string | undefined; over: boolean }>({ token: undefined, over: false });

/** What is typed somewhere and not saved. */
const drafts = new Set<object>();

/** Tells that what this component shows would be lost with it. */
export function useDraft(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const draft = {};
    drafts.add(draft);
    return () => void drafts.delete(draft);
  }, [when]);
}

/** The server has refused a call of this session for want of a second factor. */
export function demandEnrolment(token: string | undefined): void {
  if (token === store.token) return;
  Object.assign(store, { token, over: store.over || drafts.size > 0 });
}

/** The second factor is on. What stands over the screen stays there until it is put away. */
export function endEnrolment(): void {
  store.token = undefined;
}

export function putEnrolmentAway(): void {
  store.over = false;
}

export const mustEnrol = (): boolean => store.token !== undefined && store.token === currentToken();

export function useMustEnrol(): boolean {
  useSnapshot(store);
  return mustEnrol();
}

export const useEnrolsOver = (): boolean => useSnapshot(store).over;

export const onEnrolment = (changed: () => void): (() => void) => subscribe(store, changed);

/** What they may look at: the second factor, and what is one's own besides. */
const OPEN = ['/segundo-factor', '/cuenta'];

/** Whether they are led away from this page. */
export const isClosedToEnrolment = (pathname: string): boolean =>
  mustEnrol() && !store.over && !OPEN.includes(pathname);
