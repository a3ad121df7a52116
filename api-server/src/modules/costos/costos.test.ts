import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { detallesPedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());

interface Answer {
  costo: number | null;
  version: number;
  code?: string;
}

const get = (id: string) => call<Answer>(test.app, 'GET', `/productos/${id}/costo`, { token: admin.token });
const put = (id: string, costo: unknown, headers = {}) =>
  call<Answer>(test.app, 'PUT', `/productos/${id}/costo`, { token: admin.token, body: { costo }, headers });

const costsOf = async (pedidoId: string) => {
  const { nombre, costo } = {
    nombre: detallesPedidos.producto_nombre,
    costo: detallesPedidos.costo_unitario,
  };
  const rows = await test.database.db
    .select({ nombre, costo })
    .from(detallesPedidos)
    .where(eq(detallesPedidos.pedido_id, pedidoId))
    .orderBy(detallesPedidos.orden);
  return rows.map((row) => [row.nombre, row.costo]);
};

it('a cost is unknown until an admin stores it, exact to the cent, with an audit log entry per change', async () => {
  const { producto_id: id, nombre } = await makeProduct(test);
  expect((await get(id)).body).toEqual({ costo: null, version: 0 });
  expect(await put(id, 4.35)).toMatchObject({ status: 200, body: { costo: 4.35, version: 1 } });
  expect((await put(id, 4.35)).body.version).toBe(1);
  expect((await put(id, 0)).body).toEqual({ costo: 0, version: 2 });
  expect((await put(id, null)).body).toEqual({ costo: null, version: 3 });
  expect((await get(id)).body).toEqual({ costo: null, version: 3 });
  const entradas = await test.database.db
    .select()
    .from(bitacora)
    .where(eq(bitacora.objeto_id, id))
    .orderBy(bitacora.fecha);
  expect(
    entradas.map(({ accion, objeto_nombre, antes, despues }) => [accion, objeto_nombre, antes, despues]),
  ).toEqual(
    [
      [null, 4.35],
      [4.35, 0],
      [0, null],
    ].map(([before, after]) => ['producto.costo', nombre, { costo: before }, { costo: after }]),
  );
});

it('a cost needs the current version and a valid amount', async () => {
  const { producto_id: id } = await makeProduct(test);
  expect((await put(id, 10, { 'if-match': '"0"' })).status).toBe(200);
  expect(await put(id, 11, { 'if-match': '"0"' })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_DESACTUALIZADA' },
  });
  for (const costo of [-0.01, 10.005, 1_000_000, '10', undefined]) {
    expect([costo, (await put(id, costo)).status]).toEqual([costo, 400]);
  }
  expect((await put('0198c0de-0000-7000-8000-000000000000', 1)).status).toBe(404);
  expect((await get(id)).body.costo).toBe(10);
});

it('an order line keeps the cost at the time of the order through edits, deliveries and later costs', async () => {
  const { usuario, token } = await makeUser(test);
  const [nuez, lino, mani] = [
    await makeProduct(test, { nombre: 'Nuez', precio: 5_000_000 }),
    await makeProduct(test, { nombre: 'Lino', precio: 5_000_000 }),
    await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 }),
  ];
  await put(nuez.producto_id, 30_000.01);
  const detalles = [linea(nuez), linea(lino)];
  const { body: pedido } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
  const asOrdered = [
    ['Nuez', 3_000_001],
    ['Lino', null],
  ];
  expect(await costsOf(pedido.pedido_id)).toEqual(asOrdered);
  // Later costs apply to later lines only; an unknown cost stays unknown.
  await put(nuez.producto_id, 1);
  await put(lino.producto_id, 2);
  await put(mani.producto_id, 3);
  expect(await costsOf(pedido.pedido_id)).toEqual(asOrdered);
  const edited = [linea(nuez, 2), linea(lino), linea(mani)].map((one) => ({ ...one, descuento: 0 }));
  const edit = await call<Pick<Answered, 'detalles'>>(test.app, 'PATCH', `/pedidos/${pedido.pedido_id}`, {
    token: admin.token,
    body: { estado_pedido: 'esperando_aprobacion', detalles: edited },
  });
  expect([edit.status, edit.body]).toEqual([200, expect.anything()]);
  expect(await costsOf(pedido.pedido_id)).toEqual([...asOrdered, ['Maní', 300]]);
  const approved = { token: admin.token, body: { estado_pedido: 'aprobado' } };
  await call(test.app, 'PATCH', `/pedidos/${pedido.pedido_id}/estado`, approved);
  const [first] = edit.body.detalles;
  const short = { detalles_pedidos_id: first?.detalles_pedidos_id, cantidad: 1, motivo: 'falta' };
  const delivered = await call(test.app, 'PATCH', `/pedidos/${pedido.pedido_id}/entrega`, {
    token: admin.token,
    body: { lineas: [short] },
  });
  expect([delivered.status, delivered.body]).toEqual([200, expect.anything()]);
  expect(await costsOf(pedido.pedido_id)).toEqual([...asOrdered, ['Maní', 300]]);
});
