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
  database = openDatabase(testDb.url, 10);
  app = (await buildApp(testDeps(database))).app;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await testDb.drop();
});

it('never use all connections, and get 503 at once when the queue is full', async () => {
  const holder = new pg.Client({ connectionString: testDb.url });
  await holder.connect();
  await holder.query('BEGIN');
  // A search reads this table first.
  await holder.query('LOCK TABLE productos_buscados');
  const statuses: number[] = [];
  const searches = Array.from({ length: 150 }, async (_, word) => {
    const { statusCode } = await app.inject(`/api/productos/search?term=palabra${word}`);
    statuses.push(statusCode);
  });
  expect((await app.inject('/api/categorias')).statusCode).toBe(200);
  await expect.poll(() => statuses).toEqual(Array(46).fill(503));
  await holder.query('ROLLBACK');
  await holder.end();
  await Promise.all(searches);
  expect(statuses.filter((status) => status === 200)).toHaveLength(104);
});

it('evict no list from the answer cache', { timeout: 240_000 }, async () => {
  const list = () => app.inject('/api/productos?limit=10&offset=0');
  await list();
  const search = (word: number) => app.inject(`/api/productos/search?term=otra${word}`);
  for (let word = 0; word < 2100; word += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, more) => search(word + more)));
  }
  const holder = new pg.Client({ connectionString: testDb.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE productos, productos_buscados');
  // Answered from the cache: both tables are locked.
  expect((await list()).statusCode).toBe(200);
  await holder.query('ROLLBACK');
  await holder.end();
});

it('run without JIT compilation, which would delay each by a second on some servers', async () => {
  const { rows } = await database.pool.query('SHOW jit');
  expect(rows).toEqual([{ jit: 'off' }]);
});
