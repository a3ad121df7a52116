import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PedidoConDetalles, Producto } from 'api-client/storefront';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { cart, isLocked } from '../cart/cart.ts';
import { openCart } from '../cart/cart-drawer.ts';
import { takeBack } from '../cart/fill-up.ts';
import { CART_MESSAGES } from '../cart/use-add-to-cart.ts';
import { currentProducts } from '../catalogue/current-products.ts';
import { sessionUserId } from '../session/session.ts';
import { allOf, type Repetition, repeatOrder, type Wanted } from './repeat-order.ts';
import { addedText } from './repeat-texts.ts';

interface Repeating {
  pedido_id: string;
  wanted: readonly Wanted[];
}

/** Milliseconds in which the user can undo. */
const UNDO_WITHIN = 8000;

/** Returns a function that adds an order, or a part, to the cart. Shows differences first, then opens the cart. */
export function useRepeatOrder() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [result, setResult] = useState<Repetition>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ wanted }: Repeating) =>
      currentProducts(
        queryClient,
        wanted.map(({ detalle }) => detalle.producto.producto_id),
      ),
    onSuccess: (productos, { wanted }) => fill(wanted, productos),
  });

  const fill = (wanted: readonly Wanted[], productos: readonly Producto[], onceMore = false) => {
    // Check again: another tab may have sent an order meanwhile.
    if (refusedByLock()) return;
    const repetition = repeatOrder(wanted, productos, onceMore);
    const { missing, repriced, capped, added, went } = repetition;
    if (!onceMore && missing.length + repriced.length > 0) return setResult(repetition);
    if (capped.length > 0) return setResult(repetition);
    if (added === 0) {
      const again = { label: 'Sumar otra vez', onClick: () => fill(wanted, productos, true) };
      toasts.info('Ya está todo en tu carrito.', { key: 'completo', duration: UNDO_WITHIN, action: again });
    } else {
      const undo = { label: 'Deshacer', onClick: () => refusedByLock() || takeBack(went) };
      toasts.success(addedText(repetition), { duration: UNDO_WITHIN, action: undo });
    }
    openCart();
  };

  const refusedByLock = () => {
    if (!isLocked(cart.get().envio, sessionUserId())) return false;
    toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
    return true;
  };

  return {
    repeat: (pedido: PedidoConDetalles, wanted: readonly Wanted[] = allOf(pedido)) => {
      if (!isPending && !refusedByLock()) mutate({ pedido_id: pedido.pedido_id, wanted });
    },
    /** Id of the order that is being repeated. */
    repeating: isPending ? variables.pedido_id : undefined,
    result,
    close: () => {
      if (cart.get().items.length > 0) openCart();
      setResult(undefined);
    },
  };
}
