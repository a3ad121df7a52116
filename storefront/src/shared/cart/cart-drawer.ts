import { proxy } from 'valtio';
import { useBrowserState } from '../browser-state.ts';

const drawer = proxy({ open: false });

export const openCart = (): void => {
  drawer.open = true;
};
export const closeCart = (): void => {
  drawer.open = false;
};
export const useCartOpen = (): boolean => useBrowserState(drawer, { open: false }).open;
