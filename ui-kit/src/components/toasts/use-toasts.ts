import { type Toasts, toasts } from './toasts.ts';

export type { ToastKey, ToastOptions, ToastPlace, Toasts } from './toasts.ts';

/** Also usable outside React. */
export { toasts };

/** Returns the toast functions; always the same object. Needs KitProvider above. */
export const useToasts = (): Toasts => toasts;
