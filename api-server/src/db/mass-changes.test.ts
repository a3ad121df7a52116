import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalPostgres, startLocalPostgres } from 'local-postgres/start-local-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

interface Plan {
  'Node Type': string;
  Plans?: Plan[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-mass-'));
let postgres: LocalPostgres;
let client: pg.Client;
/** Plans of all statements on the connection, also inside triggers. */
let plans: Plan[] = [];

beforeAll(async () => {
  const settings = {
    fsync: 'off',
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  postgres = await startLocalPostgres({ dataDir, settings });
  await migrate(postgres.ownerUrl, postgres.url);
  client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  client.on('notice', ({ message = '' }) => {
    const json = /plan:\n(\{.*\})/s.exec(message)?.[1];
    if (json) plans.push((JSON.parse(json) as { Plan: Plan }).Plan);
  });
  await client.query(`
    INSERT INTO marcas (marca_id, nombre) VALUES (gen_random_uuid(), 'Yin Yang');
    INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
    SELECT gen_random_uuid(), 'Quinoa ' || n, 'Una descripción de prueba.', 100, 'por_kilo', marca_id
    FROM generate_series(1, 3) AS n, marcas`);
});
beforeEach(() => {
  plans = [];
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const readsRows = ({ 'Node Type': node, Plans = [] }: Plan): boolean =>
  node === 'Named Tuplestore Scan' || Plans.some(readsRows);
const joinsIn = (plan: Plan): Plan[] => [
  ...(/Join|Nested Loop/.test(plan['Node Type']) ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(joinsIn),
];
/** Returns the node types of the joins between the old and the new rows of a statement. */
const joinsOfRows = (): string[] =>
  plans
    .flatMap(joinsIn)
    .filter(({ Plans = [] }) => Plans.length === 2 && Plans.every(readsRows))
    .map((join) => join['Node Type']);

it.each([
  ['a price', "UPDATE productos SET precio = precio + 1 WHERE nombre = 'Quinoa 1'"],
  ['a name', "UPDATE productos SET nombre = 'Quinoa roja' WHERE nombre = 'Quinoa 2'"],
  ['sales', "UPDATE productos_buscados SET ventas = ventas + 1 WHERE texto = 'quinoa 3'"],
])('plans no nested loop of old and new rows when one row changes: %s', async (_, sql) => {
  await client.query(sql);
  expect(joinsOfRows().length).toBeGreaterThan(0);
  expect(joinsOfRows()).not.toContain('Nested Loop');
});
