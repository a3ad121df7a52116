import { useBrowserState } from 'app-core/browser-state';
import { proxy, subscribe } from 'valtio';

/** `ready`: its code is there, which comes when it is first opened. */
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
/** Calls back whenever it is opened. Returns how to stop. */
export const onCartOpened = (opened: () => void): (() => void) =>
  subscribe(drawer, () => drawer.open && opened());
export const useCartOpen = (): boolean => useBrowserState(drawer, ON_SERVER, ({ open }) => open);
/** Asked for, and not to be seen yet. */
export const useCartOnItsWay = (): boolean =>
  useBrowserState(drawer, ON_SERVER, ({ open, ready }) => open && !ready);
