import { productsText } from '../cart/count-text.ts';
import type { Repetition } from './repeat-order.ts';

/** Returns the message about the added products. If the cart was not empty, the message says that its content stays. */
export function addedText({ added, held, joined }: Pick<Repetition, 'added' | 'held' | 'joined'>): string {
  if (added === 0)
    return held > 0 ? 'Lo que se puede repetir ya está en tu carrito.' : 'No agregamos nada al carrito.';
  const products = productsText(added);
  return joined
    ? `Sumamos ${products} a lo que ya tenías en el carrito.`
    : `Agregamos ${products} al carrito.`;
}
