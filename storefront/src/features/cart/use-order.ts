import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, pedidosCreateMutation } from 'api-client/storefront';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { beginOrder, clearCart, dropOrder } from '../../shared/cart/cart.ts';
import { closeCart } from '../../shared/cart/cart-drawer.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';
import { applyChanges, noChanges, type OrderChanges } from './order-changes.ts';

/** The server may or may not have placed the order: its answer never came, or is not its own. */
const isUnknownOutcome = (error: unknown) =>
  !(error instanceof ApiError) || [0, 502, 504].includes(error.status) || error.code === 'DESCONOCIDO';

const LEAVE_AFTER = 2000;

/** From 'Realizar pedido' to the order's outcome. */
export function useOrder() {
  const [step, setStep] = useState<'idle' | 'asking' | 'cancelled'>('idle');
  const [changes, setChanges] = useState<OrderChanges>(noChanges);
  const create = useMutation({ ...pedidosCreateMutation(), meta: { ownErrors: true } });
  const toasts = useToasts();
  const navigate = useNavigate();

  const refuseVisitor = () => {
    toasts.error(CART_MESSAGES.anonymous);
    clearCart();
    closeCart();
    setStep('idle');
  };

  const fail = (error: unknown) => {
    console.error('Error al crear el pedido', error);
    // The key stays with the cart: sent again, it is the same order.
    if (isUnknownOutcome(error) || !(error instanceof ApiError)) return;
    dropOrder();
    if (error.code === 'PEDIDO_DESACTUALIZADO') setChanges(applyChanges(error));
    else if (error.status !== 401) toasts.error(error.message);
  };

  const confirm = async () => {
    const usuarioId = sessionUserId();
    if (!isAuthenticated() || usuarioId === null) return refuseVisitor();
    const { clave, detalles } = beginOrder(usuarioId);
    try {
      const { numero } = await create.mutateAsync({
        body: { usuarioId, detalles },
        headers: { 'Idempotency-Key': clave },
      });
      setChanges(noChanges);
      toasts.success(`Pedido confirmado. Es el n.º ${numero}: te contactaremos para coordinar el pago.`, {
        duration: 10_000,
      });
      clearCart();
      setTimeout(() => {
        closeCart();
        void navigate({ to: '/inicio' });
      }, LEAVE_AFTER);
    } catch (error) {
      fail(error);
    }
    setStep('idle');
  };

  return {
    step,
    changes,
    sending: create.isPending,
    ask: () => (isAuthenticated() ? setStep('asking') : refuseVisitor()),
    confirm: () => void (create.isPending || confirm()),
    cancel: () => setStep('cancelled'),
    close: () => setStep('idle'),
  };
}
