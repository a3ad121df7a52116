import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { configureApi, type RealtimeHandlers } from 'api-client/backoffice';
import { closeSnackbar } from 'notistack';
import { afterEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { watchSession } from '../app/session-watch.ts';
import { currentToken } from '../shared/session/access.ts';
import { type Session, sessionFrom, sessionStore, startSession } from '../shared/session/session-store.ts';
import { id } from './data.ts';

type Role = Session['user']['roles'][number];

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the API gives it, but for the signature. `expires` in seconds from now. */
export const tokenFor = (role: Role, expires = 3600): string =>
  [
    part({ alg: 'none' }),
    part({
      sub: id(1),
      email: `${role}@tienda.test`,
      roles: [role],
      exp: Math.floor(Date.now() / 1000) + expires,
    }),
    'firma',
  ].join('.');

export function signInAs(role: Role, expires?: number): void {
  const session = sessionFrom(tokenFor(role, expires));
  if (session) startSession(session);
}

const stops: (() => void)[] = [];

/** The whole app at an address, with the real router, query client and session; only fetch and socket are fakes. */
export function renderApp(path: string) {
  configureApi({ token: currentToken, serverUrl: 'http://tienda.test/api' });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const environment = { shopName: 'Tierra Llana', storefrontUrl: 'http://tienda.test' };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, environment }, history);

  const live: { handlers: RealtimeHandlers | undefined } = { handlers: undefined };
  stops.push(
    watchSession(router, queryClient, (_token, handlers) => {
      live.handlers = handlers;
      return () => {
        live.handlers = undefined;
      };
    }),
  );
  render(<App router={router} queryClient={queryClient} />);
  return { router, queryClient, live, href: () => router.state.location.href };
}

/** Leaves nothing of a test to the next one. */
export function tidyUp(): void {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    closeSnackbar();
    cleanup();
    sessionStore.current = null;
    sessionStore.ended = null;
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
