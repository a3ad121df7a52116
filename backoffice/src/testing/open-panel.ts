import { createMemoryHistory } from '@tanstack/react-router';
import { configureApi } from 'api-client/backoffice';
import type { RealtimeHandlers } from 'api-client/backoffice-realtime';
import { closeToasts } from 'ui-kit/notify';
import { createPanelQueries } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { watchSession } from '../app/session-watch.ts';
import { forgetProductos } from '../shared/carritos/known-productos.ts';
import { currentToken, endSession, session, sessionStore, tokenToSend } from '../shared/session/access.ts';
import { closeEnrolment, endEnrolment } from '../shared/session/enrolment.ts';

const environment = { shopName: 'Tierra Llana', storefrontUrl: 'http://tienda.test', kit: true };

/** Clears the session in memory and storage. */
export function forgetSession(): void {
  endSession();
  sessionStore.ended = null;
}

/**
 * Opens the panel with its real router, queries and session, and a fake socket, whose events come from
 * `live`. `close` cleans up.
 */
export function openPanel(path: string) {
  configureApi({
    ...{ token: currentToken, tokenToSend, account: session.userId },
    serverUrl: 'http://tienda.test/api',
  });
  const queryClient = createPanelQueries();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, environment }, history);

  const live: { handlers: RealtimeHandlers | undefined } = { handlers: undefined };
  const unwatch = watchSession(router, queryClient, (_token, handlers) => {
    live.handlers = handlers;
    return () => {
      live.handlers = undefined;
    };
  });
  const close = () => {
    unwatch();
    closeToasts();
    queryClient.clear();
    forgetProductos('all');
    endEnrolment();
    closeEnrolment();
    forgetSession();
  };
  return { router, queryClient, live, close };
}
