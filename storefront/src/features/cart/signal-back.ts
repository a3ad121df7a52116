import { allLines, cart } from '../../shared/cart/cart.ts';

/** Calls `tell` with the number of products when the cart changed offline. Returns a function that stops listening. */
export function followSignal(tell: (products: number) => void): () => void {
  let before: string | undefined;
  const snapshot = () =>
    JSON.stringify(allLines(cart.get()).map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const onOffline = () => {
    before = snapshot();
  };
  const onOnline = () => {
    const products = allLines(cart.get()).length;
    if (before !== undefined && before !== snapshot() && products > 0) tell(products);
    before = undefined;
  };
  if (!navigator.onLine) onOffline();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
