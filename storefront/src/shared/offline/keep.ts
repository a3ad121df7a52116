/** Turns offline use on and off. Loads only where the user chooses. */
import { keepShell } from 'app-core/offline/keep-shell';
import { choice } from './kept-here.ts';

/** Stores the choice after the files are stored. Throws if the choice cannot be stored. */
export async function startKeeping(): Promise<void> {
  await keepShell();
  if (!choice.write(true)) throw new Error('The choice could not be stored.');
  // Ask the browser not to evict these files when space runs low.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Turns offline use off and deletes all stored files, prices and orders. */
export async function stopKeeping(): Promise<void> {
  choice.write(false);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
