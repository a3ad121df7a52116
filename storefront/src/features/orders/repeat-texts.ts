import type { Repetition } from './repeat-order.ts';

/** What went into the cart, and that nothing was thrown out for it. */
export function addedText({ added, joined }: Pick<Repetition, 'added' | 'joined'>): string {
  if (added === 0) return 'No agregamos nada al carrito.';
  const products = added === 1 ? '1 producto' : `${added} productos`;
  return joined
    ? `Sumamos ${products} a lo que ya tenías en el carrito.`
    : `Agregamos ${products} al carrito.`;
}
