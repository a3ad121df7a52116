import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { migrateAllBut, migrateLike } from '../testing/older-database.ts';
import { withClient } from '../testing/rows-of.ts';
import { bareDatabase, testDatabase } from '../testing/test-database.ts';
import { execute } from '../testing/test-databases.ts';
import { prepareDatabase } from './prepare-database.ts';
import { prepareQueues } from './queues.ts';
import { grantServing, roleOf } from './serving-role.ts';

/** PostgreSQL's answer while the server recovers from a crash. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
const text = Buffer.from(fields.map((field) => `${field}\0`).join(''));
const STARTING = Buffer.concat([Buffer.from('E\0\0\0\0'), text]);
STARTING.writeInt32BE(text.length + 4, 1);

it('waits for a database that is starting', async () => {
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

it('lets readers continue while a migration waits for a long transaction, and migrates afterwards', async () => {
  const { ownerUrl: url, drop } = await bareDatabase();
  // A later migration alters `productos`.
  await migrateLike(url, 'version 1.0.0');
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
    // Queued behind the migration, which stops after its lock timeout.
    await read();
    expect(migrated).toBe(false);
    await reader.query('COMMIT');
    return { prepared };
  });
  await (await prepared).prepared;
  await withClient(url, (client) => client.query('SELECT codigo FROM productos'));
  await drop();
});

it('does not deadlock with a reader of two tables, although the migrations wait for a third', async () => {
  const { ownerUrl: url, drop } = await bareDatabase();
  await migrateLike(url, 'version 1.0.0');
  await prepareQueues(url);
  const waiting = `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND NOT l.granted`;
  const prepared = withClient(url, (reader) =>
    withClient(url, async (other) => {
      // The migrations alter usuarios first, then productos, and pedidos last.
      await reader.query('BEGIN; SELECT FROM pedidos');
      await other.query('BEGIN; SELECT FROM productos');
      const prepared = prepareDatabase({ url });
      await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
      const read = reader.query('SELECT FROM usuarios');
      await sleep(300);
      await other.query('COMMIT');
      await read;
      await reader.query('COMMIT');
      return { prepared };
    }),
  );
  await (await prepared).prepared;
  await withClient(url, (client) => client.query('SELECT iva FROM pedidos'));
  await drop();
});

const TOO_OLD =
  'La base de datos no está en la versión de este programa y la cuenta de DATABASE_URL no es su dueña: ejecute migrate (npx pnpm@12 migrate, o sudo systemctl start tienda-migrate) y vuelva a iniciar.';

it('refuses an older schema when the role owns nothing, and starts once the owner has migrated', async () => {
  const { url, ownerUrl, drop } = await bareDatabase();
  const appliedCount = async () =>
    (await withClient(ownerUrl, (client) => client.query('SELECT FROM drizzle.__drizzle_migrations')))
      .rowCount;
  await expect(prepareDatabase({ url })).rejects.toThrow(TOO_OLD);
  await migrateAllBut(ownerUrl, 1);
  await prepareQueues(ownerUrl);
  const before = await appliedCount();
  // The role first lacks all privileges, then has all of them.
  await expect(prepareDatabase({ url })).rejects.toThrow(TOO_OLD);
  await withClient(ownerUrl, (client) => grantServing(client, roleOf(url)));
  await expect(prepareDatabase({ url })).rejects.toThrow(TOO_OLD);
  expect(await appliedCount()).toBe(before);
  expect(await prepareDatabase({ url, ownerUrl })).toEqual({ servesAsOwner: false });
  expect(await prepareDatabase({ url })).toEqual({ servesAsOwner: false });
  await drop();
});

it('fails while a queue of this version is missing, or the queues have another version', async () => {
  const { url, ownerUrl, drop } = await testDatabase();
  await execute(ownerUrl, "DELETE FROM pgboss.queue WHERE name = 'stock'");
  await expect(prepareDatabase({ url })).rejects.toThrow(TOO_OLD);
  await prepareDatabase({ url, ownerUrl });
  await execute(ownerUrl, 'UPDATE pgboss.version SET version = version - 1');
  await expect(openJobs(url, () => undefined)).rejects.toThrow(TOO_OLD);
  await drop();
});

it('migrates as the only role, which owns the tables, and reports that the owner serves', async () => {
  const { ownerUrl, drop } = await bareDatabase();
  expect(await prepareDatabase({ url: ownerUrl })).toEqual({ servesAsOwner: true });
  expect(await prepareDatabase({ url: ownerUrl })).toEqual({ servesAsOwner: true });
  await drop();
});

it('names the setting of the database that does not answer', async () => {
  const { url, ownerUrl, drop } = await testDatabase();
  const wrong = (of: string) => Object.assign(new URL(of), { pathname: '/ninguna' }).href;
  await expect(prepareDatabase({ url: wrong(url), ownerUrl })).rejects.toThrow('revise DATABASE_URL.');
  await expect(prepareDatabase({ url, ownerUrl: wrong(ownerUrl) })).rejects.toThrow(
    'revise MIGRATION_DATABASE_URL.',
  );
  await drop();
});
