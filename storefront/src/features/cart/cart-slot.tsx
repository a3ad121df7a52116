import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { cartIsReady, closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { useCartToasts } from '../../shared/cart/use-cart-toasts.ts';
import type { CartPanelProps } from './cart-panel.tsx';
import { useAccountCart } from './use-account-cart.ts';

const panel = lateView(async () => (await import('./cart-panel.tsx')).CartPanel, 'when-wanted');

/** Loads the cart's code when the cart first opens. Shows an error if that fails. */
function useCartPanel(wanted: boolean) {
  const toasts = useToasts();
  const missing = useCallback(() => {
    closeCart();
    // Many browsers do not try a failed import again until the page reloads.
    toasts.error('No pudimos abrir el carrito. Recarga la página e intenta de nuevo.', { key: 'carrito' });
  }, [toasts]);
  const View = useLateView(panel, wanted, missing);
  useEffect(() => {
    if (View) cartIsReady();
  }, [View]);
  return View;
}

/** The cart's place in every page. The cart closes when the page changes. */
export function CartSlot({ staffOrder }: CartPanelProps) {
  const open = useCartOpen();
  const View = useCartPanel(open);
  useBackCloses(open, closeCart);
  const toasts = useCartToasts();
  useAccountCart();
  const pathname = useLocation({ select: (location) => location.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    closeCart();
  }, [pathname]);

  useEffect(() => {
    if (open) toasts.close();
  }, [open, toasts]);

  return View ? <View staffOrder={staffOrder} /> : null;
}
