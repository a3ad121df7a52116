import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notificaciones } from '../../db/schema/system.ts';
import { type BusMessage, listen, publish } from '../../realtime/bus.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { notify } from './service.ts';

let test: TestApp;
let headers: { authorization: string };
let bus: ReturnType<typeof listen>;
let published: BusMessage[] = [];

beforeAll(async () => {
  test = await testApp();
  headers = { authorization: `Bearer ${(await makeUser(test, { roles: ['empleado'] })).token}` };
  bus = listen(test.database.url, { message: (message) => published.push(message), gap: () => undefined });
  await bus.ready;
});
afterAll(async () => {
  await bus.close();
  await test.close();
});
beforeEach(async () => {
  await test.database.db.delete(notificaciones);
  await settled();
  published = [];
});

/** Waits for a last message: the bus delivers in order, so earlier messages have arrived then. */
async function settled() {
  const last: BusMessage = { type: 'sesiones', usuarioId: uuidv7() };
  await publish(test.database.db, last);
  await vi.waitFor(() => expect(published.at(-1)).toEqual(last));
  published.pop();
}
const add = (tipo: 'pedido' | 'usuario', mensaje: string) =>
  test.database.db.transaction((tx) => notify(tx, { tipo, mensaje, referencia_id: uuidv7() }));
const list = async (path = '') =>
  (await test.app.inject({ url: `/api/notificaciones${path}`, headers })).json() as {
    mensaje: string;
    esta_activo: boolean;
  }[];
const markRead = (tipo: string) =>
  test.app.inject({ method: 'PUT', url: `/api/notificaciones/${tipo}`, headers });
const messages = (rows: { mensaje: string }[]) => rows.map((row) => row.mensaje);

it('lists unread notifications, newest first, all or of one kind [P3.6 P7.8 P7.9]', async () => {
  await add('pedido', 'uno');
  await add('usuario', 'dos');
  await add('pedido', 'tres');
  expect(messages(await list())).toEqual(['tres', 'dos', 'uno']);
  expect(messages(await list('/pedido'))).toEqual(['tres', 'uno']);
  expect(messages(await list('/usuario'))).toEqual(['dos']);
  expect((await list())[0]).toEqual({
    notificacion_id: expect.any(String),
    referencia_id: expect.any(String),
    tipo: 'pedido',
    mensaje: 'tres',
    fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    esta_activo: true,
  });
});

it('lists and returns at most two hundred, but marks all as read', async () => {
  await test.database.db.insert(notificaciones).values(
    Array.from({ length: 205 }, (_, index) => ({
      notificacion_id: uuidv7(),
      tipo: 'pedido' as const,
      mensaje: `n${index}`,
      referencia_id: uuidv7(),
      fecha: new Date(2026, 0, 1, 0, 0, index),
    })),
  );
  const all = await list();
  expect(all).toHaveLength(200);
  expect(all[0]?.mensaje).toBe('n204');
  const read = (await markRead('pedido')).json() as { mensaje: string; esta_activo: boolean }[];
  expect(messages(read)).toEqual(messages(all));
  expect(read.every((row) => !row.esta_activo)).toBe(true);
  expect(await list()).toEqual([]);
});

it("hides an order's notification from its author only", async () => {
  const [clerk, shop] = [await makeUser(test, { roles: ['empleado'] }), await makeUser(test)];
  const detalles = [linea(await makeProduct(test, { precio: 5_000_000 }))];
  const usuarioId = shop.usuario.usuario_id;
  const place = (token: string) => placeOrder(test, { usuarioId, detalles, token });
  const unreadOf = async (token: string) => {
    const { body } = await call<{ referencia_id: string }[]>(test.app, 'GET', '/notificaciones', { token });
    return body.map(({ referencia_id }) => referencia_id);
  };
  const { pedido_id } = (await place(clerk.token)).body;
  await settled();
  const event = published.find((one) => one.type === 'event' && one.event === 'nuevaNotificacion');
  expect(event).toMatchObject({ exceptId: clerk.usuario.usuario_id, payload: { referencia_id: pedido_id } });
  expect(await unreadOf(clerk.token)).toEqual([]);
  expect(messages(await list())).toHaveLength(1);
  const theirs = (await place(shop.token)).body.pedido_id;
  expect(await unreadOf(clerk.token)).toEqual([theirs]);
});

it('marks one kind as read for all staff and returns the notifications [P7.7]', async () => {
  await add('pedido', 'uno');
  await add('usuario', 'dos');
  await add('pedido', 'tres');
  const answer = (await markRead('pedido')).json();
  expect(messages(answer)).toEqual(['tres', 'uno']);
  expect(answer.every((one: { esta_activo: boolean }) => one.esta_activo === false)).toBe(true);
  expect(messages(await list())).toEqual(['dos']);
  expect((await markRead('pedido')).json()).toEqual([]);
});

it('tells other screens only if something was marked', async () => {
  await markRead('usuario');
  await add('pedido', 'uno');
  await markRead('pedido');
  await markRead('pedido');
  await settled();
  expect(published.map((message) => message.type === 'event' && message.event)).toEqual([
    'nuevaNotificacion',
    'notificacionesLeidas',
  ]);
  expect(published[1]).toMatchObject({ payload: { tipo: 'pedido' } });
});

it('is returned to one of several concurrent readers', async () => {
  await add('pedido', 'uno');
  const answers = await Promise.all([markRead('pedido'), markRead('pedido'), markRead('pedido')]);
  expect(answers.flatMap((answer) => messages(answer.json()))).toEqual(['uno']);
});

it('sends nothing for a transaction that was rolled back', async () => {
  const failing = test.database.db.transaction(async (tx) => {
    await notify(tx, { tipo: 'pedido', mensaje: 'no', referencia_id: uuidv7() });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(published).toEqual([]);
  expect(await list()).toEqual([]);
});

it.each(['pedidos', 'PEDIDO', 'otro', '%00'])('refuses the kind %s', async (tipo) => {
  expect((await markRead(tipo)).statusCode).toBe(400);
});
