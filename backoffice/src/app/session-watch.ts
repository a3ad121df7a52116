import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { openRealtime } from 'api-client/backoffice';
import { subscribe } from 'valtio';
import { visitorKind } from '../shared/session/access.ts';
import {
  endSession,
  followOtherTabs,
  type SessionEnd,
  sessionStore,
} from '../shared/session/session-store.ts';
import { notify } from './notify.ts';
import { startRealtime } from './realtime.ts';

/** setTimeout takes no more than this; a session of that length is looked at again on the next call. */
const LONGEST_TIMER = 2 ** 31 - 1;

const TOLD: Partial<Record<SessionEnd, string>> = {
  vencida: 'Tu sesión no es válida o ha vencido. Inicia sesión de nuevo.',
  'otra-pestana': 'Cerraste la sesión en otra pestaña.',
};

/**
 * Ties to the session what lives and dies with it: the live connection, the timer of its expiry, the answers of the
 * API, and which page may be shown. Call once; returns a function that stops it. `open` is for tests.
 */
export function watchSession(
  router: AnyRouter,
  queryClient: QueryClient,
  open: typeof openRealtime = openRealtime,
): () => void {
  let token: string | undefined;
  let stop = () => {};

  const begin = () => {
    const session = sessionStore.current;
    if (!session || visitorKind() !== 'personal') return;
    const closeRealtime = startRealtime(queryClient, open);
    const left = session.expiry * 1000 - Date.now();
    const timer = setTimeout(() => endSession('vencida'), Math.min(Math.max(left, 0), LONGEST_TIMER));
    stop = () => {
      closeRealtime();
      clearTimeout(timer);
    };
  };

  const end = async (reason: SessionEnd | null) => {
    const told = reason && TOLD[reason];
    if (told) notify(reason === 'vencida' ? 'error' : 'info', told, 'sesion');
    // Who lost the session midway comes back to the same page; who left it, to the start.
    const { href, pathname } = router.state.location;
    const volver = reason === 'vencida' && pathname !== '/login' ? href : undefined;
    await router.navigate({ to: '/login', search: volver ? { volver } : {} });
    // Not before the screens are gone: they would ask again, without a token.
    queryClient.clear();
  };

  const follow = () => {
    const next = sessionStore.current?.token;
    if (next === token) return;
    stop();
    stop = () => {};
    token = next;
    if (!next) return void end(sessionStore.ended);
    begin();
    // A login in another tab lets this one in as well.
    void router.invalidate();
  };

  token = sessionStore.current?.token;
  begin();
  const unsubscribe = subscribe(sessionStore, follow);
  const unfollow = followOtherTabs();
  return () => {
    unsubscribe();
    unfollow();
    stop();
  };
}
