import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { productsText } from '../../shared/cart/cart.ts';
import { cartIsReady, closeCart, openCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { useCartToasts } from '../../shared/cart/use-add-to-cart.ts';
import { sessionUserId, useSession } from '../../shared/session/session.ts';
import type { CartPanelProps } from './cart-panel.tsx';

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

/** Synchronises a customer's cart with the account. Loads the code only for customers; the staff's cart stays local. */
function useAccountCart(): void {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { authenticated, seesPrices, isStaff } = useSession();
  const usuarioId = authenticated ? sessionUserId() : null;
  const follows = seesPrices && !isStaff;
  useEffect(() => {
    if (usuarioId === null || !follows) return;
    /** Products that the customer added offline are not ordered by themselves: offer the cart. */
    const offerCart = (products: number) =>
      toasts.info(`Volvió la señal. Tu carrito tiene ${productsText(products)} y todavía no se envió.`, {
        duration: 10_000,
        key: 'senal',
        action: { label: 'Ver carrito', onClick: openCart },
      });
    let left = false;
    let stop = () => {};
    void Promise.all([import('./follow-account.ts'), import('./signal-back.ts')]).then(
      ([{ followAccount }, { followSignal }]) => {
        if (left) return;
        const stops = [followAccount(queryClient, usuarioId), followSignal(offerCart)];
        stop = () => {
          for (const each of stops) each();
        };
      },
      // Without this code the cart stays on this device.
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, [queryClient, toasts, usuarioId, follows]);
}
