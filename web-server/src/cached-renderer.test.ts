/** The page cache: renders a page once for all visitors, and again after the catalogue changed. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { CachedRenderer } from './cached-renderer.ts';
import { createWebServer } from './create-web-server.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import type { PageHandler } from './options.ts';

type Make = (path: string, signal: AbortSignal) => Promise<Partial<Response> | undefined>;

let api: FakeApi;
let app: FastifyInstance;
let other: FastifyInstance;
/** Paths of the rendered pages, in order. */
let made: string[];
let make: Make;
let refusing: boolean;
let year: string;

async function render(request: Request, { mark }: { mark: string }): Promise<Response> {
  const path = request.url.replace('http://localhost', '');
  made.push(path);
  const catalogo = api.catalogo;
  const asked = [...request.headers].filter(([name]) => name !== 'accept');
  const unlike = await make(path, request.signal);
  const body = `<html><head></head>${path} ${catalogo} ${year} ${asked} ${'maní '.repeat(500)}<script nonce="${mark}">run()</script></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' };
  return new Response(body, { status: unlike?.status ?? 200, headers: unlike?.headers ?? headers });
}

beforeEach(async () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'tienda web-'));
  [api, made, make, refusing, year] = [await startFakeApi(), [], async () => undefined, false, '2026'];
  const keeping = {
    addressOf: (url: string) => url.replace(/[?&]fbclid=[^&]*/, ''),
    stamp: () => year,
    variantOf: (cookies: string) => (cookies.includes('esquema=oscuro') ? 'esquema=oscuro' : ''),
  };
  const handler = Object.assign(render.bind(undefined), { refuses: () => refusing });
  const start = () =>
    createWebServer({
      name: 'storefront',
      apiUrl: api.url,
      staticDir,
      handler,
      cacheRules: keeping,
      trustProxy: 1,
    });
  [app, other] = [await start(), await start()];
  return async () => {
    await app.close();
    await other.close();
    await api.close();
    rmSync(staticDir, { recursive: true, force: true });
  };
});

const get = (url: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });
const known = (etag: unknown) => ({ 'if-none-match': String(etag) });

describe('a cached page', () => {
  it('is rendered once for each variant, from that cookie alone, and variants are not mixed', async () => {
    const textOf = async (cookie: string, headers = {}) => {
      const page = await get('/inicio', { cookie, ...headers });
      return page.statusCode === 304 ? 304 : brotliDecompressSync(page.rawPayload).toString();
    };
    const [light, dark] = [await textOf('a=1'), await textOf('sesion=secreta; esquema=oscuro')];
    expect(light).not.toContain('cookie');
    expect(dark).toContain('cookie,esquema=oscuro');
    expect(dark).not.toContain('secreta');
    expect([await textOf('esquema=oscuro'), await textOf('')]).toEqual([dark, light]);
    expect(made).toEqual(['/inicio', '/inicio']);
    const { etag } = (await get('/inicio', { cookie: 'esquema=oscuro' })).headers;
    expect(await textOf('esquema=oscuro', known(etag))).toBe(304);
    expect(await textOf('', known(etag))).toBe(light);
  });

  it('is rendered once for concurrent and later visitors, and is the same page for all', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => ({
      'x-forwarded-for': `192.0.2.${index}`,
      'accept-language': index % 2 ? 'en' : 'es',
      'user-agent': `visitor ${index}`,
      cookie: `a=${index}`,
      authorization: `Bearer ${index}`,
      accept: index % 2 ? 'application/json' : 'text/html',
      host: `host-${index}.example`,
    }));
    const first = await Promise.all(visitors.map((headers) => get('/inicio', headers)));
    const later = await Promise.all(visitors.map((headers) => get('/inicio?fbclid=x', headers)));
    expect(made).toEqual(['/inicio']);
    // Not the same bytes: a page that several visitors request is compressed again meanwhile.
    const texts = [...first, ...later].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString());
    expect(new Set(texts).size).toBe(1);
    const [page] = first;
    expect(brotliDecompressSync(page?.rawPayload ?? '').toString()).toContain('/inicio 1 2026  maní');
    expect(page?.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, cookie',
      'content-encoding': 'br',
      'content-length': String(page?.rawPayload.length),
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
  });

  it('is the same in every process, and changes in all of them with the catalogue', async () => {
    const both = () => Promise.all([app, other].map((from) => get('/inicio', {}, from)));
    const [one, two] = await both();
    expect(two?.rawPayload.equals(one?.rawPayload ?? Buffer.of())).toBe(true);
    expect(two?.headers.etag).toBe(one?.headers.etag);
    const same = await get('/inicio', known(one?.headers.etag), other);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    api.catalogo = 2;
    for (const page of await both()) {
      expect(brotliDecompressSync(page.rawPayload).toString()).toContain('/inicio 2 ');
      expect(page.headers.etag).not.toBe(one?.headers.etag);
    }
    expect((await get('/inicio', known(one?.headers.etag), other)).statusCode).toBe(200);
    expect(made).toHaveLength(4);
    year = '2027';
    expect(brotliDecompressSync((await get('/inicio')).rawPayload).toString()).toContain(' 2027 ');
  });

  it('is sent in the encoding that the browser accepts, and answers HEAD without a body', async () => {
    const br = await get('/inicio');
    const gzip = await get('/inicio', { 'accept-encoding': 'gzip, deflate' });
    const plain = await get('/inicio', { 'accept-encoding': 'identity' });
    const silent = await app.inject({ url: '/inicio', headers: {} });
    expect([gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'gzip',
      undefined,
    ]);
    const html = brotliDecompressSync(br.rawPayload).toString();
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
    expect([plain.body, silent.body]).toEqual([html, html]);
    const head = await app.inject({ method: 'HEAD', url: '/inicio', headers: { 'accept-encoding': 'br' } });
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(br.headers['content-length']);
    for (const { headers } of [gzip, plain, silent, head]) {
      expect([headers.etag, headers.vary]).toEqual([br.headers.etag, 'accept-encoding, cookie']);
    }
    expect(made).toHaveLength(1);
  });

  it('repeats the policy with the script hashes in a 304', async () => {
    const page = await get('/inicio');
    const hash = `'sha256-${createHash('sha256').update('run()').digest('base64')}'`;
    expect(page.headers['content-security-policy']).toContain(hash);
    for (const tag of [page.headers.etag, `"otra", ${page.headers.etag}`, '*']) {
      const same = await get('/inicio', known(tag));
      expect([same.statusCode, same.body, same.headers['content-length']]).toEqual([304, '', undefined]);
      for (const name of ['content-security-policy', 'cache-control', 'etag', 'vary', 'x-frame-options'])
        expect(same.headers[name], name).toBe(page.headers[name]);
    }
    expect((await get('/inicio', known('"otra"'))).statusCode).toBe(200);
  });

  it('is served while the handler refuses new renders', async () => {
    await get('/inicio');
    refusing = true;
    expect((await get('/inicio')).statusCode).toBe(200);
    const refused = await get('/marcas');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store']);
    refusing = false;
    expect((await get('/marcas')).statusCode).toBe(200);
    expect(made).toEqual(['/inicio', '/marcas']);
  });
});

describe('a page that is being rendered', () => {
  /** Holds each render until the test releases it. */
  function hold() {
    const ready: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    make = (_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => ready.push(() => resolve(undefined)));
    };
    return { ready, signals };
  }

  const visitor = (address = '192.0.2.1') => {
    const gone = new AbortController();
    return { address, cookies: '', signal: gone.signal, leave: () => gone.abort() };
  };
  const keeperOf = (handler: PageHandler) =>
    new CachedRenderer(
      handler,
      { addressOf: (url) => url, stamp: () => '', variantOf: () => '' },
      async () => '1',
    );

  it('continues when the first visitor leaves, and is aborted when all have left', async () => {
    const { ready, signals } = hold();
    const keeper = keeperOf((request) => render(request, { mark: 'x' }));
    const [first, second, third] = [visitor(), visitor(), visitor()];
    const pages = [first, second].map((one) => keeper.pageFor('/inicio', one));
    const left = keeper.pageFor('/marcas', third);
    await expect.poll(() => made).toEqual(['/inicio', '/marcas']);
    first.leave();
    third.leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    // The next visitor starts a new render, and the aborted one is not cached.
    const anew = keeper.pageFor('/marcas', visitor());
    await expect.poll(() => made).toEqual(['/inicio', '/marcas', '/marcas']);
    for (const release of ready.slice(0, 2)) release();
    for (const page of await Promise.all(pages)) expect(page).toHaveProperty('etag');
    await left;
    const later = keeper.pageFor('/marcas', visitor());
    ready[2]?.();
    expect(await anew).toBe(await later);
    expect(made).toHaveLength(3);
  });

  it('is aborted when the visitor closes the connection', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { signals } = hold();
    const gone = new AbortController();
    const left = fetch(`${url}/inicio`, { signal: gone.signal }).catch(() => 'gone');
    await expect.poll(() => made.length).toBe(1);
    gone.abort();
    expect(await left).toBe('gone');
    await expect.poll(() => signals[0]?.aborted).toBe(true);
  });

  it('is limited to 300 waiting visitors per address, and other addresses still get the page', async () => {
    const { ready } = hold();
    const keeper = keeperOf((request) => render(request, { mark: 'x' }));
    const crowd = Array.from({ length: 301 }, () => keeper.pageFor('/inicio', visitor()));
    const other = keeper.pageFor('/inicio', visitor('192.0.2.2'));
    expect(await crowd.at(-1)).toMatchObject({ status: 503 });
    ready[0]?.();
    for (const page of await Promise.all([...crowd.slice(0, -1), other])) expect(page).toHaveProperty('etag');
    expect(made).toHaveLength(1);
  });

  it.each([
    ['that fails to render', () => Promise.reject(new Error('secreto'))],
    ['that must not be cached', async () => new Response('x', { status: 503 })],
  ])('%s is sent to all waiting visitors, and rendered again for the next', async (_, handler) => {
    let count = 0;
    const keeper = keeperOf(() => {
      count += 1;
      return handler();
    });
    const ask = () => keeper.pageFor('/inicio', visitor()).then(({ ...page }) => page, String);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two).toEqual(one);
    expect(count).toBe(1);
    await ask();
    expect(count).toBe(2);
  });

  it('is not shared with visitors who ask after a catalogue change, and is not cached for them', async () => {
    const { ready } = hold();
    const before = get('/inicio');
    await expect.poll(() => made.length).toBe(1);
    api.catalogo = 2;
    const after = get('/inicio');
    await expect.poll(() => made.length).toBe(2);
    for (const release of ready.reverse()) release();
    expect(brotliDecompressSync((await after).rawPayload).toString()).toContain('/inicio 2 ');
    await before;
    expect(brotliDecompressSync((await get('/inicio')).rawPayload).toString()).toContain('/inicio 2 ');
    expect(made).toHaveLength(2);
  });
});

describe('pages that are not cached', () => {
  it.each([
    ['its data could not be loaded', { status: 503, headers: { 'cache-control': 'no-store' } }],
    ['its address is unknown', { status: 404, headers: { 'cache-control': 'public, no-cache' } }],
    ['it is a redirect', { status: 308, headers: { location: '/inicio' } }],
    ['its headers forbid caching', { headers: { 'cache-control': 'no-store' } }],
    ['it sets a cookie', { headers: { 'cache-control': 'public, no-cache', 'set-cookie': 'a=1' } }],
    ['it has no cache-control header', { headers: {} }],
  ] as [string, { status?: number; headers: object }][])('include a page when %s', async (_, unlike) => {
    const { status = 200, headers } = unlike;
    const type = { 'content-type': 'text/html' };
    make = async () => ({ status, headers: new Headers({ ...type, ...headers } as Record<string, string>) });
    for (const turn of [1, 2]) {
      const page = await get('/pagina');
      expect([page.statusCode, page.headers.etag, made.length]).toEqual([status, undefined, turn]);
    }
  });

  it('include a page that is rendered while the API does not tell the catalogue version', async () => {
    api.catalogo = undefined;
    const pages = await Promise.all([get('/inicio'), get('/inicio')]);
    expect(pages.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual(
      Array(2).fill([200, undefined]),
    );
    expect(made).toHaveLength(2);
    api.catalogo = 1;
    await get('/inicio');
    expect(made).toHaveLength(3);
  });
});

describe('while the API does not tell the catalogue version', () => {
  it('serves the last cached page', async () => {
    const before = await get('/inicio');
    api.catalogo = undefined;
    const page = await get('/inicio');
    expect([page.statusCode, page.headers.etag]).toEqual([200, before.headers.etag]);
    expect(made).toHaveLength(1);
    api.catalogo = 2;
    expect(brotliDecompressSync((await get('/inicio')).rawPayload).toString()).toContain('/inicio 2 ');
  });

  it('answers 503 with Retry-After and a sentence when a page cannot be made', async () => {
    api.catalogo = undefined;
    make = () => new Promise(() => undefined);
    const page = await get('/marcas');
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    expect(page.body || brotliDecompressSync(page.rawPayload).toString()).toContain('no responde');
  });
});
