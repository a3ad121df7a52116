import { useLayoutEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useLocked } from './session/access.ts';

/** What the open page is about: 'N.º 400 · Almacén la buena hora'. */
const store = proxy<{ subject: string | undefined }>({ subject: undefined });

/** Puts what a page is about before its title in the tab, as soon as it is known; tabs of ten orders differ by it. */
export function useTabSubject(subject: string | undefined): void {
  useLayoutEffect(() => {
    store.subject = subject;
    return () => {
      store.subject = undefined;
    };
  }, [subject]);
}

/** The subject of the open page. Undefined once the session expired: the next person at this computer could read it in the tab. */
export function useOpenSubject(): string | undefined {
  const { subject } = useSnapshot(store);
  return useLocked() === null ? subject : undefined;
}
