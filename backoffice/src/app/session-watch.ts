import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { openRealtime } from 'api-client/backoffice';
import { subscribe } from 'valtio';
import { visitorKind } from '../shared/session/access.ts';
import {
  followOtherTabs,
  lockSession,
  type SessionEnd,
  sessionStore,
} from '../shared/session/session-store.ts';
import { notify } from './notify.ts';
import { startRealtime } from './realtime.ts';

/** setTimeout takes no more than this; a session of that length is looked at again on the next call. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Ties to the session what lives and dies with it: the live connection, the timer of its expiry, the answers of the
 * API, and which page may be shown. Call once; returns a function that stops it. `open` is for tests.
 */
export function watchSession(
  router: AnyRouter,
  queryClient: QueryClient,
  open: typeof openRealtime = openRealtime,
): () => void {
  let state = stateOf(sessionStore);
  let account = sessionStore.current?.user.email;
  let stop = () => {};

  const begin = () => {
    const session = sessionStore.current;
    if (!session || visitorKind() !== 'personal') return;
    const toOrder = (pedido_id: string) =>
      void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id } });
    const closeRealtime = startRealtime(queryClient, toOrder, open);
    const left = session.expiry * 1000 - Date.now();
    const timer = setTimeout(lockSession, Math.min(Math.max(left, 0), LONGEST_TIMER));
    stop = () => {
      closeRealtime();
      clearTimeout(timer);
    };
  };

  const end = async (reason: SessionEnd | null) => {
    if (reason === 'otra-pestana') notify('info', 'Cerraste la sesión en otra pestaña.', 'sesion');
    await router.navigate({ to: '/login' });
    // Not before the screens are gone: they would ask again, without a token.
    queryClient.clear();
  };

  /** The same account goes on where it was, with what it has typed; another one finds nothing of the first. */
  const goOn = (email: string) => {
    begin();
    if (account === email) void queryClient.invalidateQueries();
    else if (account !== undefined) void queryClient.resetQueries();
    account = email;
    // A login in another tab lets this one in as well.
    void router.invalidate();
  };

  const follow = () => {
    const next = stateOf(sessionStore);
    if (next === state) return;
    stop();
    stop = () => {};
    state = next;
    const { current, locked, ended } = sessionStore;
    if (current) goOn(current.user.email);
    // Locked: the screen stays as it is, under the question for the password (features/login).
    else if (!locked) void end(ended);
  };

  begin();
  const unsubscribe = subscribe(sessionStore, follow);
  const unfollow = followOtherTabs();
  return () => {
    unsubscribe();
    unfollow();
    stop();
  };
}

/** What decides whether anything is to be done: a session by its token, a locked one, none. */
const stateOf = ({ current, locked }: typeof sessionStore): string | null =>
  current?.token ?? (locked ? 'bloqueada' : null);
