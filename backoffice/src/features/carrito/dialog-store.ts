import { proxy, useSnapshot } from 'valtio';

/** Which dialog of the cart is open, and whether its drawer is open. Only for this tab, until a reload. */
const store = proxy<{ asked: 'choose' | 'confirm' | null; drawer: boolean }>({ asked: null, drawer: false });

export const ask = (asked: typeof store.asked): void => {
  store.asked = asked;
};
export const showDrawer = (drawer: boolean): void => {
  store.drawer = drawer;
};
export const useDialogStore = () => useSnapshot(store);
