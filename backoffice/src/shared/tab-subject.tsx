import { useMatches } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useLocked } from './session/access.ts';
import { useShopName } from './tienda.ts';

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
function useOpenSubject(): string | undefined {
  const { subject } = useSnapshot(store);
  return useLocked() === null ? subject : undefined;
}

/** The tab's title: the page's subject, the innermost title, and the shop's name. */
export function TabTitle() {
  const shopName = useShopName();
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta?.flatMap((one) => one?.title ?? []) ?? []).at(-1),
  });
  const subject = useOpenSubject();
  return <title>{[subject, title, shopName].filter(Boolean).join(' · ')}</title>;
}
