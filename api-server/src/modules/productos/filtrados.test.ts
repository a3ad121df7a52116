import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { fillWithVolume } from '../../testing/volume.ts';

interface Page {
  productos: { producto_id: string; precio?: number }[];
  total: number;
}
type Cuenta = { nombre: string; cantidad: number };
interface Cuentas {
  categorias: Cuenta[];
  marcas: Cuenta[];
  etiquetas: Cuenta[];
  tipos?: { tipo: string; cantidad: number }[];
  total: number;
  promocion: number;
  nuevo: number;
  stock: number;
}

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  await fillWithVolume(test.asOwner.url, { productos: 1500, usuarios: 10, pedidos: 10, entradas: 1 });
  // Spread the flags, so that several filters together leave some products.
  await test.database.pool.query(`UPDATE productos SET
    en_promocion = ascii(right(nombre, 1)) % 3 = 0, nuevo_ingreso = ascii(right(nombre, 1)) % 2 = 0,
    disponible = length(nombre) % 4 > 0`);
  token = (await makeUser(test)).token;
});
afterAll(() => test.close());

const query = (asked: Record<string, string>) => new URLSearchParams(asked).toString();
const list = async (asked: Record<string, string>, as = token, path = '/con-precios') =>
  call<Page>(test.app, 'GET', `/productos/filtrados${path}?${query(asked)}`, { token: as });
const total = async (asked: Record<string, string>) => (await list(asked)).body.total;
const counted = async (asked: Record<string, string>, as = token, path = '/con-precios') =>
  call<Cuentas>(test.app, 'GET', `/productos/cuentas${path}?${query(asked)}`, { token: as });

const inCategoria = `producto_id IN (SELECT producto_id FROM productos_categorias JOIN categorias c USING (categoria_id)
  WHERE c.nombre = 'Categoría 1')`;
const withEtiqueta = (name: string) => `producto_id IN (SELECT producto_id FROM productos_etiquetas
  JOIN etiquetas e USING (etiqueta_id) WHERE e.nombre = '${name}')`;
const ofMarca = `marca_id = (SELECT marca_id FROM marcas WHERE nombre = 'Marca 1')`;

it.each<[Record<string, string>, string, string?]>([
  [{}, 'true'],
  [{ categoria: 'CATEGORIA 1' }, inCategoria],
  [{ marca: 'marca 1', stock: 'si' }, `${ofMarca} AND disponible`],
  [
    { categoria: 'Categoría 1', promocion: 'si', stock: 'si' },
    `${inCategoria} AND en_promocion AND disponible`,
  ],
  [{ nuevo: 'si', tipo: 'por_kilo' }, `nuevo_ingreso AND tipo_de_precio = 'por_kilo'`, 'creado_en DESC'],
  [{ etiqueta: 'Etiqueta 1' }, withEtiqueta('Etiqueta 1')],
  [{ categoria: 'no hay tal' }, 'false'],
  [{ marca: 'no hay tal', orden: 'menor_precio' }, 'false'],
  [{ orden: 'mas_nuevos' }, 'true', 'creado_en DESC'],
  [{ categoria: 'Categoría 1', orden: 'menor_precio' }, inCategoria, 'precio'],
  [{ term: 'nuez', orden: 'mayor_precio' }, `nombre LIKE 'Nuez%'`, 'precio DESC'],
  [{ term: 'nuez', orden: 'nombre', stock: 'si' }, `nombre LIKE 'Nuez%' AND disponible`],
])('filters and sorts the whole list by %j', async (asked, which, order) => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `SELECT producto_id AS id FROM productos WHERE esta_activo AND ${which}
     ORDER BY ${order ? `${order}, ` : ''}busqueda, producto_id`,
  );
  for (const offset of ['0', '30']) {
    const { body } = await list({ ...asked, limit: '20', offset });
    expect(body.total).toBe(rows.length);
    expect(body.productos.map(({ producto_id }) => producto_id)).toEqual(
      rows.slice(Number(offset), Number(offset) + 20).map(({ id }) => id),
    );
  }
});

it.each<Record<string, string>>([
  {},
  { categoria: 'Categoría 1' },
  { marca: 'Marca 1', stock: 'si' },
  { term: 'nuez', promocion: 'si' },
  { tipo: 'por_kilo', nuevo: 'si' },
])('counts for %j what each further choice leaves, without choices that leave nothing', async (chosen) => {
  const { body } = await counted(chosen);
  expect(body.total).toBe(await total(chosen));
  for (const [name, of] of [
    ['categoria', body.categorias],
    ['marca', body.marcas],
    ['etiqueta', body.etiquetas],
  ] as const) {
    for (const { nombre, cantidad } of [...of.slice(0, 2), ...of.slice(-1)]) {
      expect(cantidad, `${name} ${nombre}`).toBe(await total({ ...chosen, [name]: nombre }));
      expect(cantidad).toBeGreaterThan(0);
    }
  }
  for (const { tipo, cantidad } of body.tipos ?? []) expect(cantidad).toBe(await total({ ...chosen, tipo }));
  for (const only of ['promocion', 'nuevo', 'stock'] as const) {
    expect(body[only], only).toBe(await total({ ...chosen, [only]: 'si' }));
  }
});

it('reveals no prices to a visitor, neither by order nor by filter nor by count', async () => {
  for (const orden of ['menor_precio', 'mas_nuevos']) expect((await list({ orden }, '')).status).toBe(401);
  expect((await counted({}, '')).status).toBe(401);
  expect((await list({ orden: 'menor_precio' }, '', '')).status).toBe(400);
  const { body } = await counted({ tipo: 'por_kilo' }, '', '');
  expect(body).toEqual((await counted({}, '', '')).body);
  expect(body.tipos).toBeUndefined();
  expect(body.marcas.length).toBeGreaterThan(0);
  const asked = { orden: 'mas_nuevos', stock: 'si' };
  const before = await list(asked, '', '');
  expect(before.body.productos).toHaveLength(10);
  expect(before.body.productos[0]?.precio).toBeUndefined();
  await test.database.pool.query('UPDATE productos SET precio = 95000 - precio');
  expect((await list(asked, '', '')).body).toEqual(before.body);
});

it.each([{ orden: 'precio' }, { stock: 'no' }, { tipo: 'por_docena' }, { marca: '' }])(
  'answers 400 to %j',
  async (asked) => expect((await list(asked)).status).toBe(400),
);
