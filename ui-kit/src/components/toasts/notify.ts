import { type ToastKind, toasts } from './toasts.ts';

/** Shows a toast from outside React (inside: `useToasts`). A key prevents duplicates; `live` as in ToastOptions. */
export function notify(kind: ToastKind, message: string, key?: string, live = false): void {
  toasts[kind](message, { ...(key !== undefined && { key }), live });
}

/** Closes all toasts. */
export const closeToasts = (): void => toasts.close();
