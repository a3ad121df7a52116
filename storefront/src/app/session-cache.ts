import type { QueryClient } from '@tanstack/react-query';
import { followSession } from 'app-core/session/follow-session';
import { warnUnsaved } from 'app-core/warn-unsaved';
import { closeToasts } from 'ui-kit/notify';
import { actIsNear } from 'ui-kit/when-acted';
import { claimCart, forgetPrices } from '../shared/cart/cart.ts';
import { closeCart } from '../shared/cart/cart-drawer.ts';
import { forgetAnswers } from '../shared/offline/offline-use.ts';
import { session, sessionStore, sessionToken } from '../shared/session/session.ts';

/**
 * Refetches after each session change: the same call answers a visitor and a customer differently under the same key.
 * Visible data is fetched again at once, the rest when a page needs it. Route guards run again too.
 */
export const cacheFollowsSession = (
  router: { invalidate: () => Promise<void> },
  queryClient: QueryClient,
): (() => void) => {
  const stopAccount = session.onAccount((usuarioId, before) => {
    // Close toasts of the previous account: their undo buttons must not act for the next account.
    if (before !== null) {
      closeToasts();
      closeCart();
    }
    if (usuarioId !== null) claimCart(usuarioId);
  });
  const stopTelling = warnUnsaved();
  const stopLearning = followPricePermission(queryClient);
  const stopFollowing = followSession(session, async (change) => {
    if (change === 'came' || change === 'renewed') {
      // Load the ordering code now: a customer may lose the connection before ordering.
      actIsNear();
      // A visitor's answers may stay until the prices arrive. Keep all of them: a part of the page that has not
      // hydrated yet needs the data that the server rendered.
      void queryClient.invalidateQueries();
    } else {
      // Delete the customer's answers: no other user of this device may see them.
      forgetPrices();
      void forgetAnswers();
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
    }
    await router.invalidate();
  });
  return () => {
    stopAccount();
    stopTelling();
    stopLearning();
    stopFollowing();
  };
};

/** A product or a page of products, as any call returns it. */
interface Answer {
  precio?: number;
  producto_id?: string;
  productos?: readonly Answer[];
}

/**
 * Learns from answers about products whether the session may see prices: the server omits prices for roles without that
 * right. The newest answer wins. Fetches an answer again that another session or a visitor requested. Returns a function
 * that stops listening.
 */
function followPricePermission(queryClient: QueryClient): () => void {
  const tokens = new WeakMap<object, string | undefined>();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') tokens.set(query, sessionToken());
    if (action.type !== 'success' || action.manual || !tokens.has(query)) return;
    if (tokens.get(query) !== sessionToken()) {
      // A first request goes on during a login, and its answer has no prices.
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
      return;
    }
    if (!sessionToken()) return;
    const data = query.state.data as Answer | undefined;
    const [one] = data?.productos ?? [data];
    if (one?.producto_id) sessionStore.unpriced = one.precio === undefined;
  });
}
