import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import type { Quantity } from 'app-core/cart/line';
import { useRef } from 'react';
import { cart, editLines } from '../../shared/cart/cart.ts';
import {
  ACTION_TOAST_MS,
  CART_MESSAGES,
  useCartToasts,
  useRefusedByLock,
} from '../../shared/cart/use-add-to-cart.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

/** Identifies the session: another session has other prices. */
const owner = () => isAuthenticated() && sessionUserId();

/** Returns a function that removes one product or all from the cart and shows a toast with undo. */
export function useTakeOut(): (message: string, productoId?: string) => void {
  const say = useCartToasts();
  const refusedByLock = useRefusedByLock();
  return (message, productoId) => {
    const whose = owner();
    const putBack = takeOut(productoId);
    const undo = () => {
      if (!refusedByLock() && owner() === whose) putBack();
    };
    say.warning(message, ACTION_TOAST_MS, { label: 'Deshacer', onClick: undo });
  };
}

/** Button below the lines: empties the cart, with undo. */
export function EmptyCart() {
  const takeOut = useTakeOut();
  const button = useRef<HTMLButtonElement>(null);
  const empty = () => {
    // The button disappears with the lines. Keep the focus in the cart.
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    takeOut(CART_MESSAGES.emptied);
  };
  return (
    <Button ref={button} color="secondary" startIcon={<DeleteOutlined />} onClick={empty} sx={{ ml: 'auto' }}>
      Vaciar carrito
    </Button>
  );
}

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
