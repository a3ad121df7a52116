import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { clavesIdempotencia, pedidos } from '../../db/schema/pedidos.ts';
import { notificaciones } from '../../db/schema/system.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

type User = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let ana: User;
let empleado: User;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test);
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { precio: 5_000_000 });
});
afterAll(() => test.close());

const order = (key: string | undefined, cantidad = 1, who: User = ana, usuario = who.usuario) =>
  placeOrder(test, {
    usuarioId: usuario.usuario_id,
    detalles: [linea(peanut, cantidad)],
    token: who.token,
    ...(key === undefined ? {} : { key }),
  });
const counts = async () => ({
  orders: await test.database.db.$count(pedidos),
  told: await test.database.db.$count(notificaciones),
});

describe('pedidos.create with an Idempotency-Key', () => {
  it('returns the same order in its current state for a repeated key', async () => {
    const first = await order('again');
    const before = await counts();
    await call(test.app, 'PATCH', `/pedidos/${first.body.pedido_id}/estado`, {
      token: empleado.token,
      body: { estado_pedido: 'aprobado' },
    });
    const second = await order('again');
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, estado_pedido: 'aprobado', version: 2 });
    expect(await counts()).toEqual(before);
  });

  it('returns the order even when prices changed since', async () => {
    const first = await order('old price');
    const setPrice = (precio: number) =>
      test.database.db.update(productos).set({ precio }).where(eq(productos.producto_id, peanut.producto_id));
    await setPrice(5_100_000);
    const second = await order('old price');
    await setPrice(5_000_000);
    expect([second.status, second.body.pedido_id]).toEqual([201, first.body.pedido_id]);
  });

  it('answers 422 to the key with another body', async () => {
    await order('other body');
    const before = await counts();
    const { status, body } = await order('other body', 2);
    expect([status, body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
    expect(await counts()).toEqual(before);
  });

  it('answers 422 to a staff key for another customer, on both endpoints', async () => {
    const other = await makeUser(test);
    const first = await order('staff', 1, empleado, ana.usuario);
    expect((await order('staff', 1, empleado, other.usuario)).status).toBe(422);
    const admin = (usuarioId: string) =>
      call<Answered>(test.app, 'POST', `/pedidos/adminPedidos?usuarioId=${usuarioId}`, {
        token: empleado.token,
        headers: { 'idempotency-key': 'staff' },
        body: { detalles: [linea(peanut)] },
      });
    expect((await admin(other.usuario.usuario_id)).status).toBe(422);
    expect((await admin(ana.usuario.usuario_id)).body.pedido_id).toBe(first.body.pedido_id);
  });

  it('keeps the keys of two callers apart', async () => {
    const [one, other] = [await order('shared'), await order('shared', 1, await makeUser(test))];
    expect(other.status).toBe(201);
    expect(other.body.pedido_id).not.toBe(one.body.pedido_id);
  });

  it('places one order for five concurrent requests with one key', async () => {
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order('at once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.pedido_id)).size).toBe(1);
    expect(await counts()).toEqual({ orders: before.orders + 1, told: before.told + 1 });
  });

  it('accepts one of two concurrent bodies with the same key', async () => {
    const answers = await Promise.all([order('two', 1), order('two', 2), order('two', 1), order('two', 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  });

  it('stores no key for a refused order', async () => {
    const cheap = await makeProduct(test, { precio: 100 });
    const refused = () =>
      placeOrder(test, {
        usuarioId: ana.usuario.usuario_id,
        detalles: [linea(cheap)],
        token: ana.token,
        key: 'retry',
      });
    const answers = await Promise.all([refused(), refused(), refused()]);
    expect(answers.map(({ body }) => body.code)).toEqual(['MONTO_MINIMO', 'MONTO_MINIMO', 'MONTO_MINIMO']);
    const kept = eq(clavesIdempotencia.clave, 'retry');
    expect(await test.database.db.$count(clavesIdempotencia, kept)).toBe(0);
    expect((await order('retry')).status).toBe(201);
  });

  it('places a new order each time without a key', async () => {
    const [one, other] = [await order(undefined), await order(undefined)];
    expect(one.body.pedido_id).not.toBe(other.body.pedido_id);
  });
});

describe('pedidos.cerrarIntento', () => {
  const settle = (clave: string, who: User = ana) =>
    call<{ pedido: Answered | null }>(test.app, 'PUT', `/pedidos/intentos/${clave}`, { token: who.token });

  it('returns the order of the key, also when called twice', async () => {
    const key = randomUUID();
    const { body } = await order(key);
    for (let turn = 0; turn < 2; turn += 1) {
      const settled = await settle(key);
      expect([settled.status, settled.body.pedido?.pedido_id]).toEqual([200, body.pedido_id]);
    }
    expect((await order(key)).body.pedido_id).toBe(body.pedido_id);
  });

  it('closes an unused key: a late request with it places no order', async () => {
    const key = randomUUID();
    const before = await counts();
    for (let turn = 0; turn < 2; turn += 1) expect((await settle(key)).body).toEqual({ pedido: null });
    const late = await order(key);
    expect([late.status, late.body.code]).toEqual([409, 'INTENTO_CERRADO']);
    expect(await counts()).toEqual(before);
    expect((await order(randomUUID())).status).toBe(201);
  });

  it('either returns the order or closes the key when both requests arrive at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const key = randomUUID();
      const [sent, settled] = await Promise.all([order(key), settle(key)]);
      const placed = settled.body.pedido?.pedido_id;
      expect(placed === undefined ? sent.body.code : sent.body.pedido_id).toBe(placed ?? 'INTENTO_CERRADO');
    }
  });

  it("returns no order for another account's key, and leaves that key usable", async () => {
    const key = randomUUID();
    const { body } = await order(key);
    const stranger = await makeUser(test);
    expect((await settle(key, stranger)).body).toEqual({ pedido: null });
    expect((await settle(key)).body.pedido?.pedido_id).toBe(body.pedido_id);
  });

  it('returns the order that staff placed for a customer', async () => {
    const key = randomUUID();
    const { body } = await order(key, 1, empleado, ana.usuario);
    expect((await settle(key, empleado)).body.pedido?.pedido_id).toBe(body.pedido_id);
  });
});
