import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { fillWithVolume } from '../../testing/volume.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  await fillWithVolume(test.asOwner.url, { productos: 3000, usuarios: 30, pedidos: 30, entradas: 1 });
  token = (await makeUser(test, { roles: ['empleado'] })).token;
});
afterAll(() => test.close());

const BY_NAME = 'busqueda, producto_id';
/** Searches sort by sales before name. */
const BY_SALES = '(SELECT ventas FROM productos_buscados b WHERE b.producto_id = productos.producto_id) DESC';
const inCategoria = `producto_id IN (SELECT producto_id FROM productos_categorias JOIN categorias c USING (categoria_id)
  WHERE c.nombre = 'Categoría 1')`;
const ofMarca = `marca_id = (SELECT marca_id FROM marcas WHERE nombre = 'Marca 1')`;

const LISTS: [path: string, which: string, order?: string][] = [
  ['', 'esta_activo'],
  ['/inactivos', 'NOT esta_activo'],
  ['/inactivos?term=nuez', `NOT esta_activo AND nombre LIKE 'Nuez%'`],
  ['/sinstock', 'esta_activo AND NOT disponible'],
  ['/sinstock?term=MANI', `esta_activo AND NOT disponible AND nombre LIKE 'Maní%'`],
  ['/destacados', 'esta_activo AND producto_destacado'],
  ['/productos-promocion', 'esta_activo AND en_promocion'],
  ['/nuevos-ingresos', 'esta_activo AND nuevo_ingreso', `creado_en DESC, ${BY_NAME}`],
  ['/bultocerrado', `esta_activo AND tipo_de_precio = 'por_bulto_cerrado'`],
  [
    '/searchBultoCerrado?term=lino',
    `esta_activo AND tipo_de_precio = 'por_bulto_cerrado' AND nombre LIKE 'Lino%'`,
  ],
  ['/search?term=', 'esta_activo'],
  ['/search?term=%20AlmendrA%20', `esta_activo AND nombre LIKE 'Almendra%'`],
  ['/search?term=al', `esta_activo AND busqueda LIKE '%al%'`, `busqueda NOT LIKE 'al%'`],
  // More products than are ranked at once.
  ['/search?term=marca', 'esta_activo'],
  ['/search?term=nothing', 'false'],
  ['/categoria/categoria%201', `esta_activo AND ${inCategoria}`],
  ['/categoria/categoria%201?term=nuez', `esta_activo AND ${inCategoria} AND nombre LIKE 'Nuez%'`],
  ['/categoria/nothing', 'false'],
  ['/marca/MARCA%201', `esta_activo AND ${ofMarca}`],
  ['/marca/marca%201?term=nuez', `esta_activo AND ${ofMarca} AND nombre LIKE 'Nuez%'`],
  ['/marca/nothing', 'false'],
];

async function expectPages([
  path,
  which,
  order = /term=./.test(path) ? 'esta_activo' : BY_NAME,
]: (typeof LISTS)[number]): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `SELECT producto_id AS id FROM productos WHERE ${which} ORDER BY ${order}
     ${/term=./.test(path) ? `, ${BY_SALES}, ${BY_NAME}` : ''}`,
  );
  const wanted = rows.map(({ id }) => id);
  const last = Math.max(0, wanted.length - 7);
  for (const offset of [0, 10, 490, 500, 501, 1200, 1990, 2000, last, wanted.length, 2_147_483_647]) {
    const asked = `/productos${path}${path.includes('?') ? '&' : '?'}limit=20&offset=${offset}`;
    const { body } = await call<{ productos: { producto_id: string }[]; total: number }>(
      test.app,
      'GET',
      asked,
      { token },
    );
    expect(body.total).toBe(wanted.length);
    expect(body.productos.map(({ producto_id }) => producto_id)).toEqual(wanted.slice(offset, offset + 20));
  }
  return wanted.length;
}

it('returns each page of each list, near and far, with the right total, also after changes', async () => {
  const totals = [];
  for (const list of LISTS) totals.push(await expectPages(list));
  expect(totals.filter((total) => total > 500).length).toBeGreaterThan(3);
  // A change by any process must invalidate the cache.
  await test.database.pool.query(`UPDATE productos SET esta_activo = NOT esta_activo, nombre = reverse(nombre)
    WHERE producto_id IN (SELECT producto_id FROM productos ORDER BY 1 LIMIT 100)`);
  for (const list of LISTS) await expectPages(list);
  await test.database.pool.query(`UPDATE marcas SET esta_activo = false WHERE nombre = 'Marca 1'`);
  const { body } = await call<{ total: number }>(test.app, 'GET', '/productos/marca/marca%201', { token });
  expect(body.total).toBe(0);
});

it('puts a bought product first, even when it ranks behind the products ranked at once', async () => {
  const customer = await makeUser(test);
  const found = async (offset: number, limit: number) => {
    const path = `/productos/search?term=marca&limit=${limit}&offset=${offset}`;
    const { body } = await call<{ productos: { producto_id: string; precio: number }[]; total: number }>(
      test.app,
      'GET',
      path,
      customer,
    );
    return body;
  };
  const before = await found(0, 20);
  const [far] = (await found(before.total - 1, 1)).productos;
  if (!far) throw new Error('The search found no last product');
  const placed = await placeOrder(test, {
    usuarioId: customer.usuario.usuario_id,
    detalles: [linea({ ...far, precio: 100 * far.precio }, Math.ceil(50_000 / far.precio))],
    token: customer.token,
  });
  expect(placed.status).toBe(201);
  const after = await found(0, 20);
  expect(after.total).toBe(before.total);
  const ids = ({ productos }: typeof before) => productos.map(({ producto_id }) => producto_id);
  expect(ids(after)).toEqual([far.producto_id, ...ids(before).slice(0, 19)]);
  expect(ids(await found(1990, 20))).toHaveLength(20);
  expect(ids(await found(before.total - 5, 20))).not.toContain(far.producto_id);
});
