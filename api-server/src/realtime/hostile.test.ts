/** Tests attacks on connections. A crash of the process would fail the test run itself. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { twoApps } from '../testing/two-apps.ts';

let apps: Awaited<ReturnType<typeof twoApps>>;

beforeAll(async () => {
  apps = await twoApps();
});
afterAll(() => apps.close());

async function open(path: string): Promise<Socket> {
  const socket = connect(Number(new URL(apps.one.origin).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const lines = ['host: x', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(`GET ${path} HTTP/1.1\r\n${[...lines, key].join('\r\n')}\r\n\r\n`);
  return socket;
}

const WEBSOCKET = '/socket.io/?EIO=4&transport=websocket';

it.each(['/', '/api/marcas', WEBSOCKET, '/socket.io/?EIO=4&transport=polling&sid=x'])(
  'survives an upgrade of %s that is cut off',
  async (path) => {
    for (let i = 0; i < 5; i += 1) {
      (await open(path)).resetAndDestroy();
      const answered = await open(path);
      await once(answered, 'data');
      answered.resetAndDestroy();
    }
    expect((await fetch(`${apps.one.origin}/api/health`)).status).toBe(200);
  },
);

/** Returns the header of a masked text message with this length. */
function frameOf(bytes: number): Buffer {
  const head = Buffer.alloc(14);
  head.set([0x81, 0x80 | 127]);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}

it('closes the socket on a message above 16 KiB', async () => {
  const socket = await open(WEBSOCKET);
  await once(socket, 'data');
  const over = new Promise((resolve) => socket.resume().once('close', resolve));
  socket.write(frameOf(16 * 1024 + 1));
  await over;
});

it('stops producing responses when the client does not read them', async () => {
  let asked = 0;
  apps.one.app.server.on('request', () => {
    asked += 1;
  });
  let selected = 0;
  const { pool } = apps.one.database;
  pool.on('acquire', () => {
    selected += 1;
  });
  const socket = connect(Number(new URL(apps.one.origin).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2000));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(asked).toBeGreaterThan(50);
  expect(selected).toBeLessThan(50);
});
