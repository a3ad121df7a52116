import { allLines, cart } from '../../shared/cart/cart.ts';

/** Tells, once the signal is back, that the cart was filled or changed without it: how many products it holds. */
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
