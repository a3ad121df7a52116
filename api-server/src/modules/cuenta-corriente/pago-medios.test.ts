import { randomUUID } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { MovimientoDelPanel } from './mapper.ts';
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

const cheque = (cheque_numero: string, importe: number) => ({
  ...{ medio: 'cheque', importe, cheque_banco: 'Banco Nación', cheque_numero, cheque_fecha: '2030-02-28' },
});
const MEDIOS = [cheque('0001', 20_000.5), cheque('0002', 30_000), { medio: 'efectivo', importe: 9999.5 }];

interface Answer {
  movimientos: MovimientoDelPanel[];
}
const pay = (medios: object[], more: object = {}, headers: Record<string, string> = {}) =>
  shop.ask<Answer>('POST', `/usuarios/${id}/pagos`, { body: { medios, fecha: dia(), ...more }, headers });
const idsOf = ({ body }: { body: Answer }) => body.movimientos.map(({ movimiento_id }) => movimiento_id);

it('registers each means of a payment as an entry with its own audit entry', async () => {
  const { pedido_id, numero } = await shop.order(id, 6_000_000);
  const { status, body } = await pay(MEDIOS, { pedido_id, nota: 'Cobró Emilia' });
  expect(status).toBe(201);
  expect(body.movimientos).toMatchObject([
    { importe: -20_000.5, cheque: { numero: '0001' }, nota: 'Cobró Emilia', saldo: 39_999.5 },
    { importe: -30_000, cheque: { numero: '0002' }, pedido: { numero }, saldo: 9999.5 },
    { importe: -9999.5, medio: 'efectivo', cheque: null, saldo: 0 },
  ]);
  expect(await shop.get(id)).toMatchObject({ saldo: 0, total: 4, pendientes: [] });
  const { rows } = await test.database.pool.query(
    "SELECT despues FROM bitacora WHERE accion = 'cuenta.pago' AND objeto_id = $1",
    [id],
  );
  expect(rows.map(({ despues }) => despues.importe).sort((a, b) => a - b)).toEqual([
    9999.5, 20_000.5, 30_000,
  ]);
});

it('registers nothing if one means is invalid, and returns its field', async () => {
  const bad = { ...cheque('', 30_000), cheque_fecha: null };
  const key = { 'idempotency-key': randomUUID() };
  const { status, body } = await pay([cheque('0001', 20_000), bad], {}, key);
  expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
  const fields = body.details?.map(({ field }) => field);
  expect(fields).toContain('medios.1.cheque_numero');
  expect(fields).toContain('medios.1.cheque_fecha');
  expect(await shop.get(id)).toMatchObject({ saldo: 0, total: 0 });
  // The failed request did not use up the key.
  expect((await pay(MEDIOS, {}, key)).status).toBe(201);
});

it('registers nothing if the database fails at the second means', async () => {
  const { pool } = test.asOwner;
  await pool.query(
    `ALTER TABLE movimientos ADD CONSTRAINT no_cheque_666 CHECK (cheque_numero IS DISTINCT FROM '666') NOT VALID`,
  );
  const key = { 'idempotency-key': randomUUID() };
  const { status } = await pay([cheque('1', 10), cheque('666', 10)], {}, key);
  await pool.query('ALTER TABLE movimientos DROP CONSTRAINT no_cheque_666');
  expect(status).toBe(500);
  expect(await shop.get(id)).toMatchObject({ saldo: 0, total: 0 });
  expect((await pay([cheque('1', 10), cheque('666', 10)], {}, key)).status).toBe(201);
  expect(await shop.get(id)).toMatchObject({ saldo: -20, total: 2 });
});

it('returns the same entries for the same key and request, also concurrently', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => pay(MEDIOS, {}, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.flatMap(idsOf)).size).toBe(3);
  expect(idsOf(await pay(MEDIOS, {}, key))).toEqual(idsOf(answers[0] as { body: Answer }));
  expect((await shop.get(id)).total).toBe(3);
});

it('refuses another request with the same key: one means less, one more, or another amount', async () => {
  const key = { 'idempotency-key': randomUUID() };
  await pay(MEDIOS, {}, key);
  const others = [MEDIOS.slice(0, 2), [...MEDIOS, cheque('3', 1)], [cheque('0001', 1), ...MEDIOS.slice(1)]];
  for (const other of others) {
    const { status, body } = await pay(other, {}, key);
    expect([status, body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
  }
  expect((await shop.get(id)).total).toBe(3);
});

it('refuses a payment of a paid order as a whole until confirmed', async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  // The first two cover the order; the third belongs to the same payment.
  const key = { 'idempotency-key': randomUUID() };
  expect(
    (await pay([cheque('1', 30_000), cheque('2', 30_000), cheque('3', 1)], { pedido_id }, key)).status,
  ).toBe(201);
  const again = await pay(MEDIOS, { pedido_id });
  expect([again.status, again.body.code]).toEqual([409, 'PAGO_REPETIDO']);
  expect((await shop.get(id)).total).toBe(4);
  expect((await pay(MEDIOS, { pedido_id, confirmado: true })).status).toBe(201);
  // The repeated request gets the earlier answer although the order is paid now.
  const copy = await pay([cheque('1', 30_000), cheque('2', 30_000), cheque('3', 1)], { pedido_id }, key);
  expect([copy.status, copy.body.movimientos.length]).toEqual([201, 3]);
});

it('accepts one of two concurrent payments of an order', async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  const whole = [cheque('1', 30_000), cheque('2', 30_000)];
  const answers = await Promise.all([1, 2].map(() => pay(whole, { pedido_id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await shop.get(id)).saldo).toBe(0);
});

it.each([
  [[], 'medios'],
  [Array.from({ length: LIMITS.mediosPerPago + 1 }, () => ({ medio: 'efectivo', importe: 1 })), 'medios'],
  [[{ medio: 'efectivo', importe: 0 }], 'medios.0.importe'],
  [
    [
      { medio: 'efectivo', importe: 1 },
      { medio: 'efectivo', importe: -1 },
    ],
    'medios.1.importe',
  ],
  [[{ medio: 'trueque', importe: 1 }], 'medios.0.medio'],
])('refuses means that break a rule (%#) with the field', async (medios, field) => {
  const { status, body } = await pay(medios);
  expect([status, body.details?.[0]?.field]).toEqual([400, field]);
});

it("refuses a future day, another customer's order, and the account of a shop's person", async () => {
  expect((await pay(MEDIOS, { fecha: dia(-1) })).body.details?.[0]?.field).toBe('fecha');
  const other = await makeUser(test);
  const { pedido_id } = await shop.order(other.usuario.usuario_id, 6_000_000);
  expect((await pay(MEDIOS, { pedido_id })).body.details?.[0]?.field).toBe('pedido_id');
  const persona = await makeUser(test, { titular_id: id });
  const path = `/usuarios/${persona.usuario.usuario_id}/pagos`;
  const { body } = await shop.ask('POST', path, { body: { medios: MEDIOS, fecha: dia() } });
  expect(body.code).toBe('CUENTA_DE_PERSONA');
});

it('refuses visitors and customers', async () => {
  const customer = await makeUser(test);
  const body = { medios: MEDIOS, fecha: dia() };
  for (const [token, status] of [
    [undefined, 401],
    [customer.token, 403],
  ] as const) {
    const answer = await call(test.app, 'POST', `/usuarios/${id}/pagos`, { ...(token && { token }), body });
    expect(answer.status).toBe(status);
  }
  expect((await shop.get(id)).total).toBe(0);
});
