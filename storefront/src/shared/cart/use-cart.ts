import type { Snapshot } from 'valtio';
import { useBrowserState } from '../browser-state.ts';
import { cartStore } from './cart.ts';

const onServer: Snapshot<typeof cartStore> = { items: [], envio: undefined };

export const useCart = () => useBrowserState(cartStore, onServer);
