import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { cuentas, dia } from './testing/cuenta-fixture.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof cuentas>>;
let id: string;
beforeAll(async () => {
  test = await testApp();
  shop = await cuentas(test);
});
beforeEach(async () => {
  id = (await makeUser(test)).usuario.usuario_id;
});
afterAll(() => test.close());

it('refuses to pay an order again until confirmed, whether or not the first payment named the order', async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  expect((await shop.pay(id, 60_000, { pedido_id })).status).toBe(201);
  const again = await shop.pay(id, 60_000, { pedido_id });
  expect([again.status, again.body.code]).toEqual([409, 'PAGO_REPETIDO']);
  expect((await shop.get(id)).saldo).toBe(0);
  expect((await shop.pay(id, 60_000, { pedido_id, confirmado: true })).status).toBe(201);

  const other = (await makeUser(test)).usuario.usuario_id;
  const order = await shop.order(other, 6_000_000);
  await shop.pay(other, 60_000);
  expect((await shop.pay(other, 60_000, { pedido_id: order.pedido_id })).body.code).toBe('PAGO_REPETIDO');
});

it("accepts parts up to the order's total, advance payments, and one payment above the total", async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  for (const part of [10_000, 20_000, 30_000]) {
    expect((await shop.pay(id, part, { pedido_id })).status).toBe(201);
  }
  expect((await shop.pay(id, 0.01, { pedido_id })).body.code).toBe('PAGO_REPETIDO');
  const ahead = await shop.order(id, 6_000_000, { estado: 'esperando_aprobacion' });
  expect((await shop.pay(id, 60_000, { pedido_id: ahead.pedido_id })).status).toBe(201);
  expect((await shop.pay(id, 60_000, { pedido_id: ahead.pedido_id })).body.code).toBe('PAGO_REPETIDO');
  const other = (await makeUser(test)).usuario.usuario_id;
  const rounded = await shop.order(other, 6_000_000);
  expect((await shop.pay(other, 60_500, { pedido_id: rounded.pedido_id })).status).toBe(201);
});

it('accepts one of two concurrent payments of an order', async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  const answers = await Promise.all([1, 2].map(() => shop.pay(id, 60_000, { pedido_id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it.each(['1900-01-01', '1999-12-31', '2100-01-01', '20266-01-01', dia(-1)])(
  'refuses a payment of %s with its field',
  async (fecha) => {
    const { status, body } = await shop.pay(id, 100, { fecha });
    expect([status, body.code, body.details?.map(({ field }) => field)]).toEqual([
      ...[400, 'DATOS_INVALIDOS', ['fecha']],
    ]);
  },
);
