import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBody } from 'api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await testApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function open(...lines: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  return socket;
}

/** Reads until the server closes the connection. */
async function answerTo(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: errorBody.parse(JSON.parse(body)) };
}

const LOGIN = ['POST /api/auth/login HTTP/1.1', 'host: x', 'content-type: application/json'];

describe('a broken HTTP request', () => {
  it.each([
    ['text that is not HTTP', ['HOLA', ''], 'DATOS_INVALIDOS'],
    [
      'a header of 20 kB',
      ['GET /api/marcas HTTP/1.1', `x: ${'a'.repeat(20_000)}`, '', ''],
      'ARCHIVO_DEMASIADO_GRANDE',
    ],
    [
      'a URL of 20 kB',
      [`GET /api/marcas?term=${'a'.repeat(20_000)} HTTP/1.1`, 'host: x', ''],
      'ARCHIVO_DEMASIADO_GRANDE',
    ],
    [
      'two ways to tell the length',
      [...LOGIN, 'content-length: 5', 'transfer-encoding: chunked', '', ''],
      'DATOS_INVALIDOS',
    ],
    ['a broken chunk', [...LOGIN, 'transfer-encoding: chunked', '', 'zz'], 'DATOS_INVALIDOS'],
  ] as const)('gets an error of the contract: %s', async (_, lines, code) => {
    const { status, head, body } = await answerTo(await open(...lines));
    expect(body.code).toBe(code);
    expect(status).toBe(body.statusCode);
    expect(head).toContain('no-store');
    expect(head).toContain('connection: close');
  });
});

describe('a body that is too large', () => {
  it.each(['with a content-length', 'without'])(
    'gets 413 even though the client still sends: %s',
    async (how) => {
      const json = JSON.stringify({ email: 'x'.repeat(4_000_000) });
      const response = await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(how === 'without'
          ? { body: new Blob([json]).stream(), duplex: 'half' as const }
          : { body: json }),
      });
      expect(response.status).toBe(413);
      expect(errorBody.parse(await response.json()).code).toBe('ARCHIVO_DEMASIADO_GRANDE');
    },
  );
});

describe('a slow client', () => {
  it('has time limits for the headers, the request and the connection', () => {
    const { headersTimeout, requestTimeout, timeout } = test.app.server;
    for (const limit of [headersTimeout, requestTimeout, timeout]) expect(limit).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
    // Enough for two pictures of 6 MB at 128 kbit/s.
    expect(requestTimeout).toBeGreaterThan((2 * 6 * 1024 * 1024 * 8) / 128);
  });

  it('is disconnected after a silence', async () => {
    const { server } = test.app;
    const before = server.timeout;
    server.setTimeout(50);
    const socket = await open(...LOGIN, 'content-length: 20', '', '{"email"');
    await once(socket.resume(), 'close');
    server.setTimeout(before);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });
});

it('accepts the longest names in a path', async () => {
  for (const letter of ['a', 'ñ', '豆']) {
    const path = `/api/productos/categoria/${encodeURIComponent(letter.repeat(255))}`;
    expect((await fetch(`${origin}${path}`)).status, letter).toBe(200);
  }
});
