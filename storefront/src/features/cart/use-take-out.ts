import { useToasts } from 'ui-kit/use-toasts';
import { cart, isLocked } from '../../shared/cart/cart.ts';
import { takeOut } from '../../shared/cart/take-out.ts';
import { CART_MESSAGES, TIME_TO_ACT } from '../../shared/cart/use-add-to-cart.ts';
import { useCartToasts } from '../../shared/cart/use-cart-toasts.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

/** Identifies the session: another session has other prices. */
const owner = () => isAuthenticated() && sessionUserId();

/** Returns a function that removes one product or all from the cart and shows a toast with undo. */
export function useTakeOut(): (message: string, productoId?: string) => void {
  const say = useCartToasts();
  const toasts = useToasts();
  return (message, productoId) => {
    const whose = owner();
    const putBack = takeOut(productoId);
    const undo = () => {
      if (isLocked(cart.get().envio, sessionUserId()))
        toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
      else if (owner() === whose) putBack();
    };
    say.warning(message, TIME_TO_ACT, { label: 'Deshacer', onClick: undo });
  };
}
