import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { productsText } from '../../shared/cart/count-text.ts';
import { sessionUserId } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The cart follows the account of a customer, by code that nobody else asks for. The staff's stays on its device. */
export function useAccountCart(): void {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { authenticated, seesPrices, isStaff } = useSession();
  const usuarioId = authenticated ? sessionUserId() : null;
  const follows = seesPrices && !isStaff;
  useEffect(() => {
    if (usuarioId === null || !follows) return;
    /** What was put in where there was no signal is sent by whoever put it there. */
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
      // Without them the cart is this device's, as it was.
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, [queryClient, toasts, usuarioId, follows]);
}
