import { broughtUpToDate, type RefusedLine } from 'app-core/cart/lines';
import { attemptOf, type SentOrder } from 'app-core/order/attempt';
import { type Cart, cart, editItems } from './cart.ts';

/** The order that is about to be sent, or the one whose outcome is still open. */
export function beginOrder(usuarioId: string): SentOrder {
  const begin = ({ envio, items }: Cart) => attemptOf(envio, usuarioId, items);
  cart.change((now) => ({ ...now, envio: begin(now) }));
  // The one that was just begun: the same content has the same key.
  return begin(cart.get());
}

/** The server refused: nothing was placed. Names of what it no longer has, which leaves the cart. */
export function dropOrder(details: readonly RefusedLine[] = []): string[] {
  let gone: string[] = [];
  editItems((items) => {
    const now = broughtUpToDate(items, details);
    gone = now.gone;
    return now.lines;
  });
  return gone;
}
