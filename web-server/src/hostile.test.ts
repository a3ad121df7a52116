/** Hostile connections. A crash of the server would end the test run. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from 'api-client/contract/errors';
import type { FastifyInstance } from 'fastify';
import certificates from 'selfsigned';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'tienda web-'));
let api: FakeApi;
let app: FastifyInstance;
let url: string;
let rendered: number;
let waiting: Socket[];

beforeAll(async () => {
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html>');
  api = await startFakeApi();
});
beforeEach(async () => {
  rendered = 0;
  waiting = [];
  const handler = async () => {
    rendered += 1;
    return new Response('x'.repeat(100_000));
  };
  app = await createWebServer({ name: 'storefront', apiUrl: api.url, staticDir, handler });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  return async () => {
    for (const socket of waiting) socket.destroy();
    await app.close();
  };
});
afterAll(async () => {
  await api.close();
  rmSync(staticDir, { recursive: true, force: true });
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  waiting.push(socket);
  await once(socket, 'connect');
  return socket;
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\nhost: x\r\n\r\n`;
const upgrade = (path: string) =>
  head(`GET ${path} HTTP/1.1`, 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13');
const healthy = async () => expect((await fetch(`${url}/health`)).status).toBe(200);

it.each(['/', '/api/marcas', '/socket.io/?EIO=4&transport=websocket', '/socket.ioX'])(
  'survives an upgrade of %s that is reset',
  async (path) => {
    for (let i = 0; i < 5; i += 1) {
      const socket = await open();
      socket.write(upgrade(path));
      socket.resetAndDestroy();
      const answered = await open();
      answered.write(upgrade(path));
      await once(answered, 'data');
      answered.resetAndDestroy();
    }
    await healthy();
  },
);

it('survives a header that cannot be forwarded, and an API that is down', async () => {
  const odd = await open();
  odd.write(upgrade('/socket.io/').replace('host: x', 'host: x\r\ncookie: a\x7fb'));
  await new Promise((resolve) => odd.once('close', resolve).resume());
  const away = await createWebServer({ name: 'storefront', apiUrl: 'http://127.0.0.1:1', staticDir });
  url = await away.listen({ port: 0, host: '127.0.0.1' });
  const socket = await open();
  socket.write(upgrade('/socket.io/'));
  await new Promise((resolve) => socket.once('close', resolve).resume());
  await healthy();
  await away.close();
});

it("forwards the API's refusal of a websocket", async () => {
  const socket = await open();
  socket.write(upgrade('/socket.io/?refuse'));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});

it('answers an unknown upgrade as a normal request', async () => {
  const socket = await open();
  socket.write(upgrade('/api/marcas'));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
});

it('closes the upstream connection when the client leaves, and shuts down with a websocket open', async () => {
  const socket = await open();
  socket.write(upgrade('/socket.io/'));
  await once(socket, 'data');
  const onward = api.upgraded.at(-1)?.resume();
  socket.destroy();
  await new Promise((resolve) => onward?.once('end', resolve));
  const last = await open();
  last.write(upgrade('/socket.io/'));
  await once(last, 'data');
});

it('stops producing responses when the client does not read them', async () => {
  const socket = await open();
  socket.pause();
  socket.write('GET /pagina HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2000));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(rendered).toBeLessThan(50);
  await healthy();
});

it('keeps the API free while bodies arrive slowly', async () => {
  const before = api.seen.length;
  for (let i = 0; i < 140; i += 1) {
    const socket = await open();
    socket.write(
      `${head('POST /api/pedidos HTTP/1.1', 'content-type: application/json', 'content-length: 20')}{`,
    );
  }
  expect((await fetch(`${url}/api/marcas`)).status).toBe(200);
  expect(api.seen.length - before).toBe(1);
});

it('limits the concurrent uploads of one address without blocking its other calls', async () => {
  const hold = async () => {
    const socket = await open();
    const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 20'];
    socket.write(`${head('POST /api/productos HTTP/1.1', ...form)}--x`);
    return socket;
  };
  const before = api.seen.length;
  for (let i = 0; i < 8; i += 1) await hold();
  await expect.poll(() => api.seen.length - before).toBe(8);
  const [refused] = await once(await hold(), 'data');
  expect(String(refused)).toMatch(/^HTTP\/1.1 429 /);
  expect(String(refused)).toContain(refusalOf('DEMASIADAS_SOLICITUDES').message);
  expect((await fetch(`${url}/api/marcas`)).status).toBe(200);
  // A finished upload frees a place.
  waiting[0]?.destroy();
  await expect
    .poll(async () => {
      const count = api.seen.length;
      await hold();
      await fetch(`${url}/api/marcas`);
      return api.seen.length - count;
    })
    .toBe(2);
});

it('refuses a body that is too large before the API sees any of it', async () => {
  const before = api.seen.length;
  const post = (body: string | ReadableStream) =>
    fetch(`${url}/api/pedidos`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  const large = await post('x'.repeat(1024 * 1024 + 1));
  expect(large.status).toBe(413);
  expect(await large.json()).toEqual(refusalOf('ARCHIVO_DEMASIADO_GRANDE'));
  expect(api.seen.length).toBe(before);
  expect((await post('x'.repeat(1024 * 1024))).status).toBe(200);
  const chunked = new Blob(['x'.repeat(1024 * 1024 + 1)]).stream();
  expect((await post(chunked)).status).toBe(413);
  expect(await (await post(new Blob(['{}']).stream())).json()).toMatchObject({ body: '{}' });
});

it('sends no token to a server whose certificate is not trusted', async () => {
  const { private: key, cert } = await certificates.generate([{ name: 'commonName', value: 'otra.example' }]);
  const heard: (string | undefined)[] = [];
  const impostor = createServer({ key, cert }, (request, response) => {
    heard.push(request.headers.authorization);
    response.end('{}');
  }).on('upgrade', (request, socket) => {
    heard.push(request.headers.authorization);
    socket.destroy();
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `https://127.0.0.1:${(impostor.address() as AddressInfo).port}`;
  const misled = await createWebServer({ name: 'storefront', apiUrl, staticDir });
  url = await misled.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/api/usuarios`, { headers: { authorization: 'Bearer x' } });
  expect(answer.status).toBe(502);
  const socket = await open();
  socket.write(upgrade('/socket.io/').replace('host: x', 'host: x\r\nauthorization: Bearer x'));
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect(heard).toEqual([]);
  await misled.close();
  impostor.close();
});
