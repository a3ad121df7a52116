import { useLayoutEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useLocked } from './session/access.ts';

/** The subject of the open page: 'N.º 400 · Almacén la buena hora'. */
const store = proxy<{ subject: string | undefined }>({ subject: undefined });

/** Puts the page's subject before its title in the tab, so that tabs of several orders differ. */
export function useTabSubject(subject: string | undefined): void {
  useLayoutEffect(() => {
    store.subject = subject;
    return () => {
      store.subject = undefined;
    };
  }, [subject]);
}

/**
 * Returns the subject of the open page. Undefined once the session has expired: the next user of the computer
 * could read it.
 */
export function useOpenSubject(): string | undefined {
  const { subject } = useSnapshot(store);
  return useLocked() === null ? subject : undefined;
}
