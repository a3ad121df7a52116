import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { followSession } from 'app-core/session/follow-session';
import { warnUnsaved } from 'app-core/warn-unsaved';
import { closeToasts, notify } from 'ui-kit/notify';
import { migrateCarritos } from '../shared/carritos/carritos.ts';
import { forgetProductos } from '../shared/carritos/known-productos.ts';
import { session, visitorKind } from '../shared/session/access.ts';
import { closeEnrolment, mustEnrol, onEnrolment } from '../shared/session/enrolment.ts';
import { forgetPermisos, loadPermisos, onPermisos } from '../shared/session/permisos.ts';
import {
  forgetBorradorOfOthers,
  forgetLoadedOfOthers,
  mayHaveEmpaques,
} from '../shared/session/stored-work.ts';
import { type OpenRealtime, openRealtimeLate, startRealtime } from './realtime.ts';

/**
 * Ties the live connection, the cached responses and the route guards to the session. Call once; returns a
 * function that stops it. `open` is for tests.
 */
export function watchSession(
  router: AnyRouter,
  queryClient: QueryClient,
  open: OpenRealtime = openRealtimeLate,
): () => void {
  let closeRealtime = () => {};

  const begin = () => {
    if (visitorKind() !== 'staff') return;
    void loadPermisos();
    const toOrder = (pedido_id: string) =>
      void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id } });
    closeRealtime = startRealtime(queryClient, toOrder, open);
    // Sends offline packings from any page.
    if (mayHaveEmpaques()) {
      void import('../features/pedidos/empaque/sending.ts').then((it) => it.startSending(queryClient));
    }
  };

  const end = async () => {
    if (session.state.ended === 'other-tab') {
      notify('info', 'Cerraste la sesión en otra pestaña.', 'session');
    }
    await router.navigate({ to: '/login' });
    // Only after the pages are unmounted: they would request again without a token.
    queryClient.clear();
    forgetPermisos();
    forgetProductos('all');
    closeEnrolment();
  };

  // The second factor was demanded or set up: repeat the refused requests.
  const leaveEnrolment = onEnrolment(() => {
    if (!mustEnrol()) void queryClient.invalidateQueries();
    void router.invalidate();
  });
  // Another role: drop data that it may not see, and run the guards again.
  const leavePermisos = onPermisos(() => {
    forgetLoadedOfOthers();
    void router.invalidate().then(() => {
      queryClient.removeQueries({ type: 'inactive' });
      return queryClient.invalidateQueries();
    });
  });
  const leaveAccount = session.onAccount((_, before) => {
    // A toast's text and undo must not reach the next account.
    if (before !== null) closeToasts();
  });
  const leaveUnsaved = warnUnsaved();
  migrateCarritos();
  const disconnect = session.connect();
  forgetLoadedOfOthers();
  begin();
  const unfollow = followSession(session, (change) => {
    closeRealtime();
    closeRealtime = () => {};
    // Also while the password is asked for: an employee with a revoked session keeps nothing.
    forgetLoadedOfOthers();
    // The page stays below the password dialog (features/login).
    if (change === 'locked') return;
    forgetBorradorOfOthers();
    if (change === 'left') return void end();
    begin();
    // The same account continues with its drafts; another account must not see them.
    if (change === 'renewed') void queryClient.invalidateQueries();
    if (change === 'replaced') {
      forgetProductos('all');
      closeEnrolment();
      void queryClient.resetQueries();
    }
    // A login in another tab counts here too.
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
