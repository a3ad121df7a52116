import { type Toasts, toasts } from './toasts.ts';

export type { ToastKey, ToastOptions, ToastPlace, Toasts } from './toasts.ts';

/** From outside of React, too. */
export { toasts };

/** Short messages over the page. Needs KitProvider above. The object is always the same. */
export const useToasts = (): Toasts => toasts;
