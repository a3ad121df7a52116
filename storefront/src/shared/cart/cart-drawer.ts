import { useBrowserState } from 'app-core/browser-state';
import { proxy, subscribe } from 'valtio';

/** `ready`: the drawer's code has loaded, which happens on the first opening. */
const drawer = proxy({ open: false, ready: false });
const ON_SERVER = { open: false, ready: false };

export const openCart = (): void => {
  drawer.open = true;
};
export const closeCart = (): void => {
  drawer.open = false;
};
export const cartIsReady = (): void => {
  drawer.ready = true;
};
/** Calls `opened` whenever the drawer opens. Returns a function that stops listening. */
export const onCartOpened = (opened: () => void): (() => void) =>
  subscribe(drawer, () => drawer.open && opened());
export const useCartOpen = (): boolean => useBrowserState(drawer, ON_SERVER, ({ open }) => open);
/** True while the drawer is open but its code is still loading. */
export const useCartIsLoading = (): boolean =>
  useBrowserState(drawer, ON_SERVER, ({ open, ready }) => open && !ready);
