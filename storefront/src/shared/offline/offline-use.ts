/** Tells whether offline use is on, and whether the page shows stored data. */
import { storedValue } from 'app-core/stored-value';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { CHOICE, DELETE_ANSWERS, type OldAnswers } from './names.ts';

const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** The choice on this device; null without a choice. */
export const choice = storedValue(CHOICE, v.nullable(v.boolean()), null);

/** Returns whether offline use is on. Default: on for an installed app, off in a browser. */
export const isOfflineUseOn = (): boolean =>
  choice.read() ?? matchMedia('(display-mode: standalone)').matches;

let storedAt: string | null = null;

function follow(changed: () => void): () => void {
  const listen = ({ data }: MessageEvent<OldAnswers>) => {
    storedAt = data.guardado;
    changed();
  };
  worker()?.addEventListener('message', listen);
  return () => worker()?.removeEventListener('message', listen);
}

/** Returns the ISO time of the stored data on screen, or null if the data is current. */
export const useStoredDataTime = (): string | null =>
  useSyncExternalStore(
    follow,
    () => storedAt,
    () => null,
  );

/** Deletes stored prices and orders. Call this when an account leaves the device. */
export async function forgetAnswers(): Promise<void> {
  const registration = await worker()?.getRegistration();
  registration?.active?.postMessage(DELETE_ANSWERS);
}
