import { allLines, cart } from './cart.ts';
import type { WantedItem } from './fill-up.ts';

/** True if the cart holds at least these quantities. */
export function useHeld(wanted: readonly WantedItem[]): boolean {
  const held = cart.usePart((now) =>
    wanted.every(({ item, cantidad }) =>
      allLines(now).some((line) => line.producto_id === item.producto_id && line.cantidad >= cantidad),
    ),
  );
  return wanted.length > 0 && held;
}
