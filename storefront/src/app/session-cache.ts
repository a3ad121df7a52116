import type { QueryClient } from '@tanstack/react-query';
import { followSession } from 'app-core/session/follow-session';
import { tellUnsaved } from 'app-core/tell-unsaved';
import { closeToasts } from 'ui-kit/notify';
import { actIsNear } from 'ui-kit/when-acted';
import { claimCart } from '../shared/cart/cart.ts';
import { closeCart } from '../shared/cart/cart-drawer.ts';
import { forgetPrices } from '../shared/cart/prices.ts';
import { forgetAnswers } from '../shared/offline/kept-here.ts';
import { session } from '../shared/session/session.ts';
import { learnWhoSeesPrices } from './unpriced.ts';

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
  const stopTelling = tellUnsaved();
  const stopLearning = learnWhoSeesPrices(queryClient);
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
