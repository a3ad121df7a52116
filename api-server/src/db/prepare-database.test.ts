import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { migrateAllBut, migrationsSince } from '../testing/older-database.ts';
import { bareDatabase, testDatabase } from '../testing/test-database.ts';
import { withClient } from '../testing/with-client.ts';
import { prepareDatabase } from './prepare-database.ts';
import { prepareQueues } from './queues.ts';

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
  await prepareDatabase({ url: Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href });
  expect(refused).toBe(2);
  server.close();
  await drop();
});

it('lets the catalogue be read while a migration waits for a long reader, and migrates after it', async () => {
  const { ownerUrl: url, drop } = await bareDatabase();
  // Its first statement alters `productos`.
  await migrateAllBut(url, migrationsSince('0053_codigos'));
  await prepareQueues(url);
  const read = () => withClient(url, (client) => client.query('SELECT count(*) FROM productos'));
  const waiting = "SELECT FROM pg_locks WHERE relation = 'productos'::regclass AND NOT granted";
  let migrated = false;
  const prepared = withClient(url, async (reader) => {
    await reader.query('BEGIN; SELECT count(*) FROM productos');
    const prepared = prepareDatabase({ url }).then(() => {
      migrated = true;
    });
    await expect.poll(async () => (await reader.query(waiting)).rowCount).toBeGreaterThan(0);
    // Queued behind the migration, which gives way.
    await read();
    expect(migrated).toBe(false);
    await reader.query('COMMIT');
    return { prepared };
  });
  await (await prepared).prepared;
  await withClient(url, (client) => client.query('SELECT codigo FROM productos'));
  await drop();
});
