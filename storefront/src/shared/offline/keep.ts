/** Keeps the shop on this device, or no longer. Asked for by whom it concerns alone. */
import { choice } from './kept-here.ts';
import { WORKER } from './names.ts';

/** Whether this browser can: an old one can't, nor one whose address isn't safe. */
export const canKeep = (): boolean => 'serviceWorker' in navigator;

/** Resolves when all of it is there; rejects where the signal, the room or the browser doesn't let it. */
export async function keepHere(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active) await installed(worker);
  await navigator.serviceWorker.ready;
}

/** Remembers that it is wanted once it is there. */
export async function startKeeping(): Promise<void> {
  await keepHere();
  if (!choice.write(true)) throw new Error('The choice could not be stored.');
  // What is kept for who needs room first is not this.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Nothing of it stays, prices and orders least of all. */
export async function stopKeeping(): Promise<void> {
  choice.write(false);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('not installed'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
