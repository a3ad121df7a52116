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
  pool = new RenderPool(new URL('./testing/render-thread.ts', import.meta.url), 1);
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

/** Visitors whose pages are not ready, so many for each of some addresses. */
const hold = (count: number, addresses: string[]) =>
  addresses.flatMap((address) => Array.from({ length: count }, () => ask('/espera', address)));

it('makes a page, with its headers and its scripts marked', async () => {
  const page = await ask('/inicio');
  expect([page.status, page.headers.get('x-page')]).toEqual([200, '/inicio']);
  expect(await page.text()).toContain('/inicio<script nonce="m">');
});

it('tells whoever is too many to come again, at once, and leaves room for other addresses', async () => {
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

it('never has more waiting than it makes soon, from however many addresses', async () => {
  hold(
    4,
    Array.from({ length: 10 }, (_, index) => `192.0.2.${index}`),
  );
  expect((await ask('/inicio', '192.0.2.99')).status).toBe(503);
  for (const visit of visits) visit.abort();
  await expect.poll(async () => (await ask('/inicio', '192.0.2.99')).status).toBe(200);
});

it('takes no room for whoever is gone before the page was begun', async () => {
  const waiting = hold(20, ['192.0.2.1']);
  for (const visit of visits) visit.abort();
  await Promise.all(waiting);
  expect((await ask('/inicio')).status).toBe(200);
});

it('goes on with another thread when one ends', async () => {
  await expect(ask('/muere')).rejects.toThrow('Nobody made the page');
  expect((await ask('/inicio')).status).toBe(200);
});

it('holds nobody else up while a page is made, and tells nobody why one can not be', async () => {
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

it('refuses over the wire, with the headers of any page, before it makes a request of it', async () => {
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

it('says at start that its program can not be had', async () => {
  const none = new RenderPool(new URL('./testing/none.ts', import.meta.url), 1);
  await expect(none.ready()).rejects.toThrow('none.ts');
  await none.close();
});
