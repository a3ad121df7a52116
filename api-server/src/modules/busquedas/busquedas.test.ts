import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { purge } from '../../purge.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { MAX_ROWS } from './repository.ts';

interface Listed {
  busquedas: { busqueda_id: string; termino: string; hallazgo: string; cantidad: number; ultima: string }[];
  total: number;
}

let test: TestApp;
let staff: string;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  for (const nombre of ['Garbanzo 9 mm', 'Maní tostado']) await makeProduct(test, { nombre });
});
afterAll(() => test.close());
beforeEach(() => test.asOwner.pool.query('TRUNCATE busquedas, limites_de_uso'));

const tell = async (term: string) => (await call(test.app, 'POST', '/busquedas', { body: { term } })).status;
const list = async (query = '') =>
  (await call<Listed>(test.app, 'GET', `/busquedas?${query}`, { token: staff })).body;
const terms = async (query = '') => (await list(query)).busquedas.map(({ termino }) => termino);
const patch = (path: string) => call(test.app, 'PATCH', `/busquedas/${path}`, { token: staff });
const insertBusqueda = (values: string) =>
  test.database.pool.query(
    `INSERT INTO busquedas (clave, dia, termino, hallazgo, cantidad, ultima) ${values}`,
  );

it('counts searches without an exact result, in any spelling, the most frequent first', async () => {
  for (const term of [
    'tofu',
    'garvanzo',
    'Garvanzos',
    'TÓFU ',
    'tofu',
    'mani',
    'garbanzos',
    'Maní TOSTADO',
  ]) {
    expect(await tell(term)).toBe(200);
  }
  const { busquedas, total } = await list();
  expect(total).toBe(2);
  expect(busquedas).toMatchObject([
    { termino: 'tofu', hallazgo: 'nada', cantidad: 3 },
    { termino: 'Garvanzos', hallazgo: 'parecidos', cantidad: 2 },
  ]);
  expect(Date.now() - Date.parse(busquedas[0]?.ultima ?? '')).toBeLessThan(60_000);
  expect(await terms('hallazgo=parecidos')).toEqual(['Garvanzos']);
  expect(await terms('term=TOF')).toEqual(['tofu']);
});

it('stores no personal data and no meaningless terms', async () => {
  for (const term of [
    ...[
      'ana@ejemplo.test',
      '2477 41-5820',
      '+54 9 11 2345 6789',
      '20-12345678-3',
      '20123456783',
      '30.123.456',
    ],
    ...['https://ejemplo.test', 'www.ejemplo.test', 'x', '%%%', '12 34', 'de la'],
  ]) {
    expect(await tell(term), term).toBe(200);
  }
  expect((await list()).total).toBe(0);
  expect([await tell(''), await tell('tofu '.repeat(20))]).toEqual([400, 400]);
});

it('stores nothing about the caller, and counts at most 60 searches a day per address', async () => {
  for (let i = 0; i < 61; i += 1) await tell(`tofu zz${i}`);
  expect((await list('limit=1')).total).toBe(60);
  const { rows } = await test.database.pool.query('SELECT to_jsonb(b) AS row FROM busquedas b LIMIT 1');
  expect(Object.keys(rows[0].row).sort()).toEqual([
    'busqueda_id',
    'cantidad',
    'clave',
    'descartada',
    'dia',
    'hallazgo',
    'termino',
    'ultima',
  ]);
});

it('deletes the least frequent and oldest searches above the limit', async () => {
  await insertBusqueda(`SELECT 'a' || n, dia_de(now()), 'a' || n, 'nada', CASE WHEN n = 1 THEN 1 ELSE 2 END, now() - interval '1 day'
    FROM generate_series(1, ${MAX_ROWS}) n`);
  await tell('tofu');
  expect((await list('limit=1')).total).toBe(MAX_ROWS);
  expect(await terms('term=tofu')).toEqual(['tofu']);
  const { rows } = await test.database.pool.query("SELECT FROM busquedas WHERE clave = 'a1'");
  expect(rows).toEqual([]);
});

it('covers 30 or 90 days and deletes older searches', async () => {
  await insertBusqueda(`SELECT 'tofu', dia_de(now()) - d, 'tofu', 'nada', 1, now() - make_interval(days => d)
    FROM unnest('{0,29,30,89,91}'::int[]) d`);
  const counted = async (query: string) => (await list(query)).busquedas[0]?.cantidad;
  expect([await counted(''), await counted('periodo=trimestre')]).toEqual([2, 4]);
  await purge(test.database.db);
  const { rows } = await test.database.pool.query('SELECT FROM busquedas');
  expect(rows).toHaveLength(4);
});

it('hides dismissed searches until they are restored, and terms that find something now', async () => {
  for (const term of ['tofu', 'seitan', 'anacardos']) await tell(term);
  const [tofu] = (await list('term=tofu')).busquedas;
  expect((await patch(`descartar/${tofu?.busqueda_id}`)).status).toBe(200);
  await tell('tofu');
  expect((await terms()).sort()).toEqual(['anacardos', 'seitan']);
  expect(await terms('filtro=descartadas')).toEqual(['tofu']);
  await patch(`reponer/${tofu?.busqueda_id}`);
  expect((await terms()).sort()).toEqual(['anacardos', 'seitan', 'tofu']);
  expect((await patch('descartar/0198c0de-0000-7000-8000-000000000000')).status).toBe(404);
  // A new product has this name and a customer searched again; a synonym was added.
  await makeProduct(test, { nombre: 'Seitán' });
  await tell('seitan');
  const body = { palabras: ['anacardo', 'castaña de cajú'] };
  expect((await call(test.app, 'POST', '/sinonimos', { token: staff, body })).status).toBe(201);
  expect(await terms()).toEqual(['tofu']);
});
