import { type ToastKind, toasts } from './toasts.ts';

/** A toast from outside of React; inside, useToasts. With a key, not twice at a time. */
export function notify(kind: ToastKind, message: string, key?: string): void {
  toasts[kind](message, key === undefined ? {} : { key });
}

/** Takes all of them away. */
export const closeToasts = (): void => toasts.close();
