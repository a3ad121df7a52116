import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refusalOf } from 'api-client/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import type { WebServerOptions } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda web-'));
const staticDir = join(folder, 'cliente');
let api: FakeApi;
let app: FastifyInstance | undefined;

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secreto.txt'), 'afuera');
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><p>ñandú</p>');
  writeFileSync(join(staticDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(staticDir, 'assets', 'app-1a2b.js'), `console.log("${'x'.repeat(3000)}")`);
  api = await startFakeApi();
});
afterEach(() => app?.close());
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listen(options: Partial<WebServerOptions> = {}) {
  app = await createWebServer({ name: 'storefront', apiUrl: api.url, staticDir, ...options });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends the path unchanged (fetch would normalise it) and returns the raw answer. */
async function rawGet(url: string, path: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

/** Sends one raw call and reads until the fake API's answer or the refusal is complete. */
async function rawCall(url: string, call: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(call);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (/\r\n\r\n.*"}/s.test(answer)) break;
  }
  socket.destroy();
  return answer;
}

describe('files and pages', () => {
  it('serves a kit in a sandbox without an origin, and the panel next to it under its own policy', async () => {
    const kitDir = join(folder, 'kit');
    mkdirSync(join(kitDir, 'assets'), { recursive: true });
    writeFileSync(join(kitDir, 'index.html'), '<p>kit</p>');
    writeFileSync(join(kitDir, 'assets', 'iframe.js'), 'export {}');
    const url = await listen({ kitDir });
    for (const path of ['/kit', '/kit/', '/kit/assets/iframe.js']) {
      const { status, headers } = await fetch(url + path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^sandbox /);
      expect(policy).not.toContain('allow-same-origin');
      expect([headers.get('x-frame-options'), headers.get('access-control-allow-origin')]).toEqual([
        null,
        '*',
      ]);
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
    expect(await rawGet(url, '/kit/%2e%2e/secreto.txt')).not.toContain('afuera');
    const page = await fetch(`${url}/inicio`);
    expect(page.headers.get('content-security-policy')).toContain('trusted-types default');
    expect([page.headers.get('x-frame-options'), page.headers.get('access-control-allow-origin')]).toEqual([
      'DENY',
      null,
    ]);
    await app?.close();
    const without = await fetch(`${await listen()}/kit/`);
    expect(await without.text()).toContain('ñandú');
  });

  it('serves hashed files as immutable and compressed, and other files with no-cache', async () => {
    const url = await listen();
    const asset = await fetch(`${url}/assets/app-1a2b.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${url}/assets/app-gone.js`)).status).toBe(404);
    const outside = await rawGet(url, '/assets/%2e%2e/%2e%2e/secreto.txt');
    expect(outside).toMatch(/^HTTP\/1.1 404 /);
    expect(outside).not.toContain('afuera');
  });

  it('allows pictures from the images URL and from no other host', async () => {
    const imagesOf = async (imagesUrl?: string) => {
      const handler = async () =>
        new Response('<head></head>', {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
        });
      const keeping = { addressOf: (url: string) => url, stamp: () => '', variantOf: () => '' };
      const url = await listen({ imagesUrl, handler, cacheRules: keeping });
      const policies: (string | undefined)[] = [];
      for (const path of ['/', '/favicon.svg']) {
        const answer = await fetch(url + path);
        // Read the whole body: otherwise the connection is not idle and the server waits for it on close.
        await answer.arrayBuffer();
        policies.push(/img-src[^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0]);
      }
      await app?.close();
      return policies;
    };
    const here = "img-src 'self' data: blob:";
    expect(await imagesOf()).toEqual([here, here]);
    const both = `${here} https://fotos.ejemplo.com`;
    expect(await imagesOf('https://fotos.ejemplo.com/imagenes')).toEqual([both, both]);
  });

  it('sets timeouts for all connections', async () => {
    await listen();
    const { requestTimeout, timeout, headersTimeout } = (app as FastifyInstance).server;
    expect(Math.min(requestTimeout, timeout, headersTimeout)).toBeGreaterThan(0);
    // The timeout must not cut off a call that the API still accepts.
    expect(requestTimeout).toBeGreaterThanOrEqual(15 * 60_000);
  });

  it('answers any route with the single page, and with the security headers', async () => {
    const url = await listen();
    const page = await fetch(`${url}/usuarios/7?pagina=2`);
    expect(await page.text()).toContain('ñandú');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).not.toContain('nonce');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect((await fetch(`${url}/usuarios`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${url}/usuarios`, { method: 'POST', body: 'x' })).status).toBe(404);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', name: 'storefront' });
  });

  it.each([
    ['/login?returnTo=%2Fcuenta', '/login?returnTo=%2Fcuenta'],
    ['/register', '/register'],
    ['//otra.test/login', '/otra.test/login'],
    ['/.//otra.test/login', '/otra.test/login'],
  ])('shows the page %s again when a browser submits its form without code', async (path, page) => {
    const url = await listen();
    const body = 'email=ana%40a.test&password=secreta';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: x',
      'connection: close',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 303 /);
    expect(answer).toContain(`\r\nlocation: ${page}\r\n`);
    expect(answer).not.toContain('secreta');
  });

  it.each([
    ['/marcas/%E0%A4%A', '/marcas/%25E0%25A4%25A'],
    ['/man%C3%AD/100%?term=50%', '/man%C3%AD/100%25?term=50%'],
    ['/%', '/%25'],
    ['/%5Ex', '/%255Ex'],
    ['/^x', '/%255Ex'],
    // Redirects must stay on this origin.
    ['//otra.example/%', '/otra.example/%25'],
    ['/\\otra.example/%', '/otra.example/%25'],
    ['/..//otra.example/%', '/otra.example/%25'],
    ['http://[otra/%', '/http://[otra/%25'],
  ])('redirects an address that cannot be decoded to a readable one: %s', async (path, readable) => {
    const url = await listen();
    const answer = await rawGet(url, path);
    expect(answer).toMatch(/^HTTP\/1.1 302 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(readable);
    const page = await fetch(url + readable, { redirect: 'error' });
    expect(await page.text()).toContain('ñandú');
  });

  it('passes on the status and cookies that a handler sets', async () => {
    const url = await listen({
      handler: async (request, { mark }) => {
        if (request.url.endsWith('/roto')) throw new Error('secreto');
        const headers = new Headers({ 'content-type': 'text/html', 'x-mark': mark });
        headers.append('set-cookie', 'a=1');
        headers.append('set-cookie', 'b=2');
        return new Response(`${request.method} ${new URL(request.url).pathname}`, {
          status: 201,
          headers,
        });
      },
    });
    const page = await fetch(`${url}/producto/maní`);
    expect(page.status).toBe(201);
    expect(await page.text()).toBe('GET /producto/man%C3%AD');
    expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(page.headers.get('content-security-policy')).not.toContain(page.headers.get('x-mark'));
    expect((await fetch(`${url}/a`, { method: 'POST', body: '{"a":1}' })).status).toBe(404);
    const broken = await fetch(`${url}/roto`);
    expect(broken.status).toBe(500);
    expect(await broken.json()).toEqual(refusalOf('ERROR_INTERNO'));
  });
});

describe('the API proxy', () => {
  it('forwards calls with the real client address and keeps the ETag', async () => {
    const url = await listen();
    const answer = await fetch(`${url}/api/pedidos?limit=5`, {
      method: 'POST',
      body: '{"ñ":1}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    });
    expect(await answer.json()).toMatchObject({
      url: '/api/pedidos?limit=5',
      method: 'POST',
      body: '{"ñ":1}',
    });
    expect(answer.headers.get('etag')).toBe('"v7"');
    const seen = api.seen.at(-1)?.headers;
    expect(seen?.['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen?.['x-forwarded-proto']).toBe('http');
    expect(seen?.['x-forwarded-host']).toBe(new URL(url).host);
  });

  it('trusts X-Forwarded-* only when trustProxy is set', async () => {
    const url = await listen({ trustProxy: 1 });
    const headers = {
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'tienda.test',
    };
    await fetch(`${url}/api/marcas`, { headers });
    expect(api.seen.at(-1)?.headers).toMatchObject(headers);
    // The proxy appends its own value after the value that the caller sent.
    await fetch(`${url}/api/marcas`, { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' } });
    expect(api.seen.at(-1)?.headers['x-forwarded-for']).toBe('9.9.9.9');
  });

  it.each([
    [['expect: 100-continue']],
    [['connection: keep-alive', 'keep-alive: timeout=5, max=100']],
    [['connection: Upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQCAAAAAAIAAAAA']],
    [['connection: close, x-hop', 'x-hop: 1']],
    [['keep-alive: timeout=5']],
    [['upgrade: h2c']],
    [['te: trailers', 'trailer: x-digest']],
    [['proxy-connection: keep-alive', 'proxy-authorization: Basic eDp5']],
    [['connection: upgrade', 'upgrade: websocket']],
  ])('forwards a call without the headers of its own connection: %s', async (headers) => {
    const url = await listen();
    const body = '{"a":1}';
    const form = 'multipart/form-data; boundary=x';
    for (const type of ['application/json', form]) {
      const lines = ['host: x', `content-type: ${type}`, `content-length: ${body.length}`, ...headers];
      const answer = await rawCall(url, [`POST /api/pedidos HTTP/1.1`, ...lines, '', body].join('\r\n'));
      expect(answer.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '')).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toContain(JSON.stringify(body));
      const seen = api.seen.at(-1)?.headers ?? {};
      const own = headers.map((line) => line.split(':')[0] ?? '').filter((name) => name !== 'connection');
      for (const name of own) expect(seen).not.toHaveProperty(name);
    }
  });

  it.each(['cookie: a\x7fb', 'x-odd: \x80\xff'])(
    'does not answer 502 for the odd header %j',
    async (line) => {
      const url = await listen();
      const answer = await rawCall(url, `GET /api/marcas HTTP/1.1\r\nhost: x\r\n${line}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 (200|400) /);
    },
  );

  it('passes on a 503 without a retry', async () => {
    const url = await listen();
    const before = api.seen.length;
    expect((await fetch(`${url}/api/503`)).status).toBe(503);
    expect(api.seen.length - before).toBe(1);
  });

  it('retries a GET once after a broken connection, and never retries a POST', async () => {
    const url = await listen();
    const before = api.seen.length;
    expect((await fetch(`${url}/api/cortado`)).status).toBe(200);
    expect(api.seen.length - before).toBe(2);
    const order = await fetch(`${url}/api/cortado?pedido`, { method: 'POST', body: '{}' });
    expect(order.status).toBe(502);
    expect(api.seen.length - before).toBe(3);
  });

  it('answers 502 with the Spanish message when the API is down', async () => {
    const url = await listen({ apiUrl: 'http://127.0.0.1:1' });
    const answer = await fetch(`${url}/api/marcas`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual(refusalOf('API_NO_DISPONIBLE'));
  });

  it("refuses calls that never reach the API in the API's error format", async () => {
    const url = await listen();
    const bad = await fetch(`${url}/api/marcas/%E0%A4%A`);
    expect(bad.status).toBe(400);
    expect(await bad.json()).toEqual(refusalOf('DATOS_INVALIDOS'));
    const gone = await fetch(`${url}/assets/app-gone.js`);
    expect(await gone.json()).toEqual(refusalOf('NO_ENCONTRADO'));
    for (const [path, code] of [
      [`/api/marcas?term=${'a'.repeat(20_000)}`, 'ARCHIVO_DEMASIADO_GRANDE'],
      ['sin barra', 'DATOS_INVALIDOS'],
    ] as const) {
      const answer = await rawGet(url, path);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(refusalOf(code));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${refusalOf(code).statusCode} `));
    }
  });

  it('forwards a websocket', async () => {
    const url = await listen();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const message = await new Promise((resolve, reject) => {
      socket.onmessage = (event) => resolve(event.data);
      socket.onerror = () => reject(new Error('no connection'));
    });
    expect(message).toBe('hola');
    expect(api.seen.at(-1)?.url).toBe('/socket.io/?EIO=4&transport=websocket');
    expect(api.seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
    socket.close();
  });
});
