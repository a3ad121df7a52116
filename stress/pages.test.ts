/**
 * Two storefront processes and two APIs on one database. Visitors get the same bytes from both, and a change
 * through one API shows in the next page of both.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refusalOf } from 'api-client/contract/errors';
import { openDatabase } from 'api-server/db/database';
import { prepareDatabase } from 'api-server/db/prepare-database';
import { createTokens } from 'api-server/http/tokens';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import { freePort } from 'node-kit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { Api, postmasterOf, stopProcess } from './processes.ts';

const JWT_SECRET = 'a secret for stress, long enough to sign with';
const SERVER = join(import.meta.dirname, '..', 'storefront', 'server.ts');

interface Shop {
  url: string;
  child: ChildProcess;
  /** Its last errors, for messages. */
  said: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stress-'));
let postgres: Awaited<ReturnType<typeof startLocalPostgres>>;
let apis: Api[] = [];
const shops: Shop[] = [];
let productoId: string;
let staff: string;

beforeAll(async () => {
  postgres = await startLocalPostgres({ dataDir });
  await prepareDatabase(postgres);
  const database = openDatabase(postgres.url, 2);
  const test = { database, tokens: createTokens(JWT_SECRET) };
  productoId = (await makeProduct(test, { nombre: 'Quinoa del valle' })).producto_id;
  await makeProduct(test);
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  await database.close();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, JWT_SECRET, RATE_LIMITS: 'off' };
  apis = [new Api(await freePort(), env), new Api(await freePort(), env)];
  await buildApp('storefront', new Crew());
  for (const api of apis) {
    await api.healthy();
    shops.push(await startShop(new URL(api.url).origin));
  }
}, 180_000);

afterAll(async () => {
  for (const { child } of shops) {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  }
  await Promise.all(apis.map((api) => api.stop()));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function startShop(apiUrl: string): Promise<Shop> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'development', STOREFRONT_URL: 'http://localhost:4000' };
  const child = fork(SERVER, {
    env: { ...env, STOREFRONT_PORT: String(port), API_URL: apiUrl, HOST: '127.0.0.1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const shop = { url: `http://127.0.0.1:${port}`, child, said: '' };
  child.stderr?.on('data', (chunk) => {
    shop.said = (shop.said + chunk).slice(-2000);
  });
  const patience = AbortSignal.timeout(60_000);
  await waitFor(`${shop.url}/health`, patience);
  if (patience.aborted) throw new Error(`The storefront does not start. ${stateOf(shop)}`);
  return shop;
}

const stateOf = ({ url, child, said }: Shop) =>
  JSON.stringify({ url, exitCode: child.exitCode, signal: child.signalCode, said });

/** Requests a path from a storefront. @throws an error that tells the storefront's state, if no answer comes */
const ask = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers }).catch(({ cause }: Error) => {
    throw new Error(`No answer to ${path}: ${cause}. ${stateOf(shop)}`);
  });

/** Requests the path from both storefronts, checks that they answer the same, and returns the answer. */
async function pageOf(path: string, headers: Record<string, string> = {}) {
  const answers = await Promise.all(shops.map((shop) => ask(shop, path, headers)));
  const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
  expect(other).toBe(one);
  const [etag, ...etags] = answers.map((answer) => answer.headers.get('etag') ?? '');
  expect(etags).toEqual([etag]);
  return { html: one ?? '', etag: etag ?? '', statuses: answers.map(({ status }) => status) };
}

it('serves the licences of the packages in its pages', async () => {
  const answer = await fetch(`${shops[0]?.url}/licencias.md`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^## react-dom - \S+ \(MIT\)$/m);
});

it.each(['/inicio', '/categorias', '/marcas', '/about', '/login?returnTo=%2Fmarcas'])(
  "renders the same bytes of %s in both processes, with and without an advertisement's parameter",
  async (path) => {
    const { html, etag, statuses } = await pageOf(path);
    expect(statuses).toEqual([200, 200]);
    expect(etag).not.toBe('');
    const advertised = await pageOf(`${path}${path.includes('?') ? '&' : '?'}fbclid=abc`);
    expect(advertised.html).toBe(html);
    expect(html).not.toMatch(/\b1[6-9]\d{11}\b/);
    const again = await pageOf(path, { 'if-none-match': etag });
    expect([again.html, ...again.statuses]).toEqual(['', 304, 304]);
  },
);

it('shows a change through either API at once in both', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await pageOf('/categorias');
    const off = turn % 2 === 0;
    expect(before.html.includes('Quinoa del valle')).toBe(off);
    const answer = await fetch(
      `${apis[turn % 3 === 0 ? 0 : 1]?.url}${off ? '/productos' : '/productos/activate'}/${productoId}`,
      {
        method: off ? 'DELETE' : 'PATCH',
        headers: { authorization: `Bearer ${staff}` },
      },
    );
    expect(answer.ok).toBe(true);
    const after = await pageOf('/categorias', { 'if-none-match': before.etag });
    expect(after.statuses).toEqual([200, 200]);
    expect(after.html.includes('Quinoa del valle')).toBe(!off);
  }
});

it('does not cache a page that could not be rendered, and renders it when the API is back', async () => {
  const [api] = apis;
  const [shop] = shops;
  if (!api || !shop) throw new Error('not started');
  await api.kill(0);
  const broken = await ask(shop, '/promociones');
  expect([broken.status, broken.headers.get('cache-control'), broken.headers.get('etag')]).toEqual([
    503,
    'no-store',
    null,
  ]);
  await api.healthy();
  const { statuses } = await pageOf('/promociones');
  expect(statuses).toEqual([200, 200]);
});

it('answers while the database hangs: cached pages with 200, other pages and calls with 503', async () => {
  const kept = await pageOf('/inicio');
  const goOn = stopProcess(postmasterOf(dataDir));
  try {
    const [shop] = shops;
    const asked = ['/inicio', '/producto/no-existe', '/api/productos?limit=5&offset=0', '/api/tienda'];
    const answers = await Promise.all(asked.map((path) => fetch(`${shop?.url}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503]);
    expect(await answers[0]?.text()).toBe(kept.html);
    for (const answer of answers.slice(1))
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[1]?.text()).toContain('no responde');
    expect(await answers[2]?.json()).toEqual(refusalOf('NO_DISPONIBLE'));
  } finally {
    goOn();
  }
  for (const api of apis) await api.healthy();
  expect((await pageOf('/inicio')).statuses).toEqual([200, 200]);
}, 60_000);

it.each(['/.//x', '/..//otra.example/a', '/%2e//otra.example', '/.\\/otra.example', '/productos/..//x'])(
  'does not redirect %s to another host',
  async (path) => {
    const { hostname, port } = new URL(shops[0]?.url ?? '');
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: tienda.example\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 (30[1278]|404) /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
  },
);
