import type { GoneLine } from 'app-core/cart/line';
import { broughtUpToDate, type RefusedLine } from 'app-core/cart/lines';
import { attemptOf, type SentOrder } from 'app-core/order/attempt';
import { type Cart, cart, editItems } from './cart.ts';

/** The order that is about to be sent, or the one whose outcome is still open. */
export function beginOrder(usuarioId: string): SentOrder {
  const begin = ({ envio, items, nota }: Cart) => attemptOf(envio, usuarioId, items, nota);
  cart.change((now) => ({ ...now, envio: begin(now) }));
  // The one that was just begun: the same content has the same key.
  return begin(cart.get());
}

/** Nothing came of the order with this key, and nothing will: the cart may change again. */
export const releaseOrder = (clave: string): void =>
  cart.change((now) => {
    const { envio, ...rest } = now;
    return envio?.clave === clave ? rest : now;
  });

/** The server refused: nothing was placed. What it no longer has leaves the cart, and is answered. */
export function dropOrder(details: readonly RefusedLine[] = []): GoneLine[] {
  let gone: GoneLine[] = [];
  editItems((items) => {
    const now = broughtUpToDate(items, details);
    gone = now.gone;
    return now.lines;
  });
  return gone;
}
