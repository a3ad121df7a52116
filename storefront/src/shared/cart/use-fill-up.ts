import { useToasts } from 'ui-kit/use-toasts';
import { allLines, cart, productsText } from './cart.ts';
import { fillUp, removeAdded, type WantedItem } from './fill-up.ts';
import { useRefusedByLock } from './use-add-to-cart.ts';

/** Returns a function that raises the cart to these quantities and shows a toast with undo. */
export function useFillUp(): (wanted: readonly WantedItem[]) => void {
  const toasts = useToasts();
  const refused = useRefusedByLock();
  return (wanted) => {
    if (refused()) return;
    const added = fillUp(wanted);
    if (added.length === 0) return void toasts.info('Ya está todo en tu carrito.', { key: 'completo' });
    toasts.success(`Agregamos ${productsText(added.length)} al carrito.`, {
      duration: 8000,
      action: { label: 'Deshacer', onClick: () => refused() || removeAdded(added) },
    });
  };
}

/** True if the cart holds at least these quantities. */
export function useIsInCart(wanted: readonly WantedItem[]): boolean {
  const held = cart.usePart((now) =>
    wanted.every(({ item, cantidad }) =>
      allLines(now).some((line) => line.producto_id === item.producto_id && line.cantidad >= cantidad),
    ),
  );
  return wanted.length > 0 && held;
}
