import { type ToastKind, toasts } from './toasts.ts';

/** A toast from outside of React; inside, useToasts. With a key, not twice at a time; `live` as in ToastOptions. */
export function notify(kind: ToastKind, message: string, key?: string, live = false): void {
  toasts[kind](message, { ...(key !== undefined && { key }), live });
}

/** Takes all of them away. */
export const closeToasts = (): void => toasts.close();
