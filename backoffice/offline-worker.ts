/**
 * The service worker for offline use: stores the panel's page and the code of its frame, login and packing.
 * API responses and images are not cached here; packing stores its own data in the page's storage.
 */
/// <reference lib="webworker" />
import { type Build, openShell, serverFirst } from 'app-core/offline/shell-worker';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const panel = openShell(self, BUILD, 'panel-');
/** The page that the server returns for every URL of the panel. */
const PAGE = '/';
/** Milliseconds to wait for the server's page before using the stored one: a weak signal fails late. */
const PATIENCE = 4000;

/** Other paths of the same origin: the API, the kit, and files such as the licences. */
const OTHERS = /^\/(api|socket\.io|kit)(\/|$)|\.[a-z]+$/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHERS.test(pathname)) event.respondWith(page(event));
  } else if (panel.isFile(pathname)) event.respondWith(panel.file(request));
});

function page(event: FetchEvent): Promise<Response> {
  const answer = fetch(event.request);
  // Clone now: the browser consumes the response's body.
  const copied = answer.then((answer) => answer.clone());
  event.waitUntil(copied.then(renew).catch(() => {}));
  return serverFirst(answer, () => caches.match(PAGE, { cacheName: panel.store }), PATIENCE);
}

/** Stores the server's current page, for example with a new shop name. */
async function renew(answer: Response): Promise<void> {
  const isPage =
    answer.ok && !answer.redirected && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  if (!isPage || !panel.isOfBuild(await answer.clone().text())) return;
  await (await caches.open(panel.store)).put(PAGE, answer);
}
