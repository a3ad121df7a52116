/**
 * Opens the panel where there is no signal: its page and the code of its frame, the login and packing. Answers of the API
 * and pictures never pass through here: what packing needs after a reload stands in the page's own storage.
 */
/// <reference lib="webworker" />
import { type Build, openShell, serverFirst } from 'app-core/offline/shell-worker';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const panel = openShell(self, BUILD, 'panel-');
/** The one page that every address of the panel answers with. */
const PAGE = '/';
/** Milliseconds for the server's page. The stored one stands in after that: a weak signal fails late. */
const PATIENCE = 4000;

/** What the same origin serves beside the panel's page: the API, the kit, and files such as the licences. */
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
  // Copied first: the browser reads the answer itself as soon as it is there.
  const copied = answer.then((answer) => answer.clone());
  event.waitUntil(copied.then(renew).catch(() => {}));
  return serverFirst(answer, () => caches.match(PAGE, { cacheName: panel.store }), PATIENCE);
}

/** Stores what the server says of itself by now, such as the shop's name. */
async function renew(answer: Response): Promise<void> {
  const isPage =
    answer.ok && !answer.redirected && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  if (!isPage || !panel.isOfBuild(await answer.clone().text())) return;
  await (await caches.open(panel.store)).put(PAGE, answer);
}
