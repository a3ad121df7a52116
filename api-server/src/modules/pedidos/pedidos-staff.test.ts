import type { EstadoPedido } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, historyOf, linea } from './testing/pedidos-fixture.ts';

type Page = { pedidos: Answered[]; total: number; code?: string };

let test: TestApp;
let ana: Awaited<ReturnType<typeof makeUser>>;
let empleado: typeof ana;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test);
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
});
afterAll(() => test.close());

const get = <T = Page>(path: string) => call<T>(test.app, 'GET', path, { token: empleado.token });

async function store(estado_pedido: EstadoPedido, fecha: string, pedido_id = uuidv7()) {
  const common = { pedido_id, total_precio: 5_000_000 };
  await test.database.db.insert(pedidos).values({
    ...common,
    usuario_id: ana.usuario.usuario_id,
    estado_pedido,
    fecha_pedido: new Date(fecha),
  });
  await test.database.db.insert(detallesPedidos).values({
    ...common,
    detalles_pedidos_id: uuidv7(),
    orden: 0,
    producto_id: peanut.producto_id,
    producto_nombre: 'Maní',
    unidades: 1,
    precio_unitario: 5_000_000,
  });
  return pedido_id;
}

describe('pedidos.list and pedidos.porEstado', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [
      await store('aprobado', '2026-01-03T00:00:00Z'),
      await store('esperando_aprobacion', '2026-01-01T00:00:00Z'),
      await store('cancelado', '2026-01-05T00:00:00Z'),
      await store('esperando_aprobacion', '2026-01-04T00:00:00Z'),
    ];
  });
  const idsOf = async (path: string) => {
    const { body } = await get(path);
    return [body.total, ...body.pedidos.map((pedido) => ids.indexOf(pedido.pedido_id))];
  };

  it('list the newest orders first, in pages, with the total number', async () => {
    expect(await idsOf('/pedidos')).toEqual([4, 2, 3, 0, 1]);
    expect(await idsOf('/pedidos?limit=2&offset=1')).toEqual([4, 3, 0]);
    expect(await idsOf('/pedidos?offset=2147483647')).toEqual([4]);
  });

  it("return only the names and the id of each order's customer", async () => {
    const { body } = await get('/pedidos?limit=1');
    const { usuario_id, nombre, apellido, nombre_comercio } = ana.usuario;
    expect(body.pedidos[0]?.usuario).toEqual({ usuario_id, nombre, apellido, nombre_comercio });
    expect(body.pedidos[0]).toMatchObject({ total_precio: 50_000, version: 1, estado_pedido: 'cancelado' });
  });

  it('list the orders of one status', async () => {
    expect(await idsOf('/pedidos/esperando_aprobacion')).toEqual([2, 3, 1]);
    expect(await idsOf('/pedidos/esperando_aprobacion?limit=1&offset=1')).toEqual([2, 1]);
    expect(await idsOf('/pedidos/recibido')).toEqual([0]);
  });

  it('return the total amount, with cancelled orders only when the request asks for them', async () => {
    const importeOf = async (path: string) => (await get<{ importe: number }>(path)).body.importe;
    expect(await importeOf('/pedidos?limit=1')).toBe(150_000);
    expect(await importeOf('/pedidos/cancelado')).toBe(50_000);
    expect(await importeOf('/pedidos/recibido')).toBe(0);
    expect(await importeOf('/pedidos?texto=%C3%91and%C3%BA')).toBe(150_000);
    expect(await importeOf('/pedidos/cancelado?texto=nandu')).toBe(50_000);
    expect(await importeOf('/pedidos?hasta=2026-01-02')).toBe(100_000);
  });

  it.each([
    // 2026-01-03T00:00Z is January 2nd, 21:00, in the shop's time zone.
    ['desde=2026-01-02&hasta=2026-01-02', [1, 0]],
    ['desde=2026-01-03', [2, 2, 3]],
    ['hasta=2026-01-02', [2, 0, 1]],
    ['hasta=2025-12-30', [0]],
    ['desde=9999-12-31', [0]],
    ['texto=dietetica%20del', [4, 2, 3, 0, 1]],
    ['texto=ANA%C3%91@', [0]],
    ['texto=20000000001&limit=1&offset=3', [4, 1]],
    ['texto=nandu&desde=2026-01-03&limit=1', [2, 2]],
    ['texto=%2B54%209%202477%2012-3456', [4, 2, 3, 0, 1]],
    ['texto=%20%20', [4, 2, 3, 0, 1]],
    ['texto=nadie', [0]],
    ['texto=%25', [0]],
    ['texto=999999999', [0]],
  ])('find orders by %s', async (query, wanted) => {
    expect(await idsOf(`/pedidos?${query}`)).toEqual(wanted);
  });

  it('find orders by number in any spelling, also within a status', async () => {
    const { body } = await get('/pedidos?limit=1&offset=2');
    const numero = body.pedidos[0]?.numero;
    for (const texto of [`${numero}`, `n.º ${numero}`, `#${numero}`]) {
      const found = await idsOf(`/pedidos/aprobado?texto=${encodeURIComponent(texto)}`);
      expect(found).toEqual([1, 0]);
      expect(await idsOf(`/pedidos/enviado?texto=${encodeURIComponent(texto)}`)).toEqual([0]);
    }
  });

  it.each(['desde=ayer', 'hasta=2026-02-30', 'desde=1899-12-31', `texto=${'x'.repeat(256)}`])(
    'answer 400 to %s',
    async (query) => {
      expect((await get(`/pedidos?${query}`)).status).toBe(400);
      expect((await get(`/pedidos/aprobado?${query}`)).status).toBe(400);
    },
  );

  it.each(['otro', 'APROBADO', 'todos', "'", 'constructor'])('answer 404 to the status %s', async (word) => {
    const { status, body } = await get(`/pedidos/${word}`);
    expect([status, body.code]).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('answer 400 to a NUL character', async () => {
    expect((await get('/pedidos/%00')).status).toBe(400);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'offset=99999999999999999999'])(
    'answer 400 to the page %s',
    async (query) => {
      expect((await get(`/pedidos?${query}`)).status).toBe(400);
      expect((await get(`/pedidos/aprobado?${query}`)).status).toBe(400);
    },
  );
});

