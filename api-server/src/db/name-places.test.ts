import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { makeProduct } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
let marcaId: string;
beforeAll(async () => {
  test = await testApp();
  marcaId = (await makeProduct(test, { nombre: 'Zapallo común' })).marca_id;
});
afterAll(() => test.close());

const query = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await test.database.pool.query(sql, values)).rows as Row[];
/** Inserts products in one statement, like an import does. */
const insert = (nombres: string[]) =>
  query(
    `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
     SELECT gen_random_uuid(), n, 'Una descripción de prueba.', 100, 'por_kilo', $2 FROM unnest($1::text[]) AS n`,
    [nombres, marcaId],
  );
/** Returns the number of products with a lower place than a product whose name sorts before theirs. */
const misplaced = async () => {
  const [row] = await query<{ n: number }>(`
    SELECT count(*)::int AS n FROM (
      SELECT lugar, max(lugar) OVER (ORDER BY orden, producto_id) AS highest FROM productos_buscados
    ) AS placed WHERE lugar < highest`);
  return row?.n;
};
const shared = async () => {
  const [row] = await query<{ n: number }>(
    'SELECT (count(*) - count(DISTINCT lugar))::int AS n FROM productos_buscados',
  );
  return row?.n;
};

it('keeps places in the order of names after inserts, renames and deletes', async () => {
  const words = ['Quinoa', 'Arroz', 'Lino', 'Almendra', 'Nuez', 'Chía', 'Zapallo', 'Avena'];
  for (let round = 0; round < 8; round += 1) {
    await insert(words.map((word, at) => `${word} ${(round * 37 + at * 11) % 101} g`));
    expect(await misplaced()).toBe(0);
  }
  await query(`UPDATE productos SET nombre = 'Banana ' || nombre WHERE nombre LIKE 'Nuez%'`);
  await query(
    `UPDATE productos SET nombre = replace(nombre, 'Arroz', 'Zarzamora') WHERE nombre LIKE 'Arroz%'`,
  );
  await query(`DELETE FROM productos WHERE nombre LIKE 'Lino%'`);
  expect(await misplaced()).toBe(0);
  expect(await shared()).toBe(0);
});

it('lists products by name when no free place is left between neighbours', async () => {
  await insert(['Mijo 1', 'Mijo 9999']);
  for (let at = 1; at <= 24; at += 1) await insert([`Mijo ${9999 - at}`]);
  expect(await misplaced()).toBe(0);
  expect(await shared()).toBeGreaterThan(0);
  const { body } = await call<{ productos: { nombre: string }[] }>(
    test.app,
    'GET',
    '/productos/search?term=mijo&limit=100',
  );
  const expected = [1, ...Array.from({ length: 25 }, (_, at) => 9975 + at)].map((number) => `Mijo ${number}`);
  expect(body.productos.map(({ nombre }) => nombre)).toEqual(expected);
});
