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
 * The same call answers a visitor and a customer differently, under the same key. So whenever the session comes,
 * goes or changes, nothing that was fetched before counts: what is on screen is fetched again, the rest when it is
 * looked at, and guards are asked again.
 */
export const cacheFollowsSession = (
  router: { invalidate: () => Promise<void> },
  queryClient: QueryClient,
): (() => void) => {
  const stopAccount = session.onAccount((usuarioId, before) => {
    // What a toast says of the account before, and undoes of it, is not for the next one.
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
      // Who orders may do so where the signal goes next: all is there for it before it is asked for.
      actIsNear();
      // A visitor's answers may stand until the prices come. None is dropped: a part of the page that has not hydrated yet
      // must find what the server rendered it with.
      void queryClient.invalidateQueries();
    } else {
      // A customer's are nobody else's.
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
