/** Products that the customer wants to order. Empty on the server and before hydration. */

import type { Producto } from 'api-client/storefront';
import {
  type CartLine,
  type FollowedCart,
  followedCart,
  lines,
  nota,
  type OrderAttempt,
  orderAttempt,
  type Quantity,
  type UnavailableLine,
  type UnpricedLine,
  unavailableLine,
  unpricedLines,
} from 'app-core/cart/line';
import { addLine, type NewLine, newLine, withQuantity } from 'app-core/cart/lines';
import { storedStore } from 'app-core/stored-store';
import { wholeText } from 'ui-kit/whole-text';
import * as v from 'valibot';

export interface Cart {
  items: CartLine[];
  /** Lines of an ended session: their prices were deleted and load with the next session. */
  unpriced?: UnpricedLine[] | undefined;
  /** The customer's note on the whole order. */
  nota?: string | undefined;
  /** The order whose outcome is unknown. */
  envio?: OrderAttempt | undefined;
  /** Account that the cart follows; also kept after a logout. */
  cuenta?: FollowedCart | undefined;
}

/** Shape in local storage under `cart`. The first version was a bare list. */
const shape = v.pipe(
  v.unknown(),
  v.transform((found) => (Array.isArray(found) ? { items: found } : (found ?? {}))),
  v.object({
    items: lines,
    unpriced: v.optional(unpricedLines),
    nota,
    envio: v.fallback(v.optional(orderAttempt), undefined),
    cuenta: v.fallback(v.optional(followedCart), undefined),
  }),
);

export const cart = storedStore<Cart>('cart', shape, { items: [] });

/** Returns all lines, with and without prices. */
export const allLines = ({ items, unpriced = [] }: Cart): readonly UnpricedLine[] => [...items, ...unpriced];

export const useInCart = (productoId: string): number =>
  cart.usePart((now) => allLines(now).find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0);

/** Edits the lines and drops the pending order, since the cart no longer equals what was sent. */
export const editItems = (edit: (items: CartLine[]) => CartLine[]): void =>
  cart.change(({ envio: _, items, ...rest }) => ({ ...rest, items: dated(edit(items), items) }));

/** Sets the date of adding on new lines. Undated lines of an older version stay undated. */
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

/** True while the outcome of this customer's order is unknown: the cart must not change. */
export const isLocked = (envio: OrderAttempt | undefined, usuarioId: string | null): boolean =>
  envio !== undefined && envio.usuarioId === usuarioId;

/** Adds a quantity of a product, up to 1000 in total, at today's price. Returns the quantity that was added. */
export function addItem(product: NewLine, cantidad: number): number {
  let went = 0;
  editItems((items) => {
    const { lines: more, added } = addLine(items, product, cantidad);
    went = added;
    return more;
  });
  return went;
}

/** Sets a quantity; ignores all but integers from 1 to 1000. */
export const setQuantity = (productoId: string, cantidad: number): void =>
  editLines((lines) => withQuantity(lines, productoId, cantidad));

/** Deletes the cart from this device. */
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
 * Assigns the cart to this account before its first change reaches the server. Deletes another account's cart from this
 * device; its owner finds the cart in the account.
 */
export const claimCart = (usuarioId: string): void =>
  cart.change((now) => {
    if (now.cuenta && !belongsToOther(now, usuarioId)) return now;
    const cuenta = { usuarioId, lineas: [] };
    return now.cuenta ? { items: [], cuenta } : { ...now, cuenta };
  });

export const belongsToOther = ({ cuenta }: Cart, usuarioId: string): boolean =>
  cuenta !== undefined && cuenta.usuarioId !== usuarioId;

/** Deletes all prices at the end of a session. Keeps the lines and the key of a pending order. */
export function forgetPrices(): void {
  const { items, envio } = cart.get();
  if (items.length === 0 && envio?.detalles === undefined) return;
  cart.change(({ items, unpriced = [], envio, cuenta, nota }) => ({
    items: [],
    unpriced: items.reduce<UnpricedLine[]>(withUnpriced, unpriced),
    ...(envio && { envio: { clave: envio.clave, usuarioId: envio.usuarioId } }),
    ...(cuenta && { cuenta }),
    ...(nota && { nota }),
  }));
}

const withUnpriced = (all: UnpricedLine[], line: CartLine): UnpricedLine[] => {
  const { producto_id, nombre, cantidad, imagenes, categoria, nota } = line;
  const unpriced = { producto_id, nombre, imagenes, categoria, ...(nota && { nota }) };
  return addLine<Omit<UnpricedLine, 'cantidad'>>(all, unpriced, cantidad).lines;
};

/** Adds today's prices to the lines of the last session. Returns the lines that became unavailable. */
export function receivePrices(ids: readonly string[], productos: readonly Producto[]): UnavailableLine[] {
  const gone: UnavailableLine[] = [];
  cart.change(({ items, unpriced = [], ...rest }) => {
    const arriving = unpriced.filter(({ producto_id }) => ids.includes(producto_id));
    const left = unpriced.filter((line) => !arriving.includes(line));
    let now = items;
    for (const { producto_id, nombre, cantidad, nota } of arriving) {
      const producto = productos.find((one) => one.producto_id === producto_id);
      const line = producto?.disponible ? newLine(producto) : undefined;
      if (line) now = addLine(now, { ...line, ...(nota && { nota }) }, cantidad).lines;
      else gone.push(unavailableLine({ producto_id, nombre }, producto !== undefined));
    }
    return { ...rest, items: now, ...(left.length > 0 && { unpriced: left }) };
  });
  return gone;
}

export const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${wholeText(count)} productos`;
