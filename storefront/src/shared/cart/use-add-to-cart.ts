import { useRouter } from '@tanstack/react-router';
import { newLine } from 'app-core/cart/lines';
import { useMemo } from 'react';
import { type ToastOptions, type Toasts, useToasts } from 'ui-kit/use-toasts';
import type { ShownProducto } from '../catalogue/shown-products.ts';
import { links } from '../links.ts';
import { isAuthenticated, sessionUserId } from '../session/session.ts';
import { addItem, cart, isLocked } from './cart.ts';

export const CART_MESSAGES = {
  anonymous: 'Debes registrarte para agregar productos al carrito.',
  tooFew: 'La cantidad debe ser mayor a 0.',
  tooMany: 'La cantidad máxima permitida es 1000 unidades.',
  added: 'Producto agregado al carrito!',
  removed: 'Producto eliminado del carrito!',
  emptied: 'Vaciaste el carrito.',
  locked: 'Tienes un pedido sin confirmar. Abre el carrito para terminarlo.',
} as const;

/** Milliseconds of a toast with an action: the longer of the document's two durations. */
export const ACTION_TOAST_MS = 5000;

/** Returns a function that adds a quantity of a product to the cart and shows the result as a toast. */
export function useAddToCart(): (producto: ShownProducto, cantidad: number) => void {
  const say = useCartToasts();
  const router = useRouter();
  const register = {
    label: 'Solicitar una cuenta',
    onClick: () => void router.navigate({ to: links.registro }),
  };
  return (producto, cantidad) => {
    if (!isAuthenticated()) return say.error(CART_MESSAGES.anonymous, ACTION_TOAST_MS, register);
    if (cantidad < 1) return say.error(CART_MESSAGES.tooFew, 3000);
    const item = newLine(producto);
    // The prices are loading; the card's button is busy meanwhile.
    if (!item) return;
    if (isLocked(cart.get().envio, sessionUserId())) return say.warning(CART_MESSAGES.locked, 5000);
    const added = addItem(item, cantidad);
    if (added < cantidad) say.warning(CART_MESSAGES.tooMany, 5000);
    else say.success(CART_MESSAGES.added, 2000);
  };
}

/** Returns a function that tells whether a pending order locks the cart. If so, it shows a toast. */
export function useRefusedByLock(): () => boolean {
  const toasts = useToasts();
  return () => {
    const locked = isLocked(cart.get().envio, sessionUserId());
    if (locked) toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
    return locked;
  };
}

type Kind = 'success' | 'error' | 'warning';
type Action = ToastOptions['action'];

let last: ReturnType<Toasts['success']> | undefined;

/** Toasts about the cart, one at a time: a new toast replaces the last and gets its full duration. */
export function useCartToasts(): Record<
  Kind,
  (message: string, duration: number, action?: Action) => void
> & {
  /** Closes the toast: the open cart shows the same, and the toast would cover its first line. */
  close: () => void;
} {
  const toasts = useToasts();
  return useMemo(() => {
    const close = () => {
      if (last !== undefined) toasts.close(last);
      last = undefined;
    };
    const say = (kind: Kind) => (message: string, duration: number, action?: Action) => {
      close();
      last = toasts[kind](message, { duration, ...(action && { action }) });
    };
    return { success: say('success'), error: say('error'), warning: say('warning'), close };
  }, [toasts]);
}
