/** What the customer wants to order; empty on the server and until the page has hydrated. */
import {
  attempt,
  type CartLine,
  type FollowedCart,
  followed,
  lines,
  nota,
  type OrderAttempt,
  type Quantity,
  type UnpricedLine,
  unpricedLines,
} from 'app-core/cart/line';
import { addLine, type NewLine, withQuantity } from 'app-core/cart/lines';
import { storedStore } from 'app-core/stored-store';
import * as v from 'valibot';

export interface Cart {
  items: CartLine[];
  /** Of a session that is over: their prices left with it, and come with the next one. */
  unpriced?: UnpricedLine[] | undefined;
  /** What the customer writes to the house with the order. */
  nota?: string | undefined;
  /** The order whose outcome is not known yet. */
  envio?: OrderAttempt | undefined;
  /** Whose it is: kept while nobody is logged in, too. */
  cuenta?: FollowedCart | undefined;
}

/** What stands in local storage under `cart`; at first it was a bare list. */
const shape = v.pipe(
  v.unknown(),
  v.transform((found) => (Array.isArray(found) ? { items: found } : (found ?? {}))),
  v.object({
    items: lines,
    unpriced: v.optional(unpricedLines),
    nota,
    envio: v.fallback(v.optional(attempt), undefined),
    cuenta: v.fallback(v.optional(followed), undefined),
  }),
);

export const cart = storedStore<Cart>('cart', shape, { items: [] });

/** All that is in it, whether its price is known or not. */
export const allLines = ({ items, unpriced = [] }: Cart): readonly UnpricedLine[] => [...items, ...unpriced];

/** How many of a product are in it, for a component. */
export const useInCart = (productoId: string): number =>
  cart.usePart((now) => allLines(now).find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0);

/** A cart that is edited is no longer the one that was sent, perhaps by somebody else. */
export const editItems = (edit: (items: CartLine[]) => CartLine[]): void =>
  cart.change(({ envio: _, items, ...rest }) => ({ ...rest, items: dated(edit(items), items) }));

/** What is put there knows when that was; of what an older version put there nobody does. */
function dated(lines: CartLine[], before: readonly CartLine[]): CartLine[] {
  const undated = new Set(before.filter((one) => !one.puesta_en).map(({ producto_id }) => producto_id));
  const puesta_en = new Date().toISOString();
  return lines.map((line) =>
    line.puesta_en || undated.has(line.producto_id) ? line : { ...line, puesta_en },
  );
}

export const editLines = (edit: <L extends Quantity>(lines: L[]) => L[]): void =>
  cart.change(({ envio: _, items, unpriced, ...rest }) => ({
    ...rest,
    items: edit(items),
    ...(unpriced && { unpriced: edit(unpriced) }),
  }));

/** While the outcome of a customer's order is not known, their cart must stay as it was sent. */
export const isLocked = (envio: OrderAttempt | undefined, usuarioId: string | null): boolean =>
  envio !== undefined && envio.usuarioId === usuarioId;

/** Raises the quantity of a product, up to 1000; answers how many went in. The price is today's. */
export function addItem(product: NewLine, cantidad: number): number {
  let went = 0;
  editItems((items) => {
    const { lines: more, added } = addLine(items, product, cantidad);
    went = added;
    return more;
  });
  return went;
}

/** Takes an integer from 1 to 1000; anything else is ignored. */
export const setQuantity = (productoId: string, cantidad: number): void =>
  editLines((lines) => withQuantity(lines, productoId, cantidad));

/** Nothing of it is left on this device. */
export const clearCart = (): void => cart.set({ items: [] });

/**
 * Empties the cart after its order. The server took the ordered products and the note out of the account's cart, so this
 * browser forgets them too. Otherwise the same quantities, added again at once, would not count as a change, and the
 * account's empty cart would replace them.
 */
export const emptyCart = (): void =>
  cart.change(({ items, nota, cuenta }) => {
    if (!cuenta) return { items: [] };
    const ordered = new Set(items.map(({ producto_id }) => producto_id));
    const lineas = cuenta.lineas.filter(({ producto_id }) => !ordered.has(producto_id));
    const known = cuenta.nota?.texto === nota ? undefined : cuenta.nota;
    return { items: [], cuenta: { ...cuenta, lineas, nota: known } };
  });

/**
 * Makes the cart this account's, before its first change reaches the server. A cart of another account is dropped here:
 * its owner finds it in their account.
 */
export const claimCart = (usuarioId: string): void =>
  cart.change((now) => {
    if (now.cuenta && !isOfAnother(now, usuarioId)) return now;
    const cuenta = { usuarioId, lineas: [] };
    return now.cuenta ? { items: [], cuenta } : { ...now, cuenta };
  });

export const isOfAnother = ({ cuenta }: Cart, usuarioId: string): boolean =>
  cuenta !== undefined && cuenta.usuarioId !== usuarioId;
