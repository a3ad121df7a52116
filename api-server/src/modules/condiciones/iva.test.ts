import { netoOf } from 'api-client/contract/iva';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { productForms } from '../productos/testing/productos-fixture.ts';

let test: TestApp;
let staff: string;
let forms: Awaited<ReturnType<typeof productForms>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
/** Products with 21 % and 10.5 %. */
let nuts: Awaited<ReturnType<typeof makeProduct>>;
let lentils: Awaited<ReturnType<typeof makeProduct>>;
let count = 0;

interface Seen {
  precio: number;
  alicuota_iva?: number;
  iva?: { modo: string; alicuota: number; neto: number };
}

interface Order {
  pedido_id: string;
  total_precio: number;
  iva?: { modo: string; neto: number; partes: { alicuota: number; neto: number; iva: number }[] };
  detalles: {
    producto: { producto_id: string };
    cantidad: number;
    total_precio: number;
    iva?: { alicuota: number; precio_neto: number; neto: number; iva: number };
  }[];
}

const as = <T>(token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  call<T & { code?: string; version: number }>(test.app, method, path, { token, ...(body && { body }) });

beforeAll(async () => {
  test = await testApp();
  staff = (await makeUser(test, { roles: ['admin'] })).token;
  forms = await productForms(test);
  nuts = await makeProduct(test, { nombre: 'Nueces', precio: 2_999_999 });
  lentils = await makeProduct(test, { nombre: 'Lentejas', precio: 2_800_003, alicuota_iva: 1050 });
});
beforeEach(async () => {
  ana = await makeUser(test);
});
afterAll(() => test.close());

async function agree(iva: string | null): Promise<string> {
  const body = { nombre: `IVA ${++count}`, monto_minimo: null, iva, reglas: [] };
  const made = await as<{ condicion_id: string }>(staff, 'POST', '/condiciones', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.condicion_id;
}

const give = (condicion_id: string | null, { usuario } = ana) =>
  as(staff, 'PATCH', `/usuarios/${usuario.usuario_id}/condicion`, { condicion_id });

/** Staff correct the account's registration. */
async function register(condicion_iva: string | null, { usuario } = ana): Promise<void> {
  const { nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal } = usuario;
  const data = { nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, condicion_iva };
  const { status, body } = await as(staff, 'PATCH', `/usuarios/${usuario.usuario_id}`, data);
  expect(status, JSON.stringify(body)).toBe(200);
}

const seenBy = async (token: string, { producto_id }: { producto_id: string } = nuts) =>
  (await as<Seen>(token, 'GET', `/productos/${producto_id}`)).body;

const modoOf = async (token: string) => (await as<{ iva: string }>(token, 'GET', '/mi-condicion')).body.iva;

async function order(token = ana.token, { usuario } = ana): Promise<Order> {
  const detalles = [
    { producto_id: nuts.producto_id, cantidad: 3, precio_unitario: 29_999.99 },
    { producto_id: lentils.producto_id, cantidad: 7, precio_unitario: 28_000.03 },
  ];
  const made = await as<Order>(token, 'POST', '/pedidos', { usuarioId: usuario.usuario_id, detalles });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

const cents = (pesos: number) => Math.round(pesos * 100);

/** The parts add up to the total, and the lines' parts to the order's. */
function expectPartsOf({ iva, detalles, total_precio }: Order): void {
  const partes = iva?.partes ?? [];
  const lines = detalles.flatMap((line) => line.iva ?? []);
  expect(lines).toHaveLength(detalles.length);
  expect(partes.reduce((sum, part) => sum + cents(part.iva), cents(iva?.neto ?? 0))).toBe(
    cents(total_precio),
  );
  expect(lines.reduce((sum, { neto }) => sum + cents(neto), 0)).toBe(cents(iva?.neto ?? 0));
  for (const line of detalles) {
    expect(cents(line.iva?.neto ?? 0)).toBe(netoOf(cents(line.total_precio), line.iva?.alicuota ?? 0));
    expect(cents(line.iva?.neto ?? 0) + cents(line.iva?.iva ?? 0)).toBe(cents(line.total_precio));
  }
}

describe('how a customer sees IVA', () => {
  it('is included, without any field, unless registration or agreement say more', async () => {
    for (const condicion of [null, 'monotributo', 'exento', 'consumidor_final']) {
      await register(condicion);
      expect(await seenBy(ana.token)).toMatchObject({ precio: 29_999.99 });
      expect(Object.keys(await seenBy(ana.token))).not.toContain('iva');
      expect(await modoOf(ana.token)).toBe('incluido');
    }
    const { iva, detalles } = await order();
    expect([iva, ...detalles.map((line) => line.iva)]).toEqual([undefined, undefined, undefined]);
  });

  it('is apart for a responsable inscripto, at once in a running session, as for the persons of the shop', async () => {
    const person = await makeUser(test, { titular_id: ana.usuario.usuario_id });
    expect(await modoOf(person.token)).toBe('incluido');
    await register('responsable_inscripto');
    for (const { token } of [ana, person]) {
      expect(await modoOf(token)).toBe('discriminado');
      // 29999.99 / 1.21 is 24793.3801….
      expect((await seenBy(token)).iva).toEqual({ modo: 'discriminado', alicuota: 21, neto: 24_793.38 });
      expect((await seenBy(token, lentils)).iva).toEqual({
        modo: 'discriminado',
        alicuota: 10.5,
        neto: 25_339.39,
      });
    }
    await register(null);
    expect(await modoOf(person.token)).toBe('incluido');
  });

  it('is as the agreement says, while the agreement counts', async () => {
    await register('responsable_inscripto');
    const condicion_id = await agree('sumado');
    await give(condicion_id);
    expect((await seenBy(ana.token)).iva?.modo).toBe('sumado');
    expect((await seenBy(ana.token)).precio).toBe(29_999.99);
    const edit = (terms: object) =>
      as(staff, 'PATCH', `/condiciones/${condicion_id}`, {
        ...{ nombre: `IVA ${count}`, monto_minimo: null, reglas: [] },
        ...terms,
      });
    await edit({ iva: 'incluido' });
    expect(await modoOf(ana.token)).toBe('incluido');
    // An absent term stays; null leaves the choice to the registration.
    await edit({});
    expect(await modoOf(ana.token)).toBe('incluido');
    await edit({ iva: null });
    expect(await modoOf(ana.token)).toBe('discriminado');
    await edit({ iva: 'sumado', vigente_hasta: '2026-01-01' });
    expect(await modoOf(ana.token)).toBe('discriminado');
  });

  it('separates the stored lists of customers with the same prices', async () => {
    const other = await makeUser(test);
    await register('responsable_inscripto');
    const list = async (token: string) =>
      (await as<{ productos: Seen[] }>(token, 'GET', '/productos?limit=20')).body.productos;
    for (const { token, shows } of [
      { ...ana, shows: true },
      { ...other, shows: false },
      { ...ana, shows: true },
    ]) {
      const seen = await list(token);
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.every(({ iva }) => (iva !== undefined) === shows)).toBe(true);
    }
  });

  it('sorts by the net price for customers who see net prices', async () => {
    const word = `orden${++count}`;
    // Net: 826.45 and 904.98. With the tax, the order is the reverse.
    await makeProduct(test, { nombre: `${word} veintiuno`, precio: 100_100 });
    await makeProduct(test, { nombre: `${word} diez`, precio: 100_000, alicuota_iva: 1050 });
    const names = async (extra: string) =>
      (
        await as<{ productos: { nombre: string }[] }>(
          ana.token,
          'GET',
          `/productos/filtrados/con-precios?orden=menor_precio&limit=20${extra}`,
        )
      ).body.productos.flatMap(({ nombre }) => (nombre.startsWith(word) ? [nombre] : []));
    const [ten, twentyOne] = [`${word} diez`, `${word} veintiuno`];
    for (const extra of ['', `&term=${word}`]) {
      await give(null);
      expect(await names(extra)).toEqual([ten, twentyOne]);
      await give(await agree('sumado'));
      expect(await names(extra)).toEqual([twentyOne, ten]);
    }
  });

  it('is no part of an answer to visitors', async () => {
    const { body } = await call<Seen>(test.app, 'GET', `/productos/${nuts.producto_id}`);
    expect(Object.keys(body)).not.toContain('iva');
    expect(Object.keys(body)).not.toContain('alicuota_iva');
  });
});

describe('an order', () => {
  it.each(['discriminado', 'sumado'])('keeps the parts of the total: %s', async (modo) => {
    await give(await agree(modo));
    const placed = await order();
    expect(placed.iva?.modo).toBe(modo);
    expect(placed.iva?.partes.map(({ alicuota }) => alicuota)).toEqual([21, 10.5]);
    expectPartsOf(placed);
    const { body } = await as<Order>(ana.token, 'GET', `/mis-pedidos/${placed.pedido_id}`);
    expect(body.iva).toEqual(placed.iva);
    const lines = await as<{ pedido: Order; iva: object }[]>(
      staff,
      'GET',
      `/detalles-pedidos/pedido/${placed.pedido_id}`,
    );
    expect(lines.body.map(({ pedido, iva }) => [pedido.iva, iva])).toEqual(
      placed.detalles.map(({ iva }) => [placed.iva, iva]),
    );
  });

  it('keeps mode and rates when agreement and products change later', async () => {
    await give(await agree('sumado'));
    const placed = await order();
    await give(null);
    expect((await forms.edit(nuts.producto_id, { alicuota_iva: 0 })).status).toBe(200);
    expect((await seenBy(staff)).alicuota_iva).toBe(0);
    const { body } = await as<Order>(ana.token, 'GET', `/mis-pedidos/${placed.pedido_id}`);
    expect(body.iva).toEqual(placed.iva);
    await forms.edit(nuts.producto_id, { alicuota_iva: 21 });
  });

  it('has new parts after an edit, with a discount, fewer units and a new line', async () => {
    await give(await agree('discriminado'));
    const placed = await order();
    const added = await makeProduct(test, { precio: 777_777, alicuota_iva: 0 });
    const edited = await as(staff, 'PATCH', `/pedidos/${placed.pedido_id}`, {
      estado_pedido: 'esperando_aprobacion',
      detalles: [
        { producto_id: nuts.producto_id, cantidad: 2, precio_unitario: 29_999.99, descuento: 3.33 },
        { producto_id: lentils.producto_id, cantidad: 7, precio_unitario: 27_777.77, descuento: 0 },
        { producto_id: added.producto_id, cantidad: 1, precio_unitario: 7_777.77, descuento: 0 },
      ],
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const { body } = await as<Order>(ana.token, 'GET', `/mis-pedidos/${placed.pedido_id}`);
    expect(body.iva?.partes.map(({ alicuota }) => alicuota)).toEqual([21, 10.5, 0]);
    expectPartsOf(body);
  });

  it('shows staff in the cart the parts that the customer sees', async () => {
    await give(await agree('sumado'));
    const path = `/productos/varios/${ana.usuario.usuario_id}?ids=${nuts.producto_id}`;
    const forCliente = await as<{ productos: Seen[] }>(staff, 'GET', path);
    expect(forCliente.body.productos[0]?.iva).toEqual((await seenBy(ana.token)).iva);
    expectPartsOf(await order(staff));
    const { body } = await as<{ renglones: { opciones: { producto: Seen }[] }[] }>(
      staff,
      'POST',
      '/pedido-rapido/renglones',
      { renglones: ['2 Nueces'], cliente_id: ana.usuario.usuario_id },
    );
    const options = body.renglones.flatMap(({ opciones }) => opciones.map(({ producto }) => producto.iva));
    expect(options).toContainEqual((await seenBy(ana.token)).iva);
    const usual = await as<{ producto: Seen }[]>(
      staff,
      'GET',
      `/usuarios/${ana.usuario.usuario_id}/productos-habituales`,
    );
    expect(usual.body.length).toBeGreaterThan(0);
    for (const { producto } of usual.body) expect(producto.iva?.modo).toBe('sumado');
  });
});

it('the minimum counts with IVA, and says so to customers who see the tax apart', async () => {
  const detalles = [{ producto_id: lentils.producto_id, cantidad: 1, precio_unitario: 28_000.03 }];
  const refuse = async () =>
    (
      await as<{ message: string }>(ana.token, 'POST', '/pedidos', {
        usuarioId: ana.usuario.usuario_id,
        detalles,
      })
    ).body.message;
  expect(await refuse()).toBe('El monto mínimo para realizar un pedido es de $50.000');
  await register('responsable_inscripto');
  expect(await refuse()).toBe('El monto mínimo para realizar un pedido es de $50.000 (con IVA incluido)');
});

it('a new product has the general rate, or the one that its form has', async () => {
  for (const [fields, alicuota] of [
    [{}, 21],
    [{ alicuota_iva: 10.5 }, 10.5],
  ] as const) {
    const { body } = await forms.create({ nombre: `Con IVA ${++count}`, ...fields });
    expect((await seenBy(staff, body)).alicuota_iva).toBe(alicuota);
  }
});

it('refuses rates, registrations and modes that do not exist, and changes nothing', async () => {
  const before = await seenBy(staff);
  for (const alicuota_iva of [27, -1, 10.51, 210]) {
    const { status, body } = await forms.edit(nuts.producto_id, { alicuota_iva });
    expect([status, body.details]).toEqual([
      400,
      [{ field: 'alicuota_iva', message: 'El IVA no es válido.' }],
    ]);
  }
  expect(await seenBy(staff)).toEqual(before);
  expect((await forms.edit(nuts.producto_id, { alicuota_iva: '10,5' })).status).toBe(400);
  const wrong = { nombre: `IVA ${++count}`, monto_minimo: null, iva: 'gratis', reglas: [] };
  expect((await as(staff, 'POST', '/condiciones', wrong)).status).toBe(400);
});
