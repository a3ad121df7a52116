/** Keeps the shop on this device, or no longer. Asked for by whom it concerns alone. */
import { keepShell } from 'app-core/offline/keep-shell';
import { choice } from './kept-here.ts';

/** Remembers that it is wanted once it is there. */
export async function startKeeping(): Promise<void> {
  await keepShell();
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
