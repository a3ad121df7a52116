import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Condicion {
  condicion_id: string;
  version: number;
  reglas: { ajuste: number }[];
  precios: number;
  clientes: number;
}

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());

const as = <T>(
  token: string | undefined,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) =>
  call<T & { code?: string; details?: { field: string; actual?: { precio: number } }[] }>(
    test.app,
    method,
    path,
    { ...(token !== undefined && { token }), ...(body !== undefined && { body }) },
  );

type Regla = Partial<Record<'marca_id' | 'categoria_id', string>> & { ajuste: number; redondeo?: string };

async function makeCondicion(reglas: Regla[] = [], monto_minimo: number | null = null): Promise<Condicion> {
  const { status, body } = await as<Condicion>(admin.token, 'POST', '/condiciones', {
    nombre: `Lista ${++count}`,
    monto_minimo,
    reglas: reglas.map((regla) => ({
      marca_id: null,
      categoria_id: null,
      redondeo: 'no',
      direccion: 'cercano',
      ...regla,
    })),
  });
  expect(status).toBe(201);
  return body;
}

const give = (usuarioId: string, condicion_id: string | null) =>
  as(admin.token, 'PATCH', `/usuarios/${usuarioId}/condicion`, { condicion_id });

const setPrecio = (condicionId: string, producto_id: string, precio: number | null) =>
  as<{ antes: { producto_id: string; precio: number | null }[] }>(
    admin.token,
    'PATCH',
    `/condiciones/${condicionId}/precios`,
    { cambios: [{ producto_id, precio }] },
  );

async function makeCustomer(condicionId: string | null) {
  const customer = await makeUser(test);
  if (condicionId !== null) expect((await give(customer.usuario.usuario_id, condicionId)).status).toBe(200);
  return customer;
}

const priceFor = async (token: string, productoId: string) => {
  const { body } = await as<{ precio: number; precio_antes_oferta: number | null }>(
    token,
    'GET',
    `/productos/${productoId}`,
  );
  return body;
};

const orderOf = (usuarioId: string, lineas: [producto_id: string, cantidad: number, precio: number][]) => ({
  usuarioId,
  detalles: lineas.map(([producto_id, cantidad, precio_unitario]) => ({
    producto_id,
    cantidad,
    precio_unitario,
  })),
});

