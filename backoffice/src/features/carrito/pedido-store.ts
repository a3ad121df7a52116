import { proxy, useSnapshot } from 'valtio';

/** Which question stands over the cart, and whether its drawer is open. Of this tab alone, and of no reload. */
const store = proxy<{ paso: 'elegir' | 'confirmar' | null; panel: boolean }>({ paso: null, panel: false });

export const preguntar = (paso: typeof store.paso): void => {
  store.paso = paso;
};
export const mostrarPanel = (panel: boolean): void => {
  store.panel = panel;
};
export const usePedidoStore = () => useSnapshot(store);
