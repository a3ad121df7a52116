/**
 * A deployed storefront and a deployed API with tracing: the spans that a collector gets, and the behaviour
 * when the collector hangs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
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
import { Api } from './processes.ts';
import { type ReceivedSpan, startTraceReceiver } from './trace-receiver.ts';

const JWT_SECRET = 'a secret for stress, long enough to sign with';
const EMAIL = 'ana.ramirez@ejemplo.test';
/** Ids of a trace that a proxy started. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-traces-'));
let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let api: Api;
let shop: Api;

beforeAll(async () => {
  await buildApp('storefront', new Crew());
  database = await testDatabase();
  receiver = await startTraceReceiver();
  const own = openDatabase(database.url, 2);
  const test = { database: own, tokens: createTokens(JWT_SECRET) };
  await makeProduct(test, { nombre: 'Quinoa del valle' });
  await makeUser(test, { email: EMAIL });
  await own.close();
  const common = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  };
  api = new Api(await freePort(), { ...common, DATABASE_URL: database.url, JWT_SECRET, RATE_LIMITS: 'off' });
  await api.healthy();
  const settings = { ...common, API_URL: new URL(api.url).origin, HOST: '127.0.0.1', TRUST_PROXY: '1' };
  shop = new Api(await freePort(), settings, 'storefront');
  await shop.healthy();
}, 180_000);

afterAll(async () => {
  await Promise.all([shop.stop(), api.stop()]);
  receiver.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const from = (proxy: string) => ({ traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': proxy });

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(50);
}

function spanOf(isIt: (span: ReceivedSpan) => boolean): ReceivedSpan {
  const found = receiver.spans.find(isIt);
  if (!found) throw new Error(`Not among ${receiver.spans.map(({ name }) => name).join(', ')}`);
  return found;
}

it('traces a page from the proxy to the SQL statements, with the request id', async () => {
  const page = await fetch(`${shop.url}/categorias?correo=${encodeURIComponent(EMAIL)}`, {
    headers: from('de-nginx-1'),
  });
  expect(await page.text()).toContain('Quinoa del valle');
  const isPage = ({ service, attributes }: ReceivedSpan) =>
    service === 'tienda-storefront' && attributes['http.request.header.x-request-id'] === 'de-nginx-1';
  const isCall = ({ service, name }: ReceivedSpan) =>
    service === 'tienda-api' && name === 'GET /api/productos';
  await until(() => receiver.spans.some(isPage) && receiver.spans.some(isCall));

  const asked = spanOf(isPage);
  expect(asked).toMatchObject({ name: 'GET /categorias', traceId: TRACE, parentSpanId: SPAN });
  expect(asked.attributes).toMatchObject({ 'http.route': '/categorias', 'http.response.status_code': '200' });
  const made = spanOf(({ name, parentSpanId }) => name === 'page' && parentSpanId === asked.spanId);
  const call = spanOf(isCall);
  expect([call.traceId, call.parentSpanId]).toEqual([TRACE, made.spanId]);
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/^select .*"productos".*\$1/),
  );
});

it('links a job and its mail to the request that caused them, without personal data', async () => {
  const answer = await fetch(`${shop.url}/api/auth/request-password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from('de-nginx-2') },
    body: JSON.stringify({ email: EMAIL }),
  });
  expect(answer.status).toBe(200);
  await fetch(`${shop.url}/api/productos?limit=5&offset=0&term=${encodeURIComponent(EMAIL)}`);
  await until(() => receiver.spans.some(({ name }) => name === 'mail'));

  const asked = spanOf(
    ({ service, attributes }) =>
      service === 'tienda-api' && attributes['http.request.header.x-request-id'] === 'de-nginx-2',
  );
  expect(asked.name).toBe('POST /api/auth/request-password-reset');
  const job = spanOf(({ name }) => name === 'job resetLink');
  expect(job.links).toMatchObject([{ traceId: asked.traceId }]);
  const sent = spanOf(({ name }) => name === 'mail');
  expect(sent.traceId).toBe(spanOf(({ spanId }) => spanId === sent.parentSpanId).traceId);
  for (const personal of ['ana.ramirez', 'ejemplo.test', 'Quinoa del valle', 'correo=']) {
    expect(receiver.raw()).not.toContain(personal);
  }
});

it('keeps answering and logs one warning while the collector hangs, and stops without waiting for it', async () => {
  receiver.hang();
  const ask = async () => (await fetch(`${shop.url}/api/marcas/destacadas?limit=3&offset=0`)).status;
  const countUndelivered = () =>
    api.said.split('\n').filter((line) => /Traces cannot be delivered/.test(line)).length;
  while (countUndelivered() === 0) {
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    await sleep(200);
  }
  await Promise.all([shop.restart(), api.restart()]);
  expect(countUndelivered()).toBe(1);
  await Promise.all([shop.healthy(), api.healthy()]);
  expect(await ask()).toBe(200);
});
