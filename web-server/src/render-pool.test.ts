import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from 'api-client/contract/errors';
import { beforeEach, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { RenderPool } from './render-pool.ts';

let pool: RenderPool;
let visits: AbortController[];

beforeEach(async () => {
  visits = [];
  pool = new RenderPool(new URL('./testing/render-thread.ts', import.meta.url), undefined, 1);
  await pool.ready();
  return async () => {
    for (const visit of visits) visit.abort();
    await pool.close();
  };
});

function ask(path: string, address = '192.0.2.1') {
  const visit = new AbortController();
  visits.push(visit);
  const request = new Request(`http://tienda.test${path}`, { signal: visit.signal });
  return pool.handler(request, { mark: 'm', address });
}

/** Starts `count` renders per address that stay unfinished. */
const hold = (count: number, addresses: string[]) =>
  addresses.flatMap((address) => Array.from({ length: count }, () => ask('/espera', address)));

it('renders a page with its headers and the nonce', async () => {
  const page = await ask('/inicio');
  expect([page.status, page.headers.get('x-page')]).toEqual([200, '/inicio']);
  expect(await page.text()).toContain('/inicio<script nonce="m">');
});

it('answers 503 at once to an address over its limit, and leaves room for other addresses', async () => {
  hold(20, ['192.0.2.1']);
  const refused = await ask('/inicio');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toContain('Hay más visitas de las que podemos atender a la vez.');
  const other = ask('/inicio', '192.0.2.2');
  for (const visit of visits.slice(0, 20)) visit.abort();
  expect((await other).status).toBe(200);
});

it('limits the queue, however many addresses ask', async () => {
  hold(
    4,
    Array.from({ length: 10 }, (_, index) => `192.0.2.${index}`),
  );
  expect((await ask('/inicio', '192.0.2.99')).status).toBe(503);
  for (const visit of visits) visit.abort();
  await expect.poll(async () => (await ask('/inicio', '192.0.2.99')).status).toBe(200);
});

it('frees the room of visitors who left before their pages were started', async () => {
  const waiting = hold(20, ['192.0.2.1']);
  for (const visit of visits) visit.abort();
  await Promise.all(waiting);
  expect((await ask('/inicio')).status).toBe(200);
});

it('replaces a thread that ends', async () => {
  await expect(ask('/muere')).rejects.toThrow('The page was not rendered');
  expect((await ask('/inicio')).status).toBe(200);
});

it('serves other calls while a page is rendered, and hides the reason when a page fails', async () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'tienda web-'));
  const apiUrl = 'http://127.0.0.1:1';
  const app = await createWebServer({ name: 'storefront', apiUrl, staticDir, handler: pool.handler });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const broken = await fetch(`${url}/roto`);
  expect([broken.status, await broken.json()]).toEqual([500, refusalOf('ERROR_INTERNO')]);
  expect((await fetch(`${url}/inicio`, { method: 'POST', body: 'x' })).status).toBe(404);
  const endless = connect(Number(new URL(url).port), '127.0.0.1');
  endless.write('GET /sin-fin HTTP/1.1\r\nhost: x\r\n\r\n');
  expect((await fetch(`${url}/api/marcas`)).status).toBe(502);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  endless.destroy();
  await pool.close();
  await app.close();
  rmSync(staticDir, { recursive: true });
});

it('sends the 503 with the security headers of any page', async () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'tienda web-'));
  const apiUrl = 'http://127.0.0.1:1';
  const app = await createWebServer({ name: 'storefront', apiUrl, staticDir, handler: pool.handler });
  hold(20, ['127.0.0.1']);
  const refused = await app.inject({ url: '/inicio', remoteAddress: '127.0.0.1' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
  expect(refused.body).toContain('Un momento, por favor');
  for (const visit of visits) visit.abort();
  await app.close();
  rmSync(staticDir, { recursive: true });
});

it("rejects at start when the thread's module cannot be loaded", async () => {
  const none = new RenderPool(new URL('./testing/none.ts', import.meta.url), undefined, 1);
  await expect(none.ready()).rejects.toThrow('none.ts');
  await none.close();
});
