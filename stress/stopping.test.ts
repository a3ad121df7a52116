/** A deployed API and a deployed storefront are stopped while a proxy's kept-alive connections use them. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'api-server/db/database';
import { createTokens } from 'api-server/http/tokens';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { type TestDatabase, testDatabase } from 'api-server/testing/test-database';
import { freePort } from 'node-kit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { Api, PATIENCE } from './processes.ts';
import { JWT_SECRET } from './stage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stopping-'));
let database: TestDatabase;
let own: ReturnType<typeof openDatabase>;
let api: Api;
let shop: Api;
let order: { headers: Record<string, string>; body: string };

beforeAll(async () => {
  await buildApp('storefront', new Crew());
  database = await testDatabase();
  own = openDatabase(database.url, 2);
  const test = { database: own, tokens: createTokens(JWT_SECRET) };
  const { producto_id, precio } = await makeProduct(test, { precio: 9_000_000 });
  const { usuario, token } = await makeUser(test);
  const detalles = [{ producto_id, cantidad: 1, precio_unitario: precio / 100 }];
  order = {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ usuarioId: usuario.usuario_id, detalles }),
  };
  const common = { NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  api = new Api(await freePort(), { ...common, DATABASE_URL: database.url, JWT_SECRET, RATE_LIMITS: 'off' });
  await api.healthy();
  shop = new Api(await freePort(), { ...common, API_URL: new URL(api.url).origin }, 'storefront');
  await shop.healthy();
}, PATIENCE);

afterAll(async () => {
  await Promise.all([shop.stop(), api.stop()]);
  await own.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, PATIENCE);

it(
  'answers an order in progress before it stops',
  async () => {
    const holder = await own.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE pedidos IN ACCESS EXCLUSIVE MODE');
    const answer = fetch(`${api.url}/pedidos`, { method: 'POST', ...order });
    const waiting = "SELECT FROM pg_locks WHERE relation = 'pedidos'::regclass AND NOT granted";
    await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: PATIENCE }).toBe(1);
    const restarted = api.restart();
    await sleep(500);
    await holder.query('COMMIT');
    holder.release();
    expect((await answer).status).toBe(201);
    await restarted;
    await api.healthy();
  },
  PATIENCE,
);

/** Milliseconds: below the 15 s that `docs/operating.md` promises, and above the 5 s of an older limit that cut calls off. */
const HELD = 7_000;

it.each(['api', 'shop'] as const)(
  'completes an order at the %s whose body arrives 7 s after the stop signal',
  async (which) => {
    const server = { api, shop }[which];
    const url = { api: api.url, shop: `${shop.url}/api` }[which];
    const headers = { ...order.headers, 'content-length': order.body.length };
    const call = request(`${url}/pedidos`, { method: 'POST', headers });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.write(order.body.slice(0, 10));
    await sleep(300);
    const restarted = server.restart();
    await sleep(HELD);
    call.end(order.body.slice(10));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(201);
    await restarted;
    await server.healthy();
  },
  PATIENCE,
);

/** Sends calls over a kept-alive connection, each after the last answer, until the server stops listening. Returns the outcomes. */
async function callUntilClosed(url: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen: string[] = [];
  for (;;) {
    const call = request(url, { agent });
    call.end();
    try {
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      seen.push(String(answer.statusCode));
    } catch (error) {
      // A new connection may fail: a proxy uses the other server. The kernel resets those that no process has accepted when
      // the server stops listening. After an error on a kept connection, a proxy cannot know whether to retry.
      const { code } = error as NodeJS.ErrnoException;
      const isUnaccepted = code === 'ECONNREFUSED' || code === 'ECONNRESET';
      seen.push(isUnaccepted && !call.reusedSocket ? 'not accepted' : `${code} on a kept connection`);
      agent.destroy();
      return seen;
    }
    await sleep(5);
  }
}

it.each(['api', 'shop'] as const)(
  'closes no connection of the %s while a call is sent over it',
  async (which) => {
    const server = { api, shop }[which];
    const path = { api: '/productos?limit=5&offset=0', shop: '/inicio' }[which];
    const callers = Array.from({ length: 10 }, () => callUntilClosed(server.url + path));
    await sleep(300);
    await server.restart();
    const seen = await Promise.all(callers);
    await server.healthy();
    expect([...new Set(seen.flat())].sort()).toEqual(['200', 'not accepted']);
  },
  PATIENCE,
);
