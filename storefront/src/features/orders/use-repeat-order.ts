import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PedidoConDetalles } from 'api-client/storefront';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { cart, isLocked } from '../../shared/cart/cart.ts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { sessionUserId } from '../../shared/session/session.ts';
import { currentProducts } from './queries.ts';
import { type Repetition, repeatOrder } from './repeat-order.ts';
import { addedText } from './repeat-texts.ts';

/** Puts an order into the cart once more. What is not as it was is shown first; then the cart opens. */
export function useRepeatOrder() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [result, setResult] = useState<Repetition>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ detalles }: PedidoConDetalles) =>
      currentProducts(
        queryClient,
        detalles.map(({ producto }) => producto.producto_id),
      ),
    onSuccess: (productos, pedido) => {
      // Asked again: an order may have been sent meanwhile, in another tab.
      if (refusedByLock()) return;
      const repetition = repeatOrder(pedido, productos);
      const { missing, repriced, capped } = repetition;
      if (missing.length + repriced.length + capped.length > 0) return setResult(repetition);
      toasts.success(addedText(repetition), { duration: 3000 });
      openCart();
    },
  });

  const refusedByLock = () => {
    if (!isLocked(cart.get().envio, sessionUserId())) return false;
    toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
    return true;
  };

  return {
    repeat: (pedido: PedidoConDetalles) => {
      if (!isPending && !refusedByLock()) mutate(pedido);
    },
    /** The order that is being repeated. */
    repeating: isPending ? variables.pedido_id : undefined,
    result,
    close: () => {
      if (cart.get().items.length > 0) openCart();
      setResult(undefined);
    },
  };
}
