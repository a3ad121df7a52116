import { allLines, cart } from './cart.ts';
import type { WantedItem } from './fill-up.ts';

/** Whether the cart holds at least so many of each of these. */
export function useHeld(wanted: readonly WantedItem[]): boolean {
  const held = cart.usePart((now) =>
    wanted.every(({ item, cantidad }) =>
      allLines(now).some((line) => line.producto_id === item.producto_id && line.cantidad >= cantidad),
    ),
  );
  return wanted.length > 0 && held;
}
