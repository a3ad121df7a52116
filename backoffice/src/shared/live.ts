import { proxy, useSnapshot } from 'valtio';

/** Whether what others do reaches this screen by itself. Written by app/realtime.ts alone. */
const liveStore = proxy({ lost: false });

export const setLiveLost = (lost: boolean): void => {
  liveStore.lost = lost;
};

export const useLiveLost = (): boolean => useSnapshot(liveStore).lost;
