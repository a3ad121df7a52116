import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/database.ts';
import { categorias, marcas, productos } from '../../db/schema/catalogo.ts';
import { testDeps } from '../../testing/app-deps.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Page = { productos: { producto_id: string; nombre: string; precio?: number }[]; total: number };

let test: TestApp;
let customer: string;
let staff: string;
const get = (path: string, token?: string) =>
  call<Page>(test.app, 'GET', path, token === undefined ? {} : { token });
const names = async (path: string) => (await get(path)).body.productos.map((producto) => producto.nombre);

beforeAll(async () => {
  test = await testApp();
  customer = (await makeUser(test)).token;
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  await makeProduct(test, {
    nombre: 'Maní tostado sin sal',
    nuevo_ingreso: true,
    creado_en: new Date('2026-01-01'),
  });
  await makeProduct(test, { nombre: 'Almendra non pareil', precio: 123_456, producto_destacado: true });
  await makeProduct(test, { nombre: 'Harina 100% integral', tipo_de_precio: 'por_bulto_cerrado' });
  await makeProduct(test, { nombre: 'Ñame_seco', nuevo_ingreso: true, creado_en: new Date('2026-02-01') });
  await makeProduct(test, { nombre: 'Nuez mariposa', en_promocion: true, precio_antes_oferta: 20_000 });
  await makeProduct(test, { nombre: 'Lenteja', disponible: false });
  await makeProduct(test, { nombre: 'Arroz retirado', esta_activo: false });
});
afterAll(() => test.close());

describe('productos.search', () => {
  it.each([
    ['mani', ['Maní tostado sin sal']],
    ['MANÍ', ['Maní tostado sin sal']],
    ['  tosta  ', ['Maní tostado sin sal']],
    ['endr', ['Almendra non pareil']],
    ['%', ['Harina 100% integral']],
    ['_', ['Ñame_seco']],
    ['％', ['Harina 100% integral']],
    ['＿', ['Ñame_seco']],
    ['name', ['Ñame_seco']],
    ["'", []],
    ['\\', []],
    ['"; DROP TABLE productos; --', []],
    ['retirado', []],
  ])('for %j finds %j', async (term, found) => {
    expect(await names(`/productos/search?term=${encodeURIComponent(term)}`)).toEqual(found);
  });

  it('returns the total of a search', async () => {
    expect((await get('/productos/search?term=al&limit=1')).body).toMatchObject({ total: 3 });
  });
});

describe('productos lists', () => {
  it('are sorted by name, without inactive products', async () => {
    expect(await names('/productos')).toEqual([
      'Almendra non pareil',
      'Harina 100% integral',
      'Lenteja',
      'Maní tostado sin sal',
      'Ñame_seco',
      'Nuez mariposa',
    ]);
  });

  it('are sorted by weight, not by digits', async () => {
    const made = [];
    for (const peso of [25, 5, 1]) made.push(await makeProduct(test, { nombre: `Quinoa x ${peso} kg` }));
    expect(await names('/productos/search?term=quinoa')).toEqual([
      'Quinoa x 1 kg',
      'Quinoa x 5 kg',
      'Quinoa x 25 kg',
    ]);
    for (const { producto_id } of made) {
      await test.database.db.delete(productos).where(eq(productos.producto_id, producto_id));
    }
  });

  it('are paged, and return the total beyond the last page', async () => {
    expect(await names('/productos?limit=2&offset=2')).toEqual(['Lenteja', 'Maní tostado sin sal']);
    expect((await get('/productos?limit=10&offset=1000')).body).toEqual({ productos: [], total: 6 });
  });

  it.each([
    ['/productos/destacados', ['Almendra non pareil']],
    ['/productos/nuevos-ingresos', ['Ñame_seco', 'Maní tostado sin sal']],
    ['/productos/bultocerrado', ['Harina 100% integral']],
    ['/productos/searchBultoCerrado?term=HARINA', ['Harina 100% integral']],
    ['/productos/searchBultoCerrado?term=nuez', []],
    ['/productos/productos-promocion', ['Nuez mariposa']],
    ['/productos/sinstock', ['Lenteja']],
    ['/productos/sinstock?term=LENTE', ['Lenteja']],
    ['/productos/sinstock?term=nuez', []],
  ])('%s holds %j', async (path, found) => {
    expect(await names(path)).toEqual(found);
  });

  it.each([
    ['', 1],
    ['?term=ARROZ', 1],
    ['?term=lenteja', 0],
  ])('/productos/inactivos%s holds %d, for staff', async (query, total) => {
    expect((await get(`/productos/inactivos${query}`, staff)).body).toMatchObject({ total });
  });

  it('by category and brand ignore accents and are empty when the brand is inactive', async () => {
    const walnut = await makeProduct(test, { nombre: 'Nuez pecán' });
    const { db } = test.database;
    await db
      .update(categorias)
      .set({ nombre: 'Ácidos & dulces/50%' })
      .where(eq(categorias.categoria_id, walnut.categoria_id));
    await db.update(marcas).set({ nombre: 'Doña Émilia' }).where(eq(marcas.marca_id, walnut.marca_id));
    const categoria = encodeURIComponent('ACIDOS & Dulces/50%');
    expect(await names(`/productos/categoria/${categoria}`)).toEqual(['Nuez pecán']);
    expect(await names(`/productos/categoria/${categoria}?term=almendra`)).toEqual([]);
    expect(await names('/productos/marca/dona%20emilia?term=PECAN')).toEqual(['Nuez pecán']);
    expect((await get('/productos/categoria/no-existe')).body).toEqual({ productos: [], total: 0 });
    await db.update(marcas).set({ esta_activo: false }).where(eq(marcas.marca_id, walnut.marca_id));
    expect(await names('/productos/marca/dona%20emilia')).toEqual([]);
    await db.delete(productos).where(eq(productos.producto_id, walnut.producto_id));
  });
});