describe('pedidos.createAdmin', () => {
  const create = (usuarioId: string, token = empleado.token, detalles = [linea(peanut)]) =>
    call<Answered>(test.app, 'POST', `/pedidos/adminPedidos?usuarioId=${usuarioId}`, {
      token,
      body: { detalles },
    });

  it('places the order for the customer and stores the employee as author', async () => {
    const { status, body } = await create(ana.usuario.usuario_id);
    expect(status).toBe(201);
    expect(body.usuario.usuario_id).toBe(ana.usuario.usuario_id);
    const [placed] = await historyOf(test, body.pedido_id);
    expect(placed).toMatchObject({ tipo: 'creado', usuario_id: empleado.usuario.usuario_id });
  });

  it('accepts a pending customer, and refuses a deactivated, unknown or invalid customer', async () => {
    const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] });
    const deactivated = await makeUser(test, { esta_activo: false });
    expect((await create(pending.usuario.usuario_id)).status).toBe(201);
    expect((await create(deactivated.usuario.usuario_id)).body.code).toBe('CLIENTE_DESACTIVADO');
    expect((await create(uuidv7())).body.code).toBe('NO_ENCONTRADO');
    expect((await create('x')).status).toBe(400);
  });

  const mailsTo = async (address: string) =>
    (await test.mails()).filter(({ to }) => typeof to === 'object' && to.address === address);

  it('mails prices only to a customer who may see prices, also after a change of status', async () => {
    const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] });
    const { body } = await create(pending.usuario.usuario_id);
    const path = `/pedidos/${body.pedido_id}/estado`;
    await call(test.app, 'PATCH', path, { token: empleado.token, body: { estado_pedido: 'cancelado' } });
    const mails = await mailsTo(pending.usuario.email);
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      expect(text).toContain('Maní');
      expect(`${subject} ${text} ${html}`).not.toMatch(/\$|50\.?000/);
      expect(text).toContain('Verás los precios y el total en tu cuenta en cuanto esté aprobada.');
    }
    await create(ana.usuario.usuario_id);
    const own = (await mailsTo(ana.usuario.email)).at(-1);
    expect(own?.text).toMatch(/50\.000/);
  });

  it('applies the minimum to staff too, and answers 403 to customers', async () => {
    const cheap = await makeProduct(test, { precio: 4_999_999 });
    expect((await create(ana.usuario.usuario_id, empleado.token, [linea(cheap)])).body.code).toBe(
      'MONTO_MINIMO',
    );
    expect((await create(ana.usuario.usuario_id, ana.token)).status).toBe(403);
  });
});

describe('detallesPedidos.porPedido', () => {
  it('returns each line with the order', async () => {
    const id = await store('aprobado', '2025-01-01T00:00:00Z');
    const { status, body } = await get<unknown>(`/detalles-pedidos/pedido/${id.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        detalles_pedidos_id: expect.any(String),
        producto: { producto_id: peanut.producto_id, nombre: 'Maní', precio: 50_000 },
        cantidad: 1,
        precio_unitario: 50_000,
        descuento: 0,
        total_precio: 50_000,
        pedido: expect.objectContaining({ pedido_id: id, estado_pedido: 'aprobado', version: 1 }),
      },
    ]);
  });

  it('answers 404 for an unknown order', async () => {
    const { status, body } = await get(`/detalles-pedidos/pedido/${uuidv7()}`);
    expect([status, body.code]).toEqual([404, 'NO_ENCONTRADO']);
    expect((await get('/detalles-pedidos/pedido/1')).status).toBe(400);
  });
});
