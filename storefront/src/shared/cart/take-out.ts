/** Lines that leave the cart, and the way back to where they stood. */
import type { Quantity } from 'app-core/cart/line';
import { cart, editLines } from './cart.ts';

/** What left stands where it stood; what is in the cart by now stays as it is. */
function putBack<L extends Quantity>(
  now: readonly L[],
  before: readonly L[],
  left: ReadonlySet<string>,
): L[] {
  const still = new Map(now.map((line) => [line.producto_id, line]));
  const known = new Set(before.map(({ producto_id }) => producto_id));
  return [
    ...before.flatMap((line) => still.get(line.producto_id) ?? (left.has(line.producto_id) ? line : [])),
    ...now.filter(({ producto_id }) => !known.has(producto_id)),
  ];
}

/** Takes one product out of the cart, or all of them, with what was written of all of it. Answers how to have them back. */
export function takeOut(productoId?: string): () => void {
  const before = cart.get();
  const all = [...before.items, ...(before.unpriced ?? [])].map(({ producto_id }) => producto_id);
  const left = new Set(all.filter((id) => productoId === undefined || id === productoId));
  editLines((lines) => lines.filter(({ producto_id }) => !left.has(producto_id)));
  if (left.size === all.length) cart.change((now) => ({ ...now, nota: undefined }));
  return () =>
    cart.change(({ envio: _, items, unpriced = [], nota = before.nota, ...rest }) => {
      const waiting = putBack(unpriced, before.unpriced ?? [], left);
      return {
        ...rest,
        ...(nota && { nota }),
        items: putBack(items, before.items, left),
        ...(waiting.length > 0 && { unpriced: waiting }),
      };
    });
}
