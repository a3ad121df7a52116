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

it('answers that it is not available when all wait for one, health too, and serves again after it', async () => {
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

it('waits by itself for nothing longer than a call may take', async () => {
  const own = openDatabase(testDb.url, 1);
  const { rows } = await own.pool.query(
    "SELECT name, setting::int > 0 AS bounded FROM pg_settings WHERE name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'",
  );
  expect(rows.map(({ bounded }) => bounded)).toEqual([true, true, true]);
  await own.close();
});
