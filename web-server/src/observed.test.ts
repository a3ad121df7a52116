import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'tienda-log-'));
const lines: string[] = [];
let api: FakeApi;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html>');
  api = await startFakeApi();
  app = await createWebServer({
    name: 'storefront',
    apiUrl: api.url,
    staticDir,
    handler: async ({ url: asked }) => {
      if (asked.includes('/roto')) throw new Error('something broke');
      return new Response('page');
    },
    trustProxy: ['127.0.0.1'],
    logger: { write: (line) => void lines.push(line) },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await api.close();
  rmSync(staticDir, { recursive: true, force: true });
});

const logged = () => lines.map((line) => JSON.parse(line));

it('logs each answer by its route, without the rest of the address', async () => {
  const answer = await fetch(`${url}/restablecer/un-codigo-secreto?token=tambien`);
  expect(await answer.text()).toBe('page');
  expect(logged()).toMatchObject([
    { level: 30, method: 'GET', route: '/restablecer', status: 200, ms: expect.any(Number), msg: 'answered' },
  ]);
  expect(logged()[0].id).toBe(answer.headers.get('x-request-id'));
  for (const secret of ['secreto', 'tambien', '127.0.0.1']) expect(lines.join('')).not.toContain(secret);
});

it('forwards the request id to the API: its own, or the id of a trusted proxy', async () => {
  const own = await fetch(`${url}/api/productos`);
  await own.text();
  const given = await fetch(`${url}/api/productos`, { headers: { 'x-request-id': 'del-proxy-1' } });
  await given.text();
  expect(given.headers.get('x-request-id')).toBe('del-proxy-1');
  expect(api.seen.map(({ headers }) => headers['x-request-id'])).toEqual([
    own.headers.get('x-request-id'),
    'del-proxy-1',
  ]);
  expect(logged().map(({ route }) => route)).toEqual(['/api/*', '/api/*']);
});

it('never logs the token of a mailed link, also when the page fails or the call goes to the API', async () => {
  for (const path of ['restablecer-password', 'roto', 'api/auth/reset-password', 'assets/nada.js']) {
    await (await fetch(`${url}/${path}?token=un-secreto`)).text();
  }
  expect(logged().filter(({ msg }) => msg === 'answered')).toHaveLength(4);
  expect(logged()[0].route).toBe('/restablecer-password');
  expect(lines.join('')).not.toContain('un-secreto');
});

it('logs an error with the request id that the caller sees', async () => {
  const answer = await fetch(`${url}/roto`);
  expect(answer.status).toBe(500);
  const [failure] = logged();
  expect(failure).toMatchObject({
    level: 50,
    msg: 'something broke',
    id: answer.headers.get('x-request-id'),
  });
});

it.each(['/metrics', '/api/../metrics', '/api/%2e%2e/metrics'])(
  "does not let a caller reach the API's metrics as a local client: %s",
  async (path) => {
    const before = api.seen.length;
    await new Promise((resolve, reject) => {
      // Node's http client sends the path unchanged; fetch would normalise it.
      get({ port: new URL(url).port, host: '127.0.0.1', path }, (answer) =>
        answer.resume().on('end', resolve),
      ).on('error', reject);
    });
    for (const { headers } of api.seen.slice(before)) expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  },
);
