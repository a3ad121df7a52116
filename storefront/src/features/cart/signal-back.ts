import { allLines, cart } from '../../shared/cart/cart.ts';

/** Calls `tell` with the number of products when the cart changed offline. Returns a function that stops listening. */
export function followSignal(tell: (products: number) => void): () => void {
  let before: string | undefined;
  const seen = () =>
    JSON.stringify(allLines(cart.get()).map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const gone = () => {
    before = seen();
  };
  const back = () => {
    const products = allLines(cart.get()).length;
    if (before !== undefined && before !== seen() && products > 0) tell(products);
    before = undefined;
  };
  if (!navigator.onLine) gone();
  window.addEventListener('offline', gone);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', gone);
    window.removeEventListener('online', back);
  };
}
