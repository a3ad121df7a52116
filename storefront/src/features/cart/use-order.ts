import { useNavigate } from '@tanstack/react-router';
import { pedidosCreateMutation } from 'api-client/storefront';
import { usePlacing } from 'app-core/order/use-placing';
import { isSessionOver, isToldByPolicy } from 'app-core/queries/errors';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { clearCart } from '../../shared/cart/cart.ts';
import { closeCart } from '../../shared/cart/cart-drawer.ts';
import { beginOrder, dropOrder } from '../../shared/cart/order.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

const LEAVE_AFTER = 2000;

/** From 'Realizar pedido' to the order's outcome. */
export function useOrder() {
  const [step, setStep] = useState<'idle' | 'asking' | 'cancelled'>('idle');
  const [gone, setGone] = useState<readonly string[]>([]);
  const { sending, place, leave } = usePlacing(pedidosCreateMutation());
  const toasts = useToasts();
  const navigate = useNavigate();
  const leaveLater = useLeaveLater();

  const refuseVisitor = () => {
    toasts.error(CART_MESSAGES.anonymous);
    clearCart();
    closeCart();
    setStep('idle');
  };

  /** It stands: nothing of it is left to be done. */
  const done = () => {
    setGone([]);
    clearCart();
    leaveLater(() => {
      closeCart();
      return navigate({ to: '/inicio' });
    }, LEAVE_AFTER);
  };

  const confirm = async () => {
    const usuarioId = sessionUserId();
    if (!isAuthenticated() || usuarioId === null) return refuseVisitor();
    const { clave, detalles } = beginOrder(usuarioId);
    const order = { body: { usuarioId, detalles }, headers: { 'Idempotency-Key': clave } };
    await place(order, {
      placed: ({ numero }) => {
        toasts.success(`Pedido confirmado. Es el n.º ${numero}: te contactaremos para coordinar el pago.`, {
          duration: 10_000,
        });
        done();
      },
      refused: (error) => {
        // A cart that waits for its order's outcome stays as it was sent; only what the shop asks has changed since.
        if (error.code === 'CLAVE_REUTILIZADA') {
          toasts.warning(
            'Tu pedido ya nos había llegado, con los precios de entonces: está en Mis pedidos.',
            {
              duration: 10_000,
            },
          );
          return done();
        }
        setGone(dropOrder(error.details));
        // One for the token of before ended no session, and nobody else tells it.
        const told = isToldByPolicy(error) && !(isSessionOver(error) && isAuthenticated());
        if (error.code !== 'PEDIDO_DESACTUALIZADO' && !told) toasts.error(error.message);
      },
      // The key stays with the cart: sent again, it is the same order.
      unknown: (message) => void (message && toasts.error(message)),
    });
    setStep('idle');
  };

  return {
    step,
    /** Names of what could not be had any more and left the cart. */
    gone,
    sending,
    leave,
    ask: () => (isAuthenticated() ? setStep('asking') : refuseVisitor()),
    confirm: () => void (sending || confirm()),
    cancel: () => setStep('cancelled'),
    close: () => setStep('idle'),
  };
}
