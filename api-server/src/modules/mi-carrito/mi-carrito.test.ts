import { randomUUID } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

interface Linea {
  producto_id: string;
  nombre: string;
  cantidad: number;
  precio: number | null;
  puesta_en: string;
  version: string;
  nota?: string | null;
}
interface Answered {
  lineas: Linea[];
  nota?: { texto: string; version: string } | null;
  code?: string;
}
type Made = Awaited<ReturnType<typeof makeUser>>;
type Product = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let peanut: Product;
let oats: Product;
beforeAll(async () => {
  test = await testApp();
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
  oats = await makeProduct(test, { nombre: 'Avena', precio: 200_000 });
});
afterAll(() => test.close());

let ana: Made;
let phone: ReturnType<typeof device>;
let desk: typeof phone;
beforeEach(async () => {
  ana = await makeUser(test);
  [phone, desk] = [device(), device()];
});

type Cambio = Partial<Omit<Linea, 'version'>> & { version?: string | null };

/** A browser with its own cart. */
const device = (id = randomUUID()) => ({
  id,
  sends: (producto: Pick<Product, 'producto_id'>, cambio: Cambio, { token } = ana) =>
    call<Answered>(test.app, 'PATCH', '/mi-carrito', {
      token,
      body: {
        dispositivo: id,
        cambios: [
          { version: null, precio: null, puesta_en: null, producto_id: producto.producto_id, ...cambio },
        ],
      },
    }),
});
const cartOf = async ({ token } = ana) =>
  (await call<Answered>(test.app, 'GET', '/mi-carrito', { token })).body.lineas;
const quantities = async (who = ana) => (await cartOf(who)).map(({ nombre, cantidad }) => [nombre, cantidad]);
const versionOf = async (producto: Product) =>
  (await cartOf()).find(({ producto_id }) => producto_id === producto.producto_id)?.version ?? null;

it('the cart has price and time of each line, in order, and is hidden from other accounts', async () => {
  expect(await cartOf()).toEqual([]);
  await phone.sends(peanut, { cantidad: 3, precio: 49_000.5, puesta_en: '2026-01-02T03:04:05.000Z' });
  const { status, body } = await phone.sends(oats, { cantidad: 1 });
  expect(status).toBe(200);
  expect(body.lineas).toEqual([
    {
      producto_id: peanut.producto_id,
      nombre: 'Maní',
      cantidad: 3,
      precio: 49_000.5,
      puesta_en: '2026-01-02T03:04:05.000Z',
      version: expect.any(String),
      nota: null,
    },
    expect.objectContaining({ nombre: 'Avena', precio: null }),
  ]);
  expect(await cartOf()).toEqual(body.lineas);
  expect(await cartOf(await makeUser(test))).toEqual([]);
});

it('the time of a line is never in the future', async () => {
  await phone.sends(peanut, { cantidad: 1, puesta_en: '2999-01-01T00:00:00.000Z' });
  const [line] = await cartOf();
  expect(Date.parse(line?.puesta_en ?? '')).toBeLessThanOrEqual(Date.now());
});

