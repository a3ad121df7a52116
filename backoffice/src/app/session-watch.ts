import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { openRealtime } from 'api-client/backoffice';
import { followSession } from 'app-core/session/follow-session';
import { tellUnsaved } from 'app-core/tell-unsaved';
import { closeToasts, notify } from 'ui-kit/notify';
import { takeOverCarritos } from '../shared/carritos/carritos.ts';
import { forgetProductos } from '../shared/carritos/known-productos.ts';
import { visitorKind } from '../shared/session/access.ts';
import { forgetBorradorOfOthers } from '../shared/session/borrador-key.ts';
import { forgetLoadedOfOthers, mayHaveEmpaques } from '../shared/session/empaques-key.ts';
import { mustEnrol, onEnrolment, putEnrolmentAway } from '../shared/session/enrolment.ts';
import { askPermisos, forgetPermisos, onPermisos } from '../shared/session/permisos.ts';
import { session } from '../shared/session/session-store.ts';
import { startRealtime } from './realtime.ts';

/**
 * Ties to the session what lives and dies with it: the live connection, the answers of the API, and which page may be
 * shown. Call once; returns a function that stops it. `open` is for tests.
 */
export function watchSession(
  router: AnyRouter,
  queryClient: QueryClient,
  open: typeof openRealtime = openRealtime,
): () => void {
  let closeRealtime = () => {};

  const begin = () => {
    if (visitorKind() !== 'staff') return;
    void askPermisos();
    const toOrder = (pedido_id: string) =>
      void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id } });
    closeRealtime = startRealtime(queryClient, toOrder, open);
    // What was packed without signal leaves from whichever page is open.
    if (mayHaveEmpaques()) {
      void import('../features/pedidos/empaque/sending.ts').then((it) => it.startSending(queryClient));
    }
  };

  const end = async () => {
    if (session.state.ended === 'other-tab') {
      notify('info', 'Cerraste la sesión en otra pestaña.', 'session');
    }
    await router.navigate({ to: '/login' });
    // Not before the screens are gone: they would ask again, without a token.
    queryClient.clear();
    forgetPermisos();
    forgetProductos('all');
    putEnrolmentAway();
  };

  // Led to the second factor, or back from it: what the server refused till then is asked for anew.
  const leaveEnrolment = onEnrolment(() => {
    if (!mustEnrol()) void queryClient.invalidateQueries();
    void router.invalidate();
  });
  // Another role: what is not theirs any more is forgotten, and the screen is looked at anew.
  const leavePermisos = onPermisos(() => {
    forgetLoadedOfOthers();
    void router.invalidate().then(() => {
      queryClient.removeQueries({ type: 'inactive' });
      return queryClient.invalidateQueries();
    });
  });
  const leaveAccount = session.onAccount((_, before) => {
    // What a toast says of the account before, and undoes of it, is not for the next one.
    if (before !== null) closeToasts();
  });
  const leaveUnsaved = tellUnsaved();
  takeOverCarritos();
  const disconnect = session.connect();
  forgetLoadedOfOthers();
  begin();
  const unfollow = followSession(session, (change) => {
    closeRealtime();
    closeRealtime = () => {};
    // Also while the password is asked for: an employee whose session was revoked keeps nothing.
    forgetLoadedOfOthers();
    // The screen stays as it is, under the question for the password (features/login).
    if (change === 'locked') return;
    forgetBorradorOfOthers();
    if (change === 'left') return void end();
    begin();
    // The same account goes on where it was, with what it has typed; another one finds nothing of the first.
    if (change === 'renewed') void queryClient.invalidateQueries();
    if (change === 'replaced') {
      forgetProductos('all');
      putEnrolmentAway();
      void queryClient.resetQueries();
    }
    // A login in another tab lets this one in as well.
    void router.invalidate();
  });
  return () => {
    unfollow();
    leaveAccount();
    leaveUnsaved();
    leaveEnrolment();
    leavePermisos();
    disconnect();
    closeRealtime();
  };
}
