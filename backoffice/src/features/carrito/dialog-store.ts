import { proxy, useSnapshot } from 'valtio';

/** Which question stands over the cart, and whether its drawer is open. Of this tab alone, and of no reload. */
const store = proxy<{ asked: 'choose' | 'confirm' | null; drawer: boolean }>({ asked: null, drawer: false });

export const ask = (asked: typeof store.asked): void => {
  store.asked = asked;
};
export const showDrawer = (drawer: boolean): void => {
  store.drawer = drawer;
};
export const useDialogStore = () => useSnapshot(store);
