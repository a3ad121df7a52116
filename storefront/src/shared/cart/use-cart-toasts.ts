import { useMemo } from 'react';
import { type ToastOptions, type Toasts, useToasts } from 'ui-kit/use-toasts';

type Kind = 'success' | 'error' | 'warning';
type Action = ToastOptions['action'];

let last: ReturnType<Toasts['success']> | undefined;

/** What happens to the cart is said one thing at a time: the next takes the last one's place, with its whole time. */
export function useCartToasts(): Record<
  Kind,
  (message: string, duration: number, action?: Action) => void
> & {
  /** Takes away what was said: the opened cart says it better, and it would stand over the cart's first line. */
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
