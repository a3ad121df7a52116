/** Removes lines from the cart and restores them in their places. */
import type { Quantity } from 'app-core/cart/line';
import { cart, editLines } from './cart.ts';

/** Merges the removed lines back into their places; lines still in the cart keep their current state. */
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

/** Removes one product, or all with the order's note. Returns a function that restores them. */
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
