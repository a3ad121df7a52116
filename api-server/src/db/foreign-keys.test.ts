import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** The foreign keys of the shop, and whether an index begins with their columns. */
const KEYS = `
  SELECT format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ')) AS key, EXISTS (
    SELECT FROM pg_index i
    WHERE i.indrelid = c.conrelid AND i.indisvalid AND i.indpred IS NULL
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
  ) AS indexed
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
  GROUP BY c.oid, c.conrelid, c.conkey`;

it('has an index on every foreign key, so that deletes do not scan the referencing table', async () => {
  const { rows } = await test.database.pool.query<{ key: string; indexed: boolean }>(KEYS);
  expect(rows.filter(({ indexed }) => !indexed).map(({ key }) => key)).toEqual([]);
  expect(rows.map(({ key }) => key)).toContain('pedidos (usuario_id)');
});
