/** Whether the shop is kept on this device for the time without signal, and what of it is shown instead of the server's. */
import { storedValue } from 'app-core/stored-value';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { CHOICE, FORGET, type OldAnswers } from './names.ts';

const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** What was chosen on this device; null where nobody has. */
export const choice = storedValue(CHOICE, v.nullable(v.boolean()), null);

/** What was chosen on this device; where nothing was, an app that was installed is kept, and a page of a browser is not. */
export const keptHere = (): boolean => choice.read() ?? matchMedia('(display-mode: standalone)').matches;

let keptAt: string | null = null;

function follow(changed: () => void): () => void {
  const listen = ({ data }: MessageEvent<OldAnswers>) => {
    keptAt = data.guardado;
    changed();
  };
  worker()?.addEventListener('message', listen);
  return () => worker()?.removeEventListener('message', listen);
}

/** When what is on screen was kept, ISO; null where it is of now. */
export const useOldAnswers = (): string | null =>
  useSyncExternalStore(
    follow,
    () => keptAt,
    () => null,
  );

/** Prices and orders that were kept are nobody else's: called when an account leaves this device. */
export async function forgetAnswers(): Promise<void> {
  const registration = await worker()?.getRegistration();
  registration?.active?.postMessage(FORGET);
}
