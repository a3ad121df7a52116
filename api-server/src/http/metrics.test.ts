import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  test = await testApp({ logger: { write: (line) => void lines.push(line) } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const at = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, test.app.listeningOrigin), { headers });

interface Line {
  level: number;
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}
const answered = () =>
  lines.map((line) => JSON.parse(line) as Line & { msg: string }).filter(({ msg }) => msg === 'answered');

it('logs status, route and time of each request, without personal data or the query', async () => {
  lines.length = 0;
  const { usuario, token } = await makeUser(test);
  const answer = await at(`/api/usuarios/${usuario.usuario_id}?secreto=abc`, {
    authorization: `Bearer ${token}`,
  });
  expect(answer.status).toBe(200);
  expect(answered()).toMatchObject([
    { level: 30, method: 'GET', route: '/api/usuarios/:id', status: 200, ms: expect.any(Number) },
  ]);
  expect(answer.headers.get('x-request-id')).toBe(answered()[0]?.id);
  const log = lines.join('');
  for (const secret of [usuario.usuario_id, usuario.email, token, 'secreto', '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
});

it('keeps a valid request id of the app server, and replaces an invalid one', async () => {
  expect((await at('/api/health', { 'x-request-id': 'abc-1234' })).headers.get('x-request-id')).toBe(
    'abc-1234',
  );
  for (const unfit of ['short', 'x'.repeat(65), 'abc 12345678']) {
    const { headers } = await at('/api/health', { 'x-request-id': unfit });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-/);
  }
});

it('answers 200 on /live without the database, and 500 on /health', async () => {
  await test.asOwner.pool.query('ALTER TABLE versiones RENAME TO otras');
  expect((await at('/api/health/live')).status).toBe(200);
  const failed = await at('/api/health');
  expect(failed.status).toBe(500);
  const told = lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 50);
  expect(told.at(-1)?.id).toBe(failed.headers.get('x-request-id'));
  await test.asOwner.pool.query('ALTER TABLE otras RENAME TO versiones');
  expect((await at('/api/health')).status).toBe(200);
});

it('reports calls, connections and failed jobs in /metrics', async () => {
  await at('/api/productos?limit=1');
  await at('/api/productos?limit=0');
  await test.database.pool.query(
    `INSERT INTO pgboss.job (name, data, state) VALUES ('mail', '{}', 'failed')`,
  );
  const answer = await at('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toMatch(/http_request_duration_seconds_count\{operation="productos.list",status="2xx"\} 1/);
  expect(text).toMatch(/http_request_duration_seconds_count\{operation="productos.list",status="4xx"\} 1/);
  expect(text).toMatch(/db_pool_connections\{use="busy"\} \d/);
  expect(text).toMatch(/db_pool_waiting 0/);
  expect(text).toMatch(/jobs\{queue="mail",state="failed"\} 1/);
});

it('answers 404 on /metrics to a request through a proxy', async () => {
  const passedOn = await at('/metrics', { 'x-forwarded-for': '9.9.9.9' });
  expect([passedOn.status, await passedOn.json()]).toMatchObject([404, { code: 'NO_ENCONTRADO' }]);
});