describe('productos.get', () => {
  it('shows an inactive product only to staff', async () => {
    const [row] = await test.database.db.select().from(productos).where(eq(productos.esta_activo, false));
    const path = `/productos/${row?.producto_id}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, customer)).status).toBe(404);
    expect((await get(path, staff)).status).toBe(200);
    expect((await get(path, customer)).status).toBe(404);
  });

  it('returns pesos with cents to customers and no price to visitors', async () => {
    const [row] = await test.database.db.select().from(productos).where(eq(productos.precio, 123_456));
    const path = `/productos/${row?.producto_id}`;
    expect((await get(path, customer)).body).toMatchObject({ precio: 1234.56, precio_antes_oferta: null });
    for (const [stored, shown] of [
      [0, null],
      [123_455, null],
      [123_456, null],
      [123_457, 1234.57],
    ]) {
      await test.database.pool.query(
        'UPDATE productos SET precio_antes_oferta = $1::numeric / 100 WHERE producto_id = $2',
        [stored, path.split('/').at(-1)],
      );
      expect((await get(path, customer)).body).toMatchObject({ precio_antes_oferta: shown });
    }
    expect((await get(path)).body).not.toHaveProperty('precio');
  });
});

describe('the cache of responses', () => {
  it('shows a change at once, also from another process', async () => {
    const other = openDatabase(test.database.url, 2);
    const { app } = await buildApp(testDeps(other));
    try {
      const path = '/productos/search?term=lenteja';
      for (let round = 1; round <= 20; round += 1) {
        const nombre = `Lenteja ${round}`;
        await test.database.db.update(productos).set({ nombre }).where(eq(productos.disponible, false));
        const answers = await Promise.all([call<Page>(app, 'GET', path), get(path), get(path, customer)]);
        for (const { body } of answers) expect(body.productos[0]?.nombre).toBe(nombre);
      }
    } finally {
      await app.close();
      await other.close();
    }
  });

  it('uses separate cache keys for different queries', async () => {
    expect((await get('/productos?limit=1')).body.productos).toHaveLength(1);
    expect((await get('/productos?limit=2')).body.productos).toHaveLength(2);
    expect((await get('/productos?limit=1')).body.productos).toHaveLength(1);
  });
});

describe('productos.panel', () => {
  it('combines brand, category, filter and term', async () => {
    const one = await makeProduct(test, { nombre: 'Garbanzo fino' });
    const { marca_id } = one;
    const other = await makeProduct(test, { nombre: 'Garbanzo grueso', marca_id, disponible: false });
    await makeProduct(test, { nombre: 'Poroto viejo', marca_id, esta_activo: false });
    const find = async (query: string) => {
      const { body } = await get(`/productos/panel?${query}`, staff);
      expect(body.total).toBe(body.productos.length);
      return body.productos.map(({ nombre }) => nombre);
    };
    expect(await find(`marca_id=${marca_id}`)).toEqual(['Garbanzo fino', 'Garbanzo grueso']);
    expect(await find(`categoria_id=${other.categoria_id}`)).toEqual(['Garbanzo grueso']);
    expect(await find(`marca_id=${marca_id}&categoria_id=${one.categoria_id}`)).toEqual(['Garbanzo fino']);
    expect(await find(`marca_id=${marca_id}&filtro=sin-stock`)).toEqual(['Garbanzo grueso']);
    expect(await find(`marca_id=${marca_id}&filtro=inactivos`)).toEqual(['Poroto viejo']);
    expect(await find(`marca_id=${marca_id}&filtro=inactivos&term=porotos`)).toEqual(['Poroto viejo']);
    expect(await find(`marca_id=${marca_id}&term=FINO`)).toEqual(['Garbanzo fino']);
  });

  it('finds an inactive product by its name', async () => {
    const { body } = await get('/productos/inactivos?term=arroces', staff);
    expect(body.productos.map(({ nombre }) => nombre)).toEqual(['Arroz retirado']);
  });
});
