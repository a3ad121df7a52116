import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { refusalOf } from 'api-client/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { testDeps } from '../testing/app-deps.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let testDb: TestDatabase;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>['app'];

beforeAll(async () => {
  testDb = await testDatabase();
  database = openDatabase(testDb.url, 2, { lock_timeout: 100 });
  app = (await buildApp(testDeps(database))).app;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await testDb.drop();
});

it('answers 503 while all queries wait for a lock, and serves again afterwards', async () => {
  const holder = new pg.Client({ connectionString: testDb.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE versiones');
  const [list, health] = await Promise.all([app.inject('/api/productos'), app.inject('/api/health')]);
  expect(list.statusCode).toBe(503);
  expect(list.json()).toEqual(refusalOf('NO_DISPONIBLE'));
  expect(list.headers['retry-after']).toBe('5');
  expect(health.statusCode).toBe(503);
  await holder.query('ROLLBACK');
  await holder.end();
  expect((await app.inject('/api/productos')).statusCode).toBe(200);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
});

it('has a timeout for statements, locks and idle transactions', async () => {
  const own = openDatabase(testDb.url, 1);
  const { rows } = await own.pool.query(
    "SELECT name, setting::int > 0 AS bounded FROM pg_settings WHERE name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'",
  );
  expect(rows.map(({ bounded }) => bounded)).toEqual([true, true, true]);
  await own.close();
});

/** Starts a TCP proxy to the database that can stop passing data in both directions. */
async function freezable(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const each of [socket, onward]) {
      sockets.add(each.on('error', () => undefined));
      each.once('close', () => sockets.delete(each));
    }
    if (frozen) socket.pause();
    else socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Closes the frozen connections and accepts new ones. */
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

it('answers 503 to every waiting call while the database hangs, and serves again afterwards', async () => {
  const way = await freezable(testDb.url);
  const own = openDatabase(way.url, 4);
  const { app } = await buildApp(testDeps(own));
  expect((await app.inject('/api/productos')).statusCode).toBe(200);
  way.freeze();
  const paths = ['/api/productos', '/api/version', '/api/health', '/api/marcas?limit=3', '/api/tienda'];
  const answers = await Promise.all(paths.map((path) => app.inject(path)));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(refusalOf('NO_DISPONIBLE'));
    expect(answer.headers['retry-after']).toBe('5');
  }
  way.thaw();
  await expect.poll(async () => (await app.inject('/api/productos')).statusCode).toBe(200);
  await app.close();
  await own.close();
  way.close();
});
