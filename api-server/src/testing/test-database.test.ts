import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from './test-database.ts';

const made: TestDatabase[] = [];
afterAll(() => Promise.all(made.map((database) => database.drop())));

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

it('creates independent databases concurrently', async () => {
  made.push(...(await Promise.all([testDatabase(), testDatabase(), testDatabase()])));
  const [one, other] = made;
  if (!one || !other) throw new Error('no databases');
  await query(one.ownerUrl, 'create table only_here (id int)');
  const found = await query(other.url, "select to_regclass('only_here') as name");
  expect(found).toEqual([{ name: null }]);
});

it('lets a test use the extensions that the search needs', async () => {
  const database = await testDatabase();
  made.push(database);
  await query(database.url, 'create extension if not exists unaccent');
  await query(database.url, 'create extension if not exists pg_trgm');
  expect(await query(database.url, "select unaccent('MANÍ') as text")).toEqual([{ text: 'MANI' }]);
});
