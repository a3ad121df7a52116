import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { prepareDatabase } from './prepare-database.ts';

/** As PostgreSQL answers whoever comes while it recovers from a crash. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
const text = Buffer.from(fields.map((field) => `${field}\0`).join(''));
const STARTING = Buffer.concat([Buffer.from('E\0\0\0\0'), text]);
STARTING.writeInt32BE(text.length + 4, 1);

it('waits for a database that is starting, instead of ending', async () => {
  const { url, drop } = await testDatabase();
  const target = new URL(url);
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (refused < 2) {
      refused += 1;
      socket.once('data', () => socket.end(STARTING));
      return;
    }
    const onward = connect(Number(target.port), target.hostname).on('error', () => undefined);
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  await prepareDatabase(Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href);
  expect(refused).toBe(2);
  server.close();
  await drop();
});
