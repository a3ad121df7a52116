import { once } from 'node:events';
import { type Database, openDatabase } from 'api-server/db/database';
import { productos } from 'api-server/db/schema/catalogo';
import { type TestDatabase, testDatabase } from 'api-server/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadIfEmpty } from './load-if-empty.ts';
import { mayBeEmpty } from './may-be-empty.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

/** A pool that closes idle connections at once instead of after ten seconds. */
function hasty(): Database {
  const database = openDatabase(test.url, 2);
  database.pool.options.idleTimeoutMillis = 1;
  return database;
}

const locksHeld = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS held FROM pg_locks
     WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0].held;
};

it('holds its lock during the load, even if the pool closes connections', async () => {
  const [one, watcher] = [hasty(), openDatabase(test.url, 1)];
  await loadIfEmpty(one, async () => {
    while (one.pool.totalCount > 0) await once(one.pool, 'remove');
    expect(await locksHeld(watcher)).toBe(1);
  });
  expect(await locksHeld(watcher)).toBe(0);
  await Promise.all([one.close(), watcher.close()]);
});

it('loads once for two parallel calls, and never into a shop with data', async () => {
  const database = openDatabase(test.url, 2);
  expect(await mayBeEmpty(test.url)).toBe(true);
  let loads = 0;
  const load = async () => {
    loads += 1;
    await database.pool.query(
      `WITH m AS (INSERT INTO marcas (marca_id, nombre) VALUES (gen_random_uuid(), 'Una') RETURNING marca_id)
       INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
       SELECT gen_random_uuid(), 'Uno', 'Uno solo.', 500, 'por_kilo', marca_id FROM m`,
    );
  };
  await Promise.all([loadIfEmpty(database, load), loadIfEmpty(database, load)]);
  await loadIfEmpty(database, load);
  expect(loads).toBe(1);
  expect(await mayBeEmpty(test.url)).toBe(false);
  expect(await database.db.$count(productos)).toBe(1);
  await database.close();
});
