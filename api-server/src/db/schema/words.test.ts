import { ESTADOS_PEDIDO, TIPOS_PRECIO } from 'api-client/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

// Applied migrations never change: a change to the contract's list needs a new migration.
it.each([
  ['pedidos_estado_valido', ESTADOS_PEDIDO],
  ['productos_tipo_valido', TIPOS_PRECIO],
])('has exactly the values of the contract: %s', async (constraint, words) => {
  const { rows } = await client.query<{ text: string }>(
    'SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1',
    [constraint],
  );
  const found = [...(rows[0]?.text ?? '').matchAll(/'(\w+)'/g)].map((match) => match[1]);
  expect(found).toEqual(words);
});
