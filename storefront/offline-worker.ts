/**
 * Service worker for customers who turned on offline use. Stores the shop's code, public pages, and the pictures and
 * API answers seen last. Online, all data comes from the server. The worker answers only reads and never sends anything
 * later.
 */
/// <reference lib="webworker" />
import { type Build, openShell, serverFirst } from 'app-core/offline/shell-worker';
import { ANSWERS, DELETE_ANSWERS, type OldAnswers, STORED_AT } from './src/shared/offline/names.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const shop = openShell(self, BUILD, 'tienda-');
const PICTURES = 'imagenes';
/** Maximum number of stored entries per kind. The pictures fill about forty pages of a product list. */
const MOST = { pictures: 400, pages: 60, answers: 300 };

/** Reads that are useful offline. Calls whose answer must be current (PDFs, sessions) are excluded. */
const CALLS =
  /^\/api\/(productos|categorias|marcas|etiquetas|mis-pedidos|mis-habituales|mis-listas)(?!.*\/pdf$)(\/|$)/;

/** Incremented when the stored answers of an account are deleted. */
let era = 0;

self.addEventListener('message', (event) => {
  if (event.data === DELETE_ANSWERS) event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (shop.isFile(url.pathname)) event.respondWith(shop.file(request));
  else if (url.pathname.startsWith('/api/imagenes/')) event.respondWith(picture(event));
  else if (CALLS.test(url.pathname)) event.respondWith(call(event));
});

async function forget(): Promise<void> {
  era += 1;
  const theirs = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

/** Cache first: the picture at an address never changes. */
async function picture(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName: PICTURES });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(PICTURES, event.request, answer.clone(), MOST.pictures));
  return answer;
}

/** Returns the server's page, or the page stored under this address, or a page that says that none is stored. */
function page(event: FetchEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search;
  const answer = fetch(event.request).then((answer) => {
    const keeps = answer.ok && !/no-store/.test(answer.headers.get('cache-control') ?? '');
    if (keeps && answer.headers.get('content-type')?.startsWith('text/html')) {
      event.waitUntil(keep(shop.store, new Request(address), answer.clone(), MOST.pages));
    }
    return answer;
  });
  return serverFirst(
    answer,
    async () => (await caches.match(address, { cacheName: shop.store })) ?? notStoredPage(),
  );
}

/** Returns the server's answer, or the last stored answer of this account. Each account has its own store. */
async function call(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = era;
  const store = ANSWERS + accountOf(request);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const headers = new Headers(answer.headers);
      headers.set(STORED_AT, new Date().toISOString());
      const copy = new Response(answer.clone().body, { status: answer.status, headers });
      if (asked === era) event.waitUntil(keep(store, request, copy, MOST.answers));
    }
    event.waitUntil(tell(event.clientId, null));
    return answer;
  } catch (failure) {
    // The page itself aborted the request and needs no answer.
    const kept = request.signal.aborted
      ? undefined
      : await caches.match(request, { cacheName: store, ignoreVary: true });
    if (!kept) throw failure;
    event.waitUntil(tell(event.clientId, kept.headers.get(STORED_AT)));
    return kept;
  }
}

/** Returns the user id of the unverified token, or 'visitante'. The server verified the token when it answered. */
function accountOf(request: Request): string {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    return String(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    return 'visitante';
  }
}

/** Stores nothing once offline use is turned off: open pages keep calling this worker until they are closed. */
async function keep(store: string, request: Request, answer: Response, most: number): Promise<void> {
  if (!(await caches.has(shop.store))) return;
  const kept = await caches.open(store);
  // Delete first, so that the entry moves to the end. Entries at the start are the oldest and are removed first.
  await kept.delete(request, { ignoreVary: true });
  await kept.put(request, answer);
  const spare = (await kept.keys()).filter(({ url }) => !shop.needed.has(new URL(url).pathname));
  await Promise.all(spare.slice(0, Math.max(0, spare.length - most)).map((each) => kept.delete(each)));
}

async function tell(clientId: string, guardado: string | null): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ guardado } satisfies OldAnswers);
}

const notStoredPage = () =>
  new Response(
    `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sin señal</title><style>body{font:1.125rem/1.5 system-ui;margin:0;padding:15vh 1.5rem;text-align:center;
color:#22301f;background:#fbf8f1}a{display:inline-block;margin:.5rem;padding:.75rem 1.25rem;border-radius:8px;
background:#2e6b3f;color:#fff;text-decoration:none}
@media(prefers-color-scheme:dark){body{color:#f0ebdd;background:#171914}a{background:#92c79d;color:#102214}}</style><h1>Sin señal</h1>
<p>Esta página no está guardada en este dispositivo. Tu carrito sí.</p>
<p><a href="">Reintentar</a><a href="/inicio">Ir al inicio</a><a href="/mis-pedidos">Mis pedidos</a></p></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
