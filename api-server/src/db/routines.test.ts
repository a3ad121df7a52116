import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withClient } from '../testing/rows-of.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrateAsOwner } from './prepare-database.ts';

let database: TestDatabase;
let schema: string[];
beforeAll(async () => {
  database = await testDatabase();
  schema = await schemaOf(database.ownerUrl);
});
afterAll(() => database.drop());

const run = (...statements: string[]) =>
  withClient(database.ownerUrl, async (client) => {
    for (const sql of statements) await client.query(sql);
  });
const hashes = () =>
  withClient(
    database.ownerUrl,
    async (client: pg.Client) => (await client.query('SELECT * FROM drizzle.routines ORDER BY file')).rows,
  );

/** Other definitions than those of the files. */
const OTHER_DAY =
  "CREATE OR REPLACE FUNCTION dia_de(momento timestamptz) RETURNS date IMMUTABLE RETURN date '2000-01-01'";
const OTHER_TRIGGER = 'DROP TRIGGER version_ajustes ON ajustes';
/** Records that the file was applied with other content. */
const older = (file: string) => `UPDATE drizzle.routines SET hash = 'older' WHERE file = '${file}'`;

beforeEach(async () => {
  await run(...['0-rules.sql', '2-triggers.sql'].map(older));
  await migrate(database.ownerUrl, database.url);
  expect(await schemaOf(database.ownerUrl)).toEqual(schema);
});

it('applies a changed file again, and leaves an unchanged file', async () => {
  const before = await hashes();
  expect(before.map(({ file }) => file)).toEqual(readdirSync(join(import.meta.dirname, 'routines')).sort());
  await run(OTHER_DAY, OTHER_TRIGGER, older('0-rules.sql'));
  await migrate(database.ownerUrl, database.url);
  const after = await schemaOf(database.ownerUrl);
  expect(after).toEqual(schema.filter((line) => !line.startsWith('trigger ajustes version_ajustes:')));
  expect(await hashes()).toEqual(before);
});

it('applies each file again without a change of the schema', async () => {
  await run("UPDATE drizzle.routines SET hash = 'older'");
  await migrate(database.ownerUrl, database.url);
  expect(await schemaOf(database.ownerUrl)).toEqual(schema);
});

it('names the file of an error, and leaves the database unchanged', async () => {
  // A function with another type of result cannot be replaced.
  await run(
    'DROP TRIGGER sumas_plegadas ON sumas',
    'DROP FUNCTION plegar_sumas()',
    'CREATE FUNCTION plegar_sumas() RETURNS int RETURN 1',
    OTHER_DAY,
    ...['0-rules.sql', '1-sums.sql'].map(older),
  );
  const [before, applied] = [await schemaOf(database.ownerUrl), await hashes()];
  await expect(migrateAsOwner(database)).rejects.toThrow(
    /^No se pudo preparar la base de datos \(1-sums\.sql: cannot change return type of existing function\)\.$/,
  );
  expect(await schemaOf(database.ownerUrl)).toEqual(before);
  expect(await hashes()).toEqual(applied);
  await run('DROP FUNCTION plegar_sumas()');
});

it('leaves the functions of a newer version when an older version starts', async () => {
  const newer =
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT $$newer$$, max(created_at) + 1 FROM drizzle.__drizzle_migrations';
  await run(newer, OTHER_DAY, older('0-rules.sql'));
  const before = await schemaOf(database.ownerUrl);
  await migrate(database.ownerUrl, database.url);
  expect(await schemaOf(database.ownerUrl)).toEqual(before);
  await run("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
});

it('locks no table when no file changed', async () => {
  await withClient(database.ownerUrl, async (reader) => {
    const tables = await reader.query<{ name: string }>(
      "SELECT string_agg(oid::regclass::text, ', ') AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
    );
    await reader.query(`BEGIN; LOCK TABLE ${tables.rows[0]?.name} IN ACCESS EXCLUSIVE MODE`);
    await migrate(database.ownerUrl, database.url);
    await reader.query('ROLLBACK');
  });
});

it('replaces each function and trigger in exactly one place', () => {
  const folder = join(import.meta.dirname, 'routines');
  const statement = /^CREATE OR REPLACE (?:FUNCTION (\w+)|TRIGGER (\w+)[^;]*? ON (\w+))/gm;
  const names = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(statement)].map(
      ([, name, trigger, table]) => name ?? `${table} ${trigger}`,
    ),
  );
  expect(names.length).toBe(schema.filter((line) => /^(function|trigger) /.test(line)).length);
  expect(names).toEqual([...new Set(names)]);
});
