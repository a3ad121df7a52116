import { proxy, useSnapshot } from 'valtio';

/** The open dialog of the cart, and the state of its drawer. Only for this tab, until a reload. */
const store = proxy<{ asked: 'choose' | 'confirm' | null; drawer: boolean }>({ asked: null, drawer: false });

export const showQuestion = (question: typeof store.asked): void => {
  store.asked = question;
};
export const showDrawer = (drawer: boolean): void => {
  store.drawer = drawer;
};
export const useDialogStore = () => useSnapshot(store);
