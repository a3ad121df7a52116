import { useLocation } from '@tanstack/react-router';
import { useBackCloses } from 'app-core/routing/back-closes';
import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { cartIsReady, closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { useCartToasts } from '../../shared/cart/use-cart-toasts.ts';
import type { CartPanelProps } from './cart-panel.tsx';

/** The cart's code, from when it is first opened on. One that can't be had is said, and the page stays. */
function useCartPanel(wanted: boolean) {
  const [panel, setPanel] = useState<{ View: ComponentType<CartPanelProps> }>();
  const toasts = useToasts();
  useEffect(() => {
    if (!wanted || panel) return;
    import('./cart-panel.tsx').then(
      ({ CartPanel }) => {
        setPanel({ View: CartPanel });
        cartIsReady();
      },
      () => {
        closeCart();
        // Many browsers remember what could not be had for as long as the page stands.
        toasts.error('No pudimos abrir el carrito. Recarga la página e intenta de nuevo.', {
          key: 'carrito',
        });
      },
    );
  }, [wanted, panel, toasts]);
  return panel?.View;
}

/** The cart's place in every page. Its code comes when it is first opened, and it closes when the page changes. */
export function CartSlot({ staffOrder }: CartPanelProps) {
  const open = useCartOpen();
  const View = useCartPanel(open);
  useBackCloses(open, closeCart);
  const toasts = useCartToasts();
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
