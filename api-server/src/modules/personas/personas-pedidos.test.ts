import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { historyOf, linea, type Answered as Pedido, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { comercio, order } from './testing/personas-fixture.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
});
afterAll(() => test.close());

const get = <T = Pedido>(path: string, token: string) => call<T>(test.app, 'GET', path, { token });

it("a person orders in the shop's name, and the shop's other persons see the order; another shop does not", async () => {
  const [sol, luna] = [await comercio(test), await comercio(test)];
  const [ana, eva] = [await sol.persona({ nombre: 'Ana' }), await sol.persona({ nombre: 'Eva' })];
  const other = await luna.persona();
  const { status, body } = await order(test, ana);
  expect(status).toBe(201);
  const pedido_por = { usuario_id: ana.usuario_id, nombre: 'Ana', apellido: 'Paz' };
  expect(body).toMatchObject({ usuario: { usuario_id: sol.usuario.usuario_id }, pedido_por });
  for (const token of [sol.token, ana.token, eva.token]) {
    const { body: listed } = await get<{ pedidos: Pedido[]; total: number }>('/mis-pedidos', token);
    expect(listed).toMatchObject({ total: 1, pedidos: [{ pedido_id: body.pedido_id, pedido_por }] });
    expect((await get(`/mis-pedidos/${body.pedido_id}`, token)).body).toMatchObject({ pedido_por });
    expect((await get(`/mis-pedidos/${body.pedido_id}/historial`, token)).status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    const pdf = await test.app.inject({ url: `/api/mis-pedidos/${body.pedido_id}/pdf`, headers });
    expect(pdf.statusCode).toBe(200);
    expect((await get<{ habituales: unknown[] }>('/mis-habituales', token)).body.habituales).toHaveLength(1);
  }
  for (const token of [luna.token, other.token]) {
    expect((await get(`/mis-pedidos/${body.pedido_id}`, token)).status).toBe(404);
    expect((await get<{ total: number }>('/mis-pedidos', token)).body.total).toBe(0);
  }
  const [placed] = await historyOf(test, body.pedido_id);
  expect(placed).toMatchObject({ tipo: 'creado', usuario_id: ana.usuario_id });
});

it('an order of the owner has no other author', async () => {
  const sol = await comercio(test);
  const ana = await sol.persona();
  const { body } = await order(test, { token: sol.token, usuario_id: sol.usuario.usuario_id });
  expect(body.pedido_por).toBeUndefined();
  expect((await get(`/mis-pedidos/${body.pedido_id}`, ana.token)).body.pedido_id).toBe(body.pedido_id);
});

it("nobody can order with another account's id; the same key returns the same order", async () => {
  const sol = await comercio(test);
  const ana = await sol.persona();
  const detalles = [linea(await makeProduct(test, { precio: 6_000_000 }))];
  const place = (usuarioId: string, key = randomUUID()) =>
    placeOrder(test, { usuarioId, detalles, token: ana.token, key });
  expect((await place(sol.usuario.usuario_id)).body.code).toBe('SIN_PERMISO');
  const key = randomUUID();
  const [first, again] = [await place(ana.usuario_id, key), await place(ana.usuario_id, key)];
  expect(again.body).toEqual(first.body);
});

it('mails the owner, and the author while they have access', async () => {
  const sol = await comercio(test);
  const ana = await sol.persona({ nombre: 'Ana' });
  const { body } = await order(test, ana);
  const subject = `Recibimos tu pedido N.º ${body.numero}`;
  for (const email of [sol.usuario.email, ana.email]) {
    const mail = (await test.mailsTo(email)).find((one) => one.subject === subject);
    expect(mail?.text).toContain('Pedido por Ana Paz.');
  }
  await sol.setAcceso(ana.usuario_id, false);
  const before = (await test.mailsTo(ana.email)).length;
  const path = `/pedidos/${body.pedido_id}`;
  await call(test.app, 'PATCH', path, { token: staff.token, body: { estado_pedido: 'aprobado' } });
  await test.database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'pedidoNotice'");
  await test.mails();
  expect((await test.mailsTo(ana.email)).length).toBe(before);
});

it('shares addresses and the received confirmation; each person has their own cart', async () => {
  const sol = await comercio(test);
  const ana = await sol.persona();
  const place = { nombre: 'Depósito', domicilio: 'Mitre 12', predeterminado: true };
  const put = await call(test.app, 'PUT', `/mis-domicilios/${randomUUID()}`, {
    token: ana.token,
    body: place,
  });
  expect(put.status).toBe(200);
  const { body } = await get<{ domicilios: object[] }>('/mis-domicilios', sol.token);
  expect(body.domicilios).toMatchObject([{ nombre: 'Depósito' }]);
  const { body: pedido } = await order(test, { token: sol.token, usuario_id: sol.usuario.usuario_id });
  expect(pedido.entrega).toMatchObject({ domicilio: 'Mitre 12' });
  const { pedido_id } = pedido;
  await test.database.pool.query("UPDATE pedidos SET estado_pedido = 'enviado' WHERE pedido_id = $1", [
    pedido_id,
  ]);
  const recepcion = await call(test.app, 'PUT', `/mis-pedidos/${pedido_id}/recepcion`, {
    token: ana.token,
    body: { falta: null },
  });
  expect(recepcion.status).toBe(200);
  const { producto_id } = await makeProduct(test);
  await test.database.pool.query(
    `INSERT INTO carritos_lineas (usuario_id, producto_id, cantidad, puesta_en, version, dispositivo)
     VALUES ($1, $2, 2, now(), gen_random_uuid(), gen_random_uuid())`,
    [ana.usuario_id, producto_id],
  );
  const cartOf = async (token: string) => (await get<{ lineas: object[] }>('/mi-carrito', token)).body.lineas;
  expect(await cartOf(ana.token)).toHaveLength(1);
  expect(await cartOf(sol.token)).toHaveLength(0);
});

it("an order of staff for a person belongs to the shop; a person's name finds the shop's orders", async () => {
  const sol = await comercio(test);
  const ana = await sol.persona({ nombre: 'Ximena', apellido: 'Quiroga' });
  const placed = await order(test, ana);
  const { body } = await order(test, { token: staff.token, usuario_id: ana.usuario_id });
  expect(body.usuario.usuario_id).toBe(sol.usuario.usuario_id);
  expect(body.pedido_por).toBeUndefined();
  const found = await get<{ pedidos: Pedido[] }>('/pedidos?texto=ximena', staff.token);
  expect(found.body.pedidos.map(({ pedido_id }) => pedido_id)).toEqual([placed.body.pedido_id]);
  expect(found.body.pedidos[0]).toMatchObject({ pedido_por: { nombre: 'Ximena', apellido: 'Quiroga' } });
});
