/**
 * Keeps the shop on a device whose owner asked for it, for where there is no signal: its code, the pages that don't depend
 * on anybody, the pictures and answers seen last. With signal everything comes from the server as without it; nothing but
 * reading is ever answered from here, and nothing is sent later.
 */
/// <reference lib="webworker" />
import { ANSWERS, FORGET, KEPT_AT, type OldAnswers } from './src/shared/offline/names.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: its own name, all its files, and the pages that are kept before they are asked for. */
declare const BUILD: { version: string; files: string[]; pages: string[] };

const SHOP = `tienda-${BUILD.version}`;
const PICTURES = 'imagenes';
const NEEDED = new Set([...BUILD.files, ...BUILD.pages]);
/** How many are kept beside those: pictures of some forty pages of a list; pages; an account's lists and products. */
const MOST = { pictures: 400, pages: 60, answers: 300 };

/** Reading that a shop owner does in a cellar. What is asked of the moment, a paper or a session, is not among it. */
const CALLS =
  /^\/api\/(productos|categorias|marcas|etiquetas|mis-pedidos|mis-habituales|mis-listas)(?!.*\/pdf$)(\/|$)/;

/** Raised when an account's answers are thrown away. */
let era = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shop = await caches.open(SHOP);
      await shop.addAll([...NEEDED]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((name) => name.startsWith('tienda-') && name !== SHOP);
      await Promise.all(others.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (BUILD.files.includes(url.pathname)) event.respondWith(firstKept(event, SHOP));
  else if (url.pathname.startsWith('/api/imagenes/')) event.respondWith(firstKept(event, PICTURES));
  else if (CALLS.test(url.pathname)) event.respondWith(call(event));
});

async function forget(): Promise<void> {
  era += 1;
  const theirs = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

/** Never changes under its address. */
async function firstKept(event: FetchEvent, store: string): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName: store });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(store, event.request, answer.clone(), MOST.pictures));
  return answer;
}

/** A page of the server's; else the one kept under this address; else one that says that there is none. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    const keeps = answer.ok && !/no-store/.test(answer.headers.get('cache-control') ?? '');
    if (keeps && answer.headers.get('content-type')?.startsWith('text/html')) {
      event.waitUntil(keep(SHOP, new Request(url.pathname + url.search), answer.clone(), MOST.pages));
    }
    return answer;
  } catch {
    const kept = await caches.match(url.pathname + url.search, { cacheName: SHOP });
    return kept ?? notKept();
  }
}

/** The server's answer; where none comes, what it answered this account last: each has a store of its own. */
async function call(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = era;
  const store = ANSWERS + accountOf(request);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const headers = new Headers(answer.headers);
      headers.set(KEPT_AT, new Date().toISOString());
      const copy = new Response(answer.clone().body, { status: answer.status, headers });
      if (asked === era) event.waitUntil(keep(store, request, copy, MOST.answers));
    }
    event.waitUntil(tell(event.clientId, null));
    return answer;
  } catch (failure) {
    // Left by the page itself: it waits for nothing.
    const kept = request.signal.aborted
      ? undefined
      : await caches.match(request, { cacheName: store, ignoreVary: true });
    if (!kept) throw failure;
    event.waitUntil(tell(event.clientId, kept.headers.get(KEPT_AT)));
    return kept;
  }
}

/** Who asks; the server alone can tell whether it is true, and it was told so when the answer came. */
function accountOf(request: Request): string {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    return String(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    return 'visitante';
  }
}

/** Nothing is kept any more once all was thrown away: until its pages are left, they still ask this worker. */
async function keep(store: string, request: Request, answer: Response, most: number): Promise<void> {
  if (!(await caches.has(SHOP))) return;
  const kept = await caches.open(store);
  // What was kept last stands last: the first to go is the oldest.
  await kept.delete(request, { ignoreVary: true });
  await kept.put(request, answer);
  const spare = (await kept.keys()).filter(({ url }) => !NEEDED.has(new URL(url).pathname));
  await Promise.all(spare.slice(0, Math.max(0, spare.length - most)).map((each) => kept.delete(each)));
}

async function tell(clientId: string, guardado: string | null): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ guardado } satisfies OldAnswers);
}

const notKept = () =>
  new Response(
    `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sin señal</title><style>body{font:1.125rem/1.5 system-ui;margin:0;padding:15vh 1.5rem;text-align:center;
color:#22301f;background:#fbf8f1}a{display:inline-block;margin:.5rem;padding:.75rem 1.25rem;border-radius:8px;
background:#2e6b3f;color:#fff;text-decoration:none}</style><h1>Sin señal</h1>
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