describe('with two devices', () => {
  it('a device that knows the current line sets or removes its quantity', async () => {
    await phone.sends(peanut, { cantidad: 5 });
    await desk.sends(peanut, { cantidad: 2, version: await versionOf(peanut) });
    expect(await quantities()).toEqual([['Maní', 2]]);
    await phone.sends(peanut, { cantidad: 0, version: await versionOf(peanut) });
    expect(await quantities()).toEqual([]);
  });

  it('a change based on an old line keeps the larger quantity, and a quantity wins over a removal', async () => {
    await phone.sends(peanut, { cantidad: 5 });
    const seen = await versionOf(peanut);
    await phone.sends(peanut, { cantidad: 8, version: seen });
    await desk.sends(peanut, { cantidad: 6, version: seen });
    expect(await quantities()).toEqual([['Maní', 8]]);
    await desk.sends(peanut, { cantidad: 0, version: seen });
    expect(await quantities()).toEqual([['Maní', 8]]);
    await phone.sends(peanut, { cantidad: 0, version: await versionOf(peanut) });
    await desk.sends(peanut, { cantidad: 4, version: seen });
    expect(await quantities()).toEqual([['Maní', 4]]);
  });

  it('signing in with a filled cart doubles nothing', async () => {
    await phone.sends(peanut, { cantidad: 5 });
    await desk.sends(peanut, { cantidad: 3 });
    await desk.sends(oats, { cantidad: 2 });
    expect(await quantities()).toEqual([
      ['Maní', 5],
      ['Avena', 2],
    ]);
  });

  it('concurrent changes are all stored', async () => {
    const products = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeProduct(test, { precio: 100 })));
    const answers = await Promise.all(
      products.flatMap((one, place) => [
        phone.sends(one, { cantidad: place + 1 }),
        desk.sends(one, { cantidad: 4 }),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await quantities()).map(([, cantidad]) => cantidad).sort()).toEqual([4, 4, 4, 4, 5, 6]);
  });
});

it('after a lost answer, the same change has no effect and the same device can lower the quantity', async () => {
  await phone.sends(peanut, { cantidad: 5 });
  const before = await cartOf();
  expect((await phone.sends(peanut, { cantidad: 5 })).body.lineas).toEqual(before);
  await phone.sends(peanut, { cantidad: 2 });
  expect(await quantities()).toEqual([['Maní', 2]]);
});

describe('an order', () => {
  const order = (who: Made, key?: string) =>
    placeOrder(test, {
      usuarioId: ana.usuario.usuario_id,
      detalles: [linea(peanut)],
      token: who.token,
      ...(key && { key }),
    });

  it('removes the ordered lines once, and keeps lines from another device', async () => {
    await phone.sends(peanut, { cantidad: 1 });
    await desk.sends(oats, { cantidad: 2 });
    const key = randomUUID();
    expect((await order(ana, key)).status).toBe(201);
    expect(await quantities()).toEqual([['Avena', 2]]);
    await phone.sends(peanut, { cantidad: 1 });
    // A repeated request, after a lost answer, keeps lines that were added since.
    expect((await order(ana, key)).status).toBe(201);
    expect(await quantities()).toEqual([
      ['Avena', 2],
      ['Maní', 1],
    ]);
  });

  it('by staff for the customer leaves the cart unchanged', async () => {
    await phone.sends(peanut, { cantidad: 1 });
    expect((await order(await makeUser(test, { roles: ['empleado'] }))).status).toBe(201);
    expect(await quantities()).toEqual([['Maní', 1]]);
  });
});

describe('the notes on a line and on the cart', () => {
  const write = (of: typeof phone, texto: string | null, version: string | null = null) =>
    call<Answered>(test.app, 'PATCH', '/mi-carrito', {
      token: ana.token,
      body: { dispositivo: of.id, cambios: [], nota: { texto, version } },
    });
  const notaOf = async () =>
    (await call<Answered>(test.app, 'GET', '/mi-carrito', { token: ana.token })).body.nota;

  it('are stored, stay when only the quantity changes, and can be deleted with the current version', async () => {
    await phone.sends(peanut, { cantidad: 1, nota: ' Sin sal ' });
    await phone.sends(peanut, { cantidad: 2 });
    expect(await cartOf()).toMatchObject([{ cantidad: 2, nota: 'Sin sal' }]);
    await desk.sends(peanut, { cantidad: 2, nota: null, version: await versionOf(peanut) });
    expect(await cartOf()).toMatchObject([{ cantidad: 2, nota: null }]);
    await write(phone, 'Martes');
    expect(await notaOf()).toEqual({ texto: 'Martes', version: expect.any(String) });
    await write(desk, null, (await notaOf())?.version);
    expect(await notaOf()).toBeNull();
  });

  it('from two devices are joined without repetition', async () => {
    for (const [of, texto] of [
      [phone, 'Sin sal'],
      [desk, 'Tostado'],
      [desk, 'Sin sal\nTostado'],
    ] as const) {
      await of.sends(peanut, { cantidad: 1, nota: texto });
      await write(of, texto);
    }
    await write(phone, null);
    expect(await cartOf()).toMatchObject([{ nota: 'Sin sal\nTostado' }]);
    expect((await notaOf())?.texto).toBe('Sin sal\nTostado');
    await write(phone, 'Sin sal');
    expect((await notaOf())?.texto).toBe('Sin sal\nTostado');
  });

  it('are deleted by an order with the same note, but kept when another device changed them', async () => {
    const body = { usuarioId: ana.usuario.usuario_id, detalles: [linea(peanut)], nota: 'Martes' };
    await phone.sends(peanut, { cantidad: 1 });
    await write(phone, 'Martes');
    const order = () => call(test.app, 'POST', '/pedidos', { token: ana.token, body });
    expect((await order()).status).toBe(201);
    expect(await notaOf()).toBeNull();
    await write(desk, 'Miércoles');
    expect((await order()).status).toBe(201);
    expect((await notaOf())?.texto).toBe('Miércoles');
  });
});

