import { useBrowserState } from 'app-core/browser-state';
import type { Snapshot } from 'valtio';
import { cartStore } from './cart.ts';

const onServer: Snapshot<typeof cartStore> = { items: [], envio: undefined };

export const useCart = () => useBrowserState(cartStore, onServer);
