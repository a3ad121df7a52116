import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusTitle } from 'ui-kit/focus-title';
import { cart } from '../../shared/cart/cart.ts';
import { forgetPrices } from '../../shared/cart/prices.ts';
import { answerEarlyClicks } from '../../shared/early-clicks.ts';
import { connectSession, isAuthenticated } from '../../shared/session/session.ts';

/**
 * What only a browser knows, from hydration on: session and cart out of storage, the place on the page for
 * eye and keyboard.
 */
export function BrowserState() {
  const router = useRouter();
  useEffect(() => connectSession(), []);
  useEffect(() => {
    const close = cart.open();
    // The session may have run out while nobody looked.
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
