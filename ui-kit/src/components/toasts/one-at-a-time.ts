import type { ToastKey, ToastOrder, ToastScreen } from './toasts.ts';

/**
 * Shows one toast at a time on `screen`, for phones. A newer toast replaces an older one, but errors stay for their
 * full time. A `live` toast, about another person's action, waits for its turn and can be replaced. Returns the screen
 * and `ended`; call it with the key of each toast that disappeared.
 */
export function oneAtATime(screen: ToastScreen): ToastScreen & { ended: (key: ToastKey) => void } {
  let current: ToastOrder | undefined;
  let waiting: ToastOrder[] = [];
  const put = (order: ToastOrder | undefined) => {
    current = order;
    if (order) screen.show(order);
  };
  const ended = (key: ToastKey) => {
    if (current?.key === key) put(waiting.shift());
  };
  return {
    show: (order) => {
      if (order.once && [current, ...waiting].some((one) => one?.key === order.key)) return;
      if (!current) return put(order);
      if (order.live) return void waiting.push(order);
      waiting = waiting.filter(({ kind }) => kind === 'error');
      if (current.kind === 'error') return void waiting.push(order);
      const replaced = current.key;
      put(order);
      screen.close(replaced);
    },
    close: (key) => {
      waiting = key === undefined ? [] : waiting.filter((one) => one.key !== key);
      screen.close(key);
      // The screen reports no end for a toast that it has not shown yet.
      if (key === undefined || current?.key === key) put(waiting.shift());
    },
    ended,
  };
}