describe('refused changes', () => {
  it.each([
    { cantidad: -1 },
    { cantidad: 1001 },
    { cantidad: 1.5 },
    { cantidad: 1, precio: -1 },
    { cantidad: 1, precio: 1e9 },
    { cantidad: 1, puesta_en: 'ayer' },
    { cantidad: 1, version: '1' },
    { cantidad: 1, nota: '' },
    { cantidad: 1, nota: 'x'.repeat(501) },
    { cantidad: 1, producto_id: 'x' },
  ])('include %j', async (cambio) => {
    expect((await phone.sends(peanut, cambio)).status).toBe(400);
    expect(await cartOf()).toEqual([]);
  });

  it('include unknown products, without an error', async () => {
    expect((await phone.sends({ producto_id: randomUUID() }, { cantidad: 1 })).body.lineas).toEqual([]);
  });

  it('include a line above the limit', async () => {
    const { usuario_id } = ana.usuario;
    await test.database.pool.query(
      `WITH made AS (INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
         SELECT gen_random_uuid(), 'Lleno ' || n, descripcion, 1, tipo_de_precio, marca_id
         FROM productos, generate_series(1, $2) n WHERE producto_id = $3 RETURNING producto_id)
       INSERT INTO carritos_lineas (usuario_id, producto_id, cantidad, puesta_en, version, dispositivo)
         SELECT $1, producto_id, 1, now(), gen_random_uuid(), gen_random_uuid() FROM made`,
      [usuario_id, LIMITS.detallesPerPedido, peanut.producto_id],
    );
    const { status, body } = await phone.sends(peanut, { cantidad: 1 });
    expect([status, body.code]).toEqual([409, 'CARRITO_LLENO']);
    const [first] = await cartOf();
    const { producto_id = '', version = null } = first ?? {};
    expect((await phone.sends({ producto_id }, { cantidad: 7, version })).status).toBe(200);
  });
});

it("the cart is in the data export and is erased with the customer's data", async () => {
  await phone.sends(peanut, { cantidad: 2, precio: 50_000 });
  const admin = await makeUser(test, { roles: ['admin'] });
  const { usuario_id, email } = ana.usuario;
  const path = `/usuarios/borrar-datos/${usuario_id}`;
  const told = await call<{ carrito: object[] }>(test.app, 'GET', `/usuarios/datos/${usuario_id}`, admin);
  expect(told.body.carrito).toEqual([
    { producto: 'Maní', cantidad: 2, precio: 50_000, puesta_en: expect.any(String), nota: null },
  ]);
  await call(test.app, 'PATCH', path, { token: admin.token, body: { email } });
  const { rows } = await test.database.pool.query('SELECT FROM carritos_lineas WHERE usuario_id = $1', [
    usuario_id,
  ]);
  expect(rows).toEqual([]);
});
