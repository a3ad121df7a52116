import { proxy, useSnapshot } from 'valtio';

/** Whether the live connection is lost. Written only by app/realtime.ts. */
const liveStore = proxy({ lost: false });

export const setLiveLost = (lost: boolean): void => {
  liveStore.lost = lost;
};

export const useLiveLost = (): boolean => useSnapshot(liveStore).lost;
