import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './db/database.ts';
import { isDatabaseAway } from './error-codes.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.url, 2);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );

describe('the database counts as unreachable', () => {
  it('when no connection becomes free in time', async () => {
    const pool = new pg.Pool({ connectionString: test.url, max: 1, connectionTimeoutMillis: 300 });
    const connecting = pool.connect().catch(() => pool.connect());
    const held = await connecting;
    expect(isDatabaseAway(await failureOf(drizzle(pool).execute('SELECT 1')))).toBe(true);
    held.release();
    await pool.end();
  });

  it.each([
    ['in the middle of a query', 'SELECT pg_sleep(60)'],
    ['between two queries', 'SELECT 1'],
  ])('when the connection is lost in a transaction, %s, and works again afterwards', async (_, first) => {
    const lost = failureOf(
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        const running = tx.execute(first);
        await Promise.all([running, database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])]);
        // The first of these may still be sent before the connection notices the loss.
        for (;;) await tx.execute('SELECT 1');
      }),
    );
    expect(isDatabaseAway(await lost)).toBe(true);
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('but not when a query is wrong', async () => {
    expect(isDatabaseAway(await failureOf(database.pool.query('SELECT nothing')))).toBe(false);
  });
});
