import { useMemo } from 'react';
import { type ToastOptions, type Toasts, useToasts } from 'ui-kit/use-toasts';

type Kind = 'success' | 'error' | 'warning';
type Action = ToastOptions['action'];

let last: ReturnType<Toasts['success']> | undefined;

/** Toasts about the cart, one at a time: a new toast replaces the last and gets its full duration. */
export function useCartToasts(): Record<
  Kind,
  (message: string, duration: number, action?: Action) => void
> & {
  /** Closes the toast: the open cart shows the same, and the toast would cover its first line. */
  close: () => void;
} {
  const toasts = useToasts();
  return useMemo(() => {
    const close = () => {
      if (last !== undefined) toasts.close(last);
      last = undefined;
    };
    const say = (kind: Kind) => (message: string, duration: number, action?: Action) => {
      close();
      last = toasts[kind](message, { duration, ...(action && { action }) });
    };
    return { success: say('success'), error: say('error'), warning: say('warning'), close };
  }, [toasts]);
}