describe('the price of an agreement', () => {
  it('is the most specific term: own price, brand, category, all, base', async () => {
    const bases = { precio: 1_000_000 };
    const plain = await makeProduct(test, bases);
    const branded = await makeProduct(test, bases);
    const owned = await makeProduct(test, { ...bases, marca_id: branded.marca_id });
    const [categoria] = (
      await test.database.pool.query<{ categoria_id: string }>(
        `INSERT INTO categorias (categoria_id, nombre) VALUES (gen_random_uuid(), 'Frutos de la lista') RETURNING categoria_id`,
      )
    ).rows;
    const filed = await makeProduct(test, bases);
    await test.database.pool.query('INSERT INTO productos_categorias VALUES ($1, $2), ($3, $2)', [
      filed.producto_id,
      categoria?.categoria_id,
      branded.producto_id,
    ]);
    const condicion = await makeCondicion([
      { ajuste: 10 },
      { ajuste: -5.5, marca_id: branded.marca_id },
      { ajuste: -20, categoria_id: categoria?.categoria_id ?? '' },
    ]);
    await setPrecio(condicion.condicion_id, owned.producto_id, 7_777.77);
    const [base, own] = [await makeCustomer(null), await makeCustomer(condicion.condicion_id)];
    const expected: [typeof plain, number][] = [
      [plain, 11_000],
      [branded, 9_450],
      [filed, 8_000],
      [owned, 7_777.77],
    ];
    for (const [{ producto_id }, precio] of expected) {
      expect((await priceFor(own.token, producto_id)).precio).toBe(precio);
      expect((await priceFor(base.token, producto_id)).precio).toBe(10_000);
    }
  });

  it('follows offers: a percentage changes both prices, an own price never exceeds the offer', async () => {
    const offered = await makeProduct(test, {
      precio: 800_000,
      precio_antes_oferta: 1_000_000,
      en_promocion: true,
    });
    const half = await makeCondicion([{ ajuste: -50 }]);
    const owning = await makeCondicion();
    await setPrecio(owning.condicion_id, offered.producto_id, 9_000);
    const cheap = await makeCondicion();
    await setPrecio(cheap.condicion_id, offered.producto_id, 7_000);
    const seen = async ({ condicion_id }: Condicion) => {
      const { token } = await makeCustomer(condicion_id);
      const { precio, precio_antes_oferta } = await priceFor(token, offered.producto_id);
      return [precio, precio_antes_oferta];
    };
    expect(await seen(half)).toEqual([4_000, 5_000]);
    expect(await seen(owning)).toEqual([8_000, 9_000]);
    expect(await seen(cheap)).toEqual([7_000, null]);
  });

  it('rounds as the rule says, and is never zero', async () => {
    const product = await makeProduct(test, { precio: 123_456 });
    const tiny = await makeProduct(test, { precio: 1 });
    const { condicion_id } = await makeCondicion([{ ajuste: -10, redondeo: '50' }]);
    const { token } = await makeCustomer(condicion_id);
    expect((await priceFor(token, product.producto_id)).precio).toBe(1_100);
    expect((await priceFor(token, tiny.producto_id)).precio).toBe(0.01);
  });

  it('counts at once when terms or base prices change', async () => {
    const product = await makeProduct(test, { precio: 100_000 });
    const condicion = await makeCondicion([{ ajuste: 10 }]);
    const customer = await makeCustomer(condicion.condicion_id);
    const seen = async () => (await priceFor(customer.token, product.producto_id)).precio;
    expect(await seen()).toBe(1_100);
    await test.database.pool.query('UPDATE productos SET precio = 2000 WHERE producto_id = $1', [
      product.producto_id,
    ]);
    expect(await seen()).toBe(2_200);
    const { body } = await setPrecio(condicion.condicion_id, product.producto_id, 1_500);
    expect(body.antes).toEqual([{ producto_id: product.producto_id, precio: null }]);
    expect(await seen()).toBe(1_500);
    await setPrecio(condicion.condicion_id, product.producto_id, null);
    expect(await seen()).toBe(2_200);
    await give(customer.usuario.usuario_id, null);
    expect(await seen()).toBe(2_000);
  });

  it('orders a list by the price that the caller sees', async () => {
    const first = await makeProduct(test, { nombre: 'Orden propio uno', precio: 100_000 });
    const { producto_id: second } = await makeProduct(test, {
      nombre: 'Orden propio dos',
      precio: 200_000,
      marca_id: first.marca_id,
    });
    const { condicion_id } = await makeCondicion();
    await setPrecio(condicion_id, second, 500);
    const listed = async (token: string, path: string) => {
      const { body } = await as<{ productos: { producto_id: string }[] }>(token, 'GET', path);
      return body.productos.map(({ producto_id }) => producto_id);
    };
    const [base, own] = [await makeCustomer(null), await makeCustomer(condicion_id)];
    const path = `/productos/filtrados/con-precios?term=orden%20propio&orden=menor_precio`;
    expect(await listed(base.token, path)).toEqual([first.producto_id, second]);
    expect(await listed(own.token, path)).toEqual([second, first.producto_id]);
  });
});

