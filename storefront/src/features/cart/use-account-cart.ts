import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { productsText } from '../../shared/cart/count-text.ts';
import { sessionUserId } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Synchronises a customer's cart with the account. Loads the code only for customers; the staff's cart stays local. */
export function useAccountCart(): void {
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
