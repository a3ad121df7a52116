import type { GoneLine } from 'app-core/cart/line';
import { broughtUpToDate, type RefusedLine } from 'app-core/cart/lines';
import { attemptOf, type SentOrder } from 'app-core/order/attempt';
import { type Cart, cart, editItems } from './cart.ts';

/** Returns the pending order of this cart, or starts one with a new key. */
export function beginOrder(usuarioId: string): SentOrder {
  const begin = ({ envio, items, nota }: Cart) => attemptOf(envio, usuarioId, items, nota);
  cart.change((now) => ({ ...now, envio: begin(now) }));
  // Returns the attempt that was just stored: the same content has the same key.
  return begin(cart.get());
}

/** Unlocks the cart after an order that the server will not place. */
export const releaseOrder = (clave: string): void =>
  cart.change((now) => {
    const { envio, ...rest } = now;
    return envio?.clave === clave ? rest : now;
  });

/** Drops the refused order and updates the cart. Returns the lines that became unavailable. */
export function dropOrder(details: readonly RefusedLine[] = []): GoneLine[] {
  let gone: GoneLine[] = [];
  editItems((items) => {
    const now = broughtUpToDate(items, details);
    gone = now.gone;
    return now.lines;
  });
  return gone;
}
