import { useEffect } from 'react';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { currentToken } from './access.ts';

/**
 * The token of the session that must set up the second factor. `over`: asked above the page, because it has
 * unsaved values.
 */
const store = proxy<{ token: string | undefined; over: boolean }>({ token: undefined, over: false });

/** Components with unsaved values. */
const drafts = new Set<object>();

/** Registers that this component has unsaved values. */
export function useDraft(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const draft = {};
    drafts.add(draft);
    return () => void drafts.delete(draft);
  }, [isActive]);
}

/** Called when the server refused a call because the second factor is missing. */
export function demandEnrolment(token: string | undefined): void {
  if (token === store.token) return;
  Object.assign(store, { token, over: store.over || drafts.size > 0 });
}

/** Called when the second factor is set up. An open dialog stays until closed. */
export function endEnrolment(): void {
  store.token = undefined;
}

export function closeEnrolment(): void {
  store.over = false;
}

export const mustEnrol = (): boolean => store.token !== undefined && store.token === currentToken();

export function useMustEnrol(): boolean {
  useSnapshot(store);
  return mustEnrol();
}

export const useShowsEnrolment = (): boolean => useSnapshot(store).over;

export const onEnrolment = (changed: () => void): (() => void) => subscribe(store, changed);

/** Pages that stay open: the second factor and the own account. */
const OPEN = ['/segundo-factor', '/cuenta'];

/** Returns whether the page redirects to the second factor. */
export const isClosedToEnrolment = (pathname: string): boolean =>
  mustEnrol() && !store.over && !OPEN.includes(pathname);