describe('an order', () => {
  it('is placed at the own price, keeps base price and agreement, and refuses another price', async () => {
    const product = await makeProduct(test, { precio: 6_000_000 });
    const { condicion_id } = await makeCondicion([{ ajuste: -10 }]);
    const { token, usuario } = await makeCustomer(condicion_id);
    const order = (precio: number) =>
      as<{ pedido_id: string; total_precio: number; detalles: { precio_unitario: number }[] }>(
        token,
        'POST',
        '/pedidos',
        orderOf(usuario.usuario_id, [[product.producto_id, 2, precio]]),
      );
    const refused = await order(60_000);
    expect([refused.status, refused.body.details?.[0]?.actual?.precio]).toEqual([409, 54_000]);
    const placed = await order(54_000);
    expect([placed.status, placed.body.total_precio]).toEqual([201, 108_000]);
    const { rows } = await test.database.pool.query(
      'SELECT precio_base, condicion FROM detalles_pedidos WHERE pedido_id = $1',
      [placed.body.pedido_id],
    );
    expect(rows).toEqual([{ precio_base: '60000.00', condicion: expect.stringMatching(/^Lista \d+$/) }]);
  });

  it('has the minimum of the agreement', async () => {
    const product = await makeProduct(test, { precio: 1_000_000 });
    const { condicion_id } = await makeCondicion([], 20_000);
    const [own, base] = [await makeCustomer(condicion_id), await makeCustomer(null)];
    const order = ({ token, usuario }: typeof own, cantidad: number) =>
      as(token, 'POST', '/pedidos', orderOf(usuario.usuario_id, [[product.producto_id, cantidad, 10_000]]));
    expect((await order(own, 1)).body.code).toBe('MONTO_MINIMO');
    expect((await order(own, 2)).status).toBe(201);
    expect((await order(base, 2)).body.code).toBe('MONTO_MINIMO');
    const mine = async ({ token }: typeof own) => (await as(token, 'GET', '/mi-condicion')).body;
    expect(await mine(own)).toMatchObject({ monto_minimo: 20_000 });
    expect(await mine(base)).toMatchObject({ monto_minimo: null });
  });

  it('of staff for a customer has the price of the customer', async () => {
    const product = await makeProduct(test, { precio: 6_000_000 });
    const { condicion_id } = await makeCondicion([{ ajuste: 5 }]);
    const { usuario } = await makeCustomer(condicion_id);
    const { body } = await as<{ productos: { precio: number }[] }>(
      admin.token,
      'GET',
      `/productos/varios/${usuario.usuario_id}?ids=${product.producto_id}`,
    );
    expect(body.productos.map(({ precio }) => precio)).toEqual([63_000]);
    const placed = await as(
      admin.token,
      'POST',
      '/pedidos',
      orderOf(usuario.usuario_id, [[product.producto_id, 1, 63_000]]),
    );
    expect(placed.status).toBe(201);
  });
});

describe('an agreement', () => {
  it('is copied with its own prices, and not deleted while a customer has it', async () => {
    const product = await makeProduct(test, { precio: 100_000 });
    const { condicion_id } = await makeCondicion();
    await setPrecio(condicion_id, product.producto_id, 900);
    const copy = await as<Condicion>(admin.token, 'POST', '/condiciones', {
      ...{ nombre: `Copia ${++count}`, monto_minimo: null, reglas: [], copia_de: condicion_id },
    });
    expect([copy.status, copy.body.precios]).toEqual([201, 1]);
    const customer = await makeCustomer(copy.body.condicion_id);
    const remove = () => as(admin.token, 'DELETE', `/condiciones/${copy.body.condicion_id}`);
    expect((await remove()).body.code).toBe('CONDICION_EN_USO');
    await give(customer.usuario.usuario_id, null);
    expect((await remove()).status).toBe(200);
  });

  it('refuses two rules for the same products, and a rule for a brand and a category', async () => {
    const regla = { marca_id: null, categoria_id: null, ajuste: 1, redondeo: 'no', direccion: 'cercano' };
    const { marca_id } = await makeProduct(test);
    for (const reglas of [[regla, regla], [{ ...regla, marca_id, categoria_id: marca_id }]]) {
      const { status } = await as(admin.token, 'POST', '/condiciones', {
        nombre: 'Mala',
        monto_minimo: null,
        reglas,
      });
      expect(status).toBe(400);
    }
  });

  it('shows the prices of its products with the base price and the reason', async () => {
    const product = await makeProduct(test, { nombre: 'Harina de la lista', precio: 100_000 });
    const { condicion_id } = await makeCondicion([{ ajuste: 10 }]);
    const path = `/condiciones/${condicion_id}/precios`;
    const shown = { producto_id: product.producto_id, base: 1_000 };
    const get = async (query: string) =>
      (await as<{ productos: object[] }>(admin.token, 'GET', path + query)).body;
    expect((await get('?term=harina%20de%20la%20lista')).productos).toEqual([
      expect.objectContaining({ ...shown, precio: 1_100, propio: null, motivo: 'todo' }),
    ]);
    expect(await get('?propios=si')).toEqual({ productos: [], total: 0 });
    await setPrecio(condicion_id, product.producto_id, 950);
    expect((await get('?propios=si')).productos).toEqual([
      expect.objectContaining({ ...shown, precio: 950, propio: 950, motivo: 'producto' }),
    ]);
  });
});
