/** Registers an app's service worker; browsers support one only over https and on localhost. */

/** The worker's address: at the origin's root, so that the worker serves every page of the app. */
export const WORKER = '/sw.js';

/** Returns false in an old browser, and over plain http from another address. */
export const supportsWorkers = (): boolean => 'serviceWorker' in navigator;

/**
 * Installs the worker, or checks the server for a newer version. Resolves when all files are stored. Rejects if the
 * network, the storage quota or the browser prevents that.
 */
export async function installShell(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active) await installed(worker);
  await navigator.serviceWorker.ready;
}

/** Calls `installShell` and ignores a failure: the app works without a worker. */
export async function tryToInstallShell(): Promise<void> {
  if (supportsWorkers()) await installShell().catch(() => {});
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
