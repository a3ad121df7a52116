import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusTitle } from 'ui-kit/focus-title';
import { cart } from '../../shared/cart/cart.ts';
import { forgetPrices } from '../../shared/cart/prices.ts';
import { answerEarlyClicks } from '../../shared/early-clicks.ts';
import { connectSession, isAuthenticated } from '../../shared/session/session.ts';

/** Connects browser-only state after hydration: session and cart from storage, scroll position and focus on navigation. */
export function BrowserState() {
  const router = useRouter();
  useEffect(() => connectSession(), []);
  useEffect(() => {
    const close = cart.open();
    // The session may have expired while the page was closed.
    if (!isAuthenticated()) forgetPrices();
    return close;
  }, []);
  useEffect(answerEarlyClicks, []);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) window.scrollTo(0, 0);
      }),
    [router],
  );
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusTitle();
      }),
    [router],
  );
  return null;
}
