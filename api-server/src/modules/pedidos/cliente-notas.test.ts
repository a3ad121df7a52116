import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea } from './testing/pedidos-fixture.ts';

let test: TestApp;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
let oats: typeof peanut;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
  oats = await makeProduct(test, { nombre: 'Avena', precio: 100_000 });
  staff = await makeUser(test, { roles: ['empleado'] });
});
afterAll(() => test.close());

const NOTA = 'Entregar el martes';
const BESIDE = 'Tostado, si hay';

async function order(key?: string, nota: string | undefined = NOTA, ana?: typeof staff) {
  const who = ana ?? (await makeUser(test));
  const detalles = [{ ...linea(peanut, 2), nota: BESIDE }, linea(oats, 3)];
  const { status, body } = await call<Answered>(test.app, 'POST', '/pedidos', {
    token: who.token,
    body: { usuarioId: who.usuario.usuario_id, detalles, ...(nota && { nota }) },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  return { ana: who, status, pedido: body };
}
const byStaff = <T>(method: 'GET' | 'PATCH', path: string, body?: unknown) =>
  call<T>(test.app, method, path, { token: staff.token, ...(body === undefined ? {} : { body }) });
const textOf = async (path: string, token: string) => {
  const { rawPayload } = await test.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text.replace(/\s+/g, ' ');
};

it('customer notes appear in the order, its mail, the staff lists and the papers', async () => {
  const { ana, pedido } = await order();
  const { pedido_id: id } = pedido;
  expect([pedido.nota, pedido.detalles.map(({ nota }) => nota)]).toEqual([NOTA, [BESIDE, undefined]]);
  const own = await call<Answered>(test.app, 'GET', `/mis-pedidos/${id}`, { token: ana.token });
  expect([own.body.nota, own.body.detalles[0]?.nota]).toEqual([NOTA, BESIDE]);
  const [mail] = await test.mailsTo(ana.usuario.email);
  for (const text of [`Tu nota: ${NOTA}`, `Tu nota: ${BESIDE}`]) {
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(text);
  }
  const list = await byStaff<{ pedidos: Answered[] }>('GET', '/pedidos');
  expect(list.body.pedidos.find(({ pedido_id }) => pedido_id === id)?.nota).toBe(NOTA);
  await byStaff('PATCH', `/pedidos/${id}/estado`, { estado_pedido: 'aprobado' });
  const packing = await byStaff<{ pedidos: { nota: string; lineas: object[] }[] }>(
    'GET',
    `/empaques?pedidoIds=${id}`,
  );
  expect(packing.body.pedidos[0]).toMatchObject({
    nota: NOTA,
    lineas: [
      { nombre: 'Avena', nota: null },
      { nombre: 'Maní', nota: BESIDE },
    ],
  });
  for (const text of [
    await textOf(`/mis-pedidos/${id}/pdf`, ana.token),
    await textOf(`/remitos/pdf/download?pedidoId=${id}`, staff.token),
  ]) {
    expect(text).toContain(`Nota del cliente ${NOTA}`);
    expect(text).toContain(`Nota: ${BESIDE}`);
  }
});

it('customer notes stay when staff edit the line', async () => {
  const { pedido } = await order();
  const detalles = pedido.detalles.map(({ producto, cantidad, precio_unitario }) => ({
    ...{ producto_id: producto.producto_id, cantidad: cantidad + 1, precio_unitario },
  }));
  const { body } = await byStaff<Answered>('PATCH', `/pedidos/${pedido.pedido_id}`, {
    estado_pedido: 'esperando_aprobacion',
    detalles,
  });
  expect([body.nota, body.detalles.map(({ cantidad, nota }) => [cantidad, nota])]).toEqual([
    NOTA,
    [
      [3, BESIDE],
      [4, undefined],
    ],
  ]);
});

it('customer notes are part of the idempotency hash: another note answers 422', async () => {
  const key = '0198c0de-0000-4000-8000-000000000001';
  const { ana, pedido } = await order(key);
  expect((await order(key, NOTA, ana)).pedido.pedido_id).toBe(pedido.pedido_id);
  expect((await order(key, 'Otra cosa', ana)).status).toBe(422);
});

it.each(['', '   ', 'x'.repeat(501)])('an empty or too long customer note answers 400: %#', async (nota) => {
  const { token, usuario } = await makeUser(test);
  const body = { usuarioId: usuario.usuario_id, detalles: [linea(peanut)], nota };
  expect((await call(test.app, 'POST', '/pedidos', { token, body })).status).toBe(400);
});

it("customer notes are in the data export and are erased with the customer's data", async () => {
  const { ana, pedido } = await order();
  const admin = await makeUser(test, { roles: ['admin'] });
  const { usuario_id, email } = ana.usuario;
  const told = await call<{ pedidos: { nota: string; detalles: object[] }[] }>(
    test.app,
    'GET',
    `/usuarios/datos/${usuario_id}`,
    admin,
  );
  expect(told.body.pedidos[0]).toMatchObject({ nota: NOTA, detalles: [{ nota: BESIDE }, { nota: null }] });
  await call(test.app, 'PATCH', `/usuarios/borrar-datos/${usuario_id}`, {
    token: admin.token,
    body: { email },
  });
  const lines = await byStaff<{ nota?: string; pedido: { nota?: string } }[]>(
    'GET',
    `/detalles-pedidos/pedido/${pedido.pedido_id}`,
  );
  expect(lines.body.map(({ nota, pedido }) => [nota, pedido.nota])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
