import { randomUUID } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { CuentaCorriente } from './mapper.ts';
import { cuentas, dia } from './testing/cuenta-fixture.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof cuentas>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
let id: string;
beforeAll(async () => {
  test = await testApp();
  shop = await cuentas(test);
});
beforeEach(async () => {
  ana = await makeUser(test);
  id = ana.usuario.usuario_id;
});
afterAll(() => test.close());

const saldoOf = async () => (await shop.get(id)).saldo;
const restOf = async (pedidoId: string) => (await shop.ofPedido(pedidoId)).resta;

describe('the amount owed for an order', () => {
  it('is zero until the order is sold, then its exact total, and follows its status', async () => {
    const { pedido_id } = await shop.order(id, 6_000_001, { estado: 'esperando_aprobacion' });
    expect(await saldoOf()).toBe(0);
    await shop.setEstado(pedido_id, 'aprobado');
    expect(await shop.ofPedido(pedido_id)).toMatchObject({ debe: 60_000.01, resta: 60_000.01 });
    for (const estado of ['enviado', 'recibido']) await shop.setEstado(pedido_id, estado);
    expect((await shop.get(id)).movimientos).toHaveLength(1);
    await shop.setEstado(pedido_id, 'cancelado');
    expect(await shop.ofPedido(pedido_id)).toMatchObject({ debe: 0, resta: 0 });
    await shop.setEstado(pedido_id, 'aprobado');
    const { saldo, movimientos } = await shop.get(id);
    expect(saldo).toBe(60_000.01);
    expect(movimientos.map(({ tipo, importe, saldo: after }) => [tipo, importe, after])).toEqual([
      ['cargo', 60_000.01, 60_000.01],
      ['diferencia', -60_000.01, 0],
      ['cargo', 60_000.01, 60_000.01],
    ]);
  });

  it('is the delivered amount', async () => {
    const placed = await shop.order(id, 6_000_000);
    const [line] = placed.detalles;
    await test.database.pool.query('UPDATE detalles_pedidos SET cantidad = 2 WHERE pedido_id = $1', [
      placed.pedido_id,
    ]);
    const tellEntrega = (cantidad: number) =>
      shop.ask('PATCH', `/pedidos/${placed.pedido_id}/entrega`, {
        body: {
          lineas: [{ detalles_pedidos_id: line?.detalles_pedidos_id, cantidad, motivo: 'falta' }],
        },
      });
    await tellEntrega(1);
    expect(await restOf(placed.pedido_id)).toBe(60_000);
    await tellEntrega(2);
    expect(await restOf(placed.pedido_id)).toBe(120_000);
  });

  it('changes with an edit after the order is approved again', async () => {
    const { pedido_id, detalles } = await shop.order(id, 6_000_000);
    await shop.setEstado(pedido_id, 'esperando_aprobacion');
    expect(await saldoOf()).toBe(0);
    await shop.ask('PATCH', `/pedidos/${pedido_id}`, {
      body: {
        estado_pedido: 'esperando_aprobacion',
        detalles: [
          {
            producto_id: detalles[0]?.producto.producto_id,
            cantidad: 1,
            precio_unitario: 0.01,
            descuento: 0,
          },
        ],
      },
    });
    await shop.setEstado(pedido_id, 'aprobado');
    expect(await saldoOf()).toBe(0.01);
    expect((await shop.pay(id, 0.01, { pedido_id })).status).toBe(201);
    expect([await saldoOf(), await restOf(pedido_id)]).toEqual([0, 0]);
  });

  it('is the whole total again for an order sold before ledgers existed, and zero until then', async () => {
    const { pedido_id } = await shop.order(id, 6_000_000, { estado: 'esperando_aprobacion' });
    const { pool } = test.database;
    await test.asOwner.pool.query('ALTER TABLE pedidos DISABLE TRIGGER cuentas_cambio');
    await pool.query("UPDATE pedidos SET estado_pedido = 'aprobado' WHERE pedido_id = $1", [pedido_id]);
    await test.asOwner.pool.query('ALTER TABLE pedidos ENABLE TRIGGER cuentas_cambio');
    for (const estado of ['enviado', 'cancelado']) await shop.setEstado(pedido_id, estado);
    expect((await shop.get(id)).movimientos).toEqual([]);
    await shop.setEstado(pedido_id, 'aprobado');
    expect(await saldoOf()).toBe(60_000);
  });
});

describe('a payment', () => {
  it('covers the named order, and without a name the orders that fall due first', async () => {
    const orders = [];
    for (const cents of [5_000_000, 6_000_000, 7_000_000]) orders.push(await shop.order(id, cents));
    const [first, second, third] = orders.map(({ pedido_id }) => pedido_id) as [string, string, string];
    for (const [at, order] of [first, second, third].entries()) await shop.ageOrder(order, 3 - at);
    const rests = async () => [await restOf(first), await restOf(second), await restOf(third)];
    await shop.pay(id, 10_000.5, { pedido_id: third });
    expect(await rests()).toEqual([50_000, 60_000, 59_999.5]);
    await shop.pay(id, 50_000.01);
    expect(await rests()).toEqual([0, 59_999.99, 59_999.5]);
    // The surplus covers the other orders.
    await shop.pay(id, 100_000, { pedido_id: second });
    expect(await rests()).toEqual([0, 0, 19_999.49]);
    const { saldo, pendientes, total } = await shop.get(id);
    expect([saldo, total]).toEqual([19_999.49, 6]);
    expect(pendientes.map(({ pedido_id, resta }) => [pedido_id, resta])).toEqual([[third, 19_999.49]]);
    await shop.pay(id, 20_000);
    expect(await shop.get(id)).toMatchObject({ saldo: -0.51, vencido: 0, pendientes: [] });
  });

  it('leaves as overdue only debt past its due date', async () => {
    const old = await shop.order(id, 5_000_000);
    await shop.order(id, 6_000_000);
    expect(await shop.get(id)).toMatchObject({ saldo: 110_000, vencido: 0 });
    await shop.ageOrder(old.pedido_id, 1);
    expect(await shop.get(id)).toMatchObject({ saldo: 110_000, vencido: 50_000 });
    expect(await shop.ofPedido(old.pedido_id)).toMatchObject({ vencido: true });
    await shop.pay(id, 49_999.99);
    expect((await shop.get(id)).vencido).toBe(0.01);
    await shop.pay(id, 0.02);
    expect(await shop.get(id)).toMatchObject({ saldo: 59_999.99, vencido: 0 });
  });

  it('by cheque stores bank, number and due date', async () => {
    const cheque = { banco: 'Banco Nación', numero: '00012345', fecha: '2030-02-28' };
    const { status, body } = await shop.pay(id, 1000, { medio: 'cheque', cheque, nota: ' A 90 días ' });
    expect([status, body.importe, body.cheque, body.nota]).toEqual([201, -1000, cheque, 'A 90 días']);
    expect(body.registrado_por?.usuario_id).toBe(shop.staff.usuario.usuario_id);
    const cash = await shop.pay(id, 1000, { cheque });
    expect(cash.body.cheque).toBeNull();
    const without = await shop.pay(id, 1000, { medio: 'cheque' });
    expect([without.status, without.body.details?.[0]?.field]).toEqual([400, 'cheque_banco']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['with the amount zero', { importe: 0 }, 'importe'],
    ['with a negative amount', { importe: -1 }, 'importe'],
    ['with more than two decimals', { importe: 10.001 }, 'importe'],
    ['with an amount above the limit', { importe: LIMITS.totalMax + 1 }, 'importe'],
    ['without a means of payment', { medio: null }, 'medio'],
    ['with a date in the future', { fecha: dia(-1) }, 'fecha'],
    ['for an unknown order', { pedido_id: randomUUID() }, 'pedido_id'],
    ['with a note that is too long', { nota: 'a'.repeat(LIMITS.notaMovimiento + 1) }, 'nota'],
  ])('is refused %s', async (_, more, field) => {
    const { status, body } = await shop.pay(id, 1, more);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
    expect((await shop.get(id)).total).toBe(0);
  });

  it('accepts the highest amount, twice', async () => {
    const { pedido_id } = await shop.order(id, 6_000_000);
    for (const _ of [1, 2]) {
      const paid = await shop.pay(id, LIMITS.totalMax, { pedido_id, confirmado: true });
      expect(paid.status).toBe(201);
    }
    expect((await shop.get(id)).saldo).toBe(-19_999_939_999.98);
  });

  it("is refused for another customer's order", async () => {
    const { pedido_id } = await shop.order((await makeUser(test)).usuario.usuario_id, 6_000_000);
    expect((await shop.pay(id, 1, { pedido_id })).body.details?.[0]?.field).toBe('pedido_id');
  });

  it('counts once for the same key, and another request with that key is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await shop.pay(id, 10, {}, key);
    const again = await shop.pay(id, 10, {}, key);
    expect([again.status, again.body.movimiento_id]).toEqual([201, first.body.movimiento_id]);
    expect((await shop.pay(id, 11, {}, key)).body.code).toBe('CLAVE_REUTILIZADA');
    expect(await saldoOf()).toBe(-10);
  });

  it('of an earlier day is sorted by its day, and later balances change', async () => {
    await shop.pay(id, 10, { fecha: dia(2) });
    await shop.pay(id, 20, { fecha: dia(5) });
    await shop.pay(id, 40, { fecha: dia(2) });
    const told = async (query: string) =>
      (await shop.get(id, query)).movimientos.map(({ importe, saldo }) => [importe, saldo]);
    expect(await told('')).toEqual([
      [-40, -70],
      [-10, -30],
      [-20, -20],
    ]);
    expect(await told('?limit=1&offset=1')).toEqual([[-10, -30]]);
    expect(await told(`?hasta=${dia(3)}`)).toEqual([[-20, -20]]);
    const { total, saldo } = await shop.get(id, `?desde=${dia(2)}`);
    expect([total, saldo]).toEqual([2, -70]);
  });
});

describe('credit notes and adjustments', () => {
  it('reduce the debt, or increase it with a reason', async () => {
    const { pedido_id } = await shop.order(id, 6_000_000);
    await shop.pay(id, 1000.5, { tipo: 'nota_de_credito', pedido_id });
    expect(await restOf(pedido_id)).toBe(58_999.5);
    expect((await shop.pay(id, 500, { tipo: 'ajuste' })).body.details?.[0]?.field).toBe('nota');
    await shop.pay(id, 500, { tipo: 'ajuste', nota: 'Saldo anterior', medio: 'efectivo' });
    await shop.pay(id, -100, { tipo: 'ajuste', nota: 'Redondeo' });
    const { saldo, movimientos } = await shop.get(id);
    expect(saldo).toBe(59_399.5);
    expect(movimientos[1]).toMatchObject({ tipo: 'ajuste', medio: null, importe: 500 });
  });
});

describe('a reversal', () => {
  it("reverses a payment and its order's share once, and keeps both entries", async () => {
    const { pedido_id } = await shop.order(id, 6_000_000);
    const { body } = await shop.pay(id, 20_000, { pedido_id });
    const reverso = await shop.reverse(body.movimiento_id);
    expect([reverso.status, reverso.body.importe, reverso.body.revierte]).toEqual([
      201,
      20_000,
      body.movimiento_id,
    ]);
    expect([await saldoOf(), await restOf(pedido_id)]).toEqual([60_000, 60_000]);
    expect((await shop.get(id)).movimientos.map(({ tipo, revertido }) => [tipo, revertido])).toEqual([
      ['reverso', false],
      ['pago', true],
      ['cargo', false],
    ]);
    const again = await shop.reverse(body.movimiento_id);
    expect([again.status, again.body.code]).toEqual([409, 'MOVIMIENTO_REVERTIDO']);
    for (const other of [reverso.body.movimiento_id, (await shop.get(id)).movimientos[2]?.movimiento_id]) {
      expect((await shop.reverse(other ?? '')).body.code).toBe('MOVIMIENTO_NO_REVERSIBLE');
    }
    expect((await shop.reverse(randomUUID())).status).toBe(404);
  });

  it("is the only correction: not even the table's owner can update or delete an entry", async () => {
    await shop.pay(id, 10);
    for (const statement of [
      'UPDATE movimientos SET importe = -1',
      'DELETE FROM movimientos',
      'TRUNCATE movimientos CASCADE',
    ]) {
      await expect(test.asOwner.pool.query(statement)).rejects.toThrow('se revierte');
    }
  });
});

describe('payment terms', () => {
  it('set the due date of orders sold from then on, and the limit above which an approval warns', async () => {
    const before = await shop.order(id, 5_000_000);
    const { body } = await shop.settle(id, { plazo: 30, limite: 100_000.01 });
    expect(body).toMatchObject({ plazo: 30, limite: 100_000.01, version: 2 });
    const after = await shop.order(id, 5_000_000);
    const { pendientes } = await shop.get(id);
    expect(pendientes.map(({ pedido_id, vence }) => [pedido_id, vence])).toEqual([
      [after.pedido_id, dia(-30)],
      [before.pedido_id, dia()],
    ]);
    const next = await shop.order(id, 5_000_000, { estado: 'esperando_aprobacion' });
    expect(await shop.ofPedido(next.pedido_id)).toMatchObject({
      ...{ saldo_al_aprobar: 150_000, supera_limite: true, debe: 0, resta: 0 },
    });
    await shop.pay(id, 49_999.99);
    expect(await shop.ofPedido(next.pedido_id)).toMatchObject({ supera_limite: false });
    // The limit only warns: the server still approves.
    await shop.settle(id, { plazo: 30, limite: 0 });
    expect((await shop.setEstado(next.pedido_id, 'aprobado')).status).toBe(200);
  });

  it('are for admins to change, and a concurrent second change is refused as stale', async () => {
    const { token } = await makeUser(test, { roles: ['empleado'] });
    const body = { plazo: 15, limite: null };
    expect((await shop.settle(id, body, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await shop.settle(id, { plazo: 7, limite: 1 }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_DESACTUALIZADA']);
    const path = `/usuarios/${id}/condiciones-de-pago`;
    expect((await call(test.app, 'PATCH', path, { token, body })).status).toBe(403);
    for (const wrong of [
      { plazo: -1 },
      { plazo: LIMITS.plazo + 1 },
      { plazo: 1.5 },
      { plazo: 0, limite: -1 },
    ])
      expect((await shop.settle(id, { limite: null, ...wrong })).status).toBe(400);
  });
});

describe('the list of accounts', () => {
  it('sorts debtors by their oldest due date, then by their debt', async () => {
    const [bea, eva, none] = [await makeUser(test), await makeUser(test), await makeUser(test)];
    const late = await shop.order(id, 5_000_000);
    await shop.ageOrder(late.pedido_id, 1);
    await shop.order(bea.usuario.usuario_id, 6_000_000);
    await shop.order(eva.usuario.usuario_id, 9_000_000);
    await shop.pay(none.usuario.usuario_id, 10);
    type Page = {
      cuentas: { usuario: { usuario_id: string }; vencido: number; vencido_desde: string | null }[];
      total: number;
      saldo: number;
      vencido: number;
    };
    const ids = [id, eva.usuario.usuario_id, bea.usuario.usuario_id];
    const list = async (query: string) => {
      const { body } = await shop.ask<Page>('GET', `/cuentas-corrientes?limit=100${query}`);
      const own = body.cuentas.map(({ usuario }) => usuario.usuario_id);
      return { ...body, own: own.filter((one) => [...ids, none.usuario.usuario_id].includes(one)) };
    };
    expect((await list('')).own).toEqual(ids);
    const overdue = await list('&vencidas=si');
    expect(overdue.own).toEqual([id]);
    expect(overdue.cuentas.every(({ vencido }) => vencido > 0)).toBe(true);
    const since = async () =>
      (await list('')).cuentas
        .filter(({ usuario }) => ids.includes(usuario.usuario_id))
        .map(({ vencido_desde }) => vencido_desde);
    const older = await shop.order(id, 5_000_000);
    await shop.ageOrder(older.pedido_id, 9);
    expect(await since()).toEqual([dia(9), null, null]);
    // A payment without an order covers the oldest debt.
    await shop.pay(id, 50_000);
    expect(await since()).toEqual([dia(1), null, null]);
    expect(overdue.total).toBe(overdue.cuentas.length);

    // Sorted, and filtered by customer name, with the total debt of the matching customers.
    expect((await list('&orden=mayor_deuda')).own.indexOf(ids[1] ?? '')).toBe(0);
    expect((await list('&orden=mayor_vencido')).own[0]).toBe(id);
    const named = await list(`&orden=comercio_az&texto=${encodeURIComponent(eva.usuario.email)}`);
    expect([named.own, named.total, named.saldo]).toEqual([[ids[1]], 1, 90_000]);
    expect((await shop.ask('GET', '/cuentas-corrientes?orden=al_azar')).status).toBe(400);
  });
});

describe('a customer', () => {
  it("sees only their own account and their own orders' amounts", async () => {
    const { pedido_id } = await shop.order(id, 6_000_000);
    const cheque = { banco: 'Banco Nación', numero: '1', fecha: dia() };
    await shop.pay(id, 10_000, { medio: 'cheque', cheque, pedido_id });
    const own = (path: string, token = ana.token) => call<CuentaCorriente>(test.app, 'GET', path, { token });
    const { status, body } = await own('/mi-cuenta-corriente');
    expect([status, body.saldo, body.total]).toEqual([200, 50_000, 2]);
    for (const hidden of ['registrado_por', 'limite']) expect(JSON.stringify(body)).not.toContain(hidden);
    const path = `/mis-pedidos/${pedido_id}/cuenta-corriente`;
    expect((await own(path)).body).toMatchObject({ debe: 60_000, resta: 50_000 });
    const other = await makeUser(test);
    expect((await own(path, other.token)).status).toBe(404);
    expect((await own('/mi-cuenta-corriente', other.token)).body).toMatchObject({
      saldo: 0,
      movimientos: [],
    });
    expect((await own(`/usuarios/${id}/cuenta-corriente`)).status).toBe(403);
  });
});

it('who was erased keeps the amounts, but no cheque data or notes', async () => {
  const { pedido_id } = await shop.order(id, 6_000_000);
  const cheque = { banco: 'Banco Secreto', numero: '998877', fecha: dia() };
  await shop.pay(id, 10_000, { medio: 'cheque', cheque, nota: 'De su hermano', pedido_id });
  const file = await test.app.inject({
    url: `/api/usuarios/datos/${id}`,
    headers: { authorization: `Bearer ${shop.staff.token}` },
  });
  expect(file.json().cuenta_corriente.movimientos).toMatchObject([
    { importe: 60_000 },
    { importe: -10_000, cheque_numero: '998877', nota: 'De su hermano' },
  ]);
  await shop.ask('PATCH', `/usuarios/borrar-datos/${id}`, { body: { email: ana.usuario.email } });
  const { saldo, movimientos } = await shop.get(id);
  expect(saldo).toBe(50_000);
  expect(movimientos[0]).toMatchObject({
    importe: -10_000,
    cheque: { banco: null, numero: null },
    nota: null,
  });
  const { rows } = await test.database.pool.query(
    `SELECT FROM movimientos m WHERE m::text ~ 'Secreto|998877|hermano'`,
  );
  expect(rows).toEqual([]);
});

it('with an advance payment cannot be rejected', async () => {
  const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] });
  const { usuario_id } = pending.usuario;
  await shop.settle(usuario_id, { plazo: 10, limite: null });
  await shop.pay(usuario_id, 10);
  const path = `/usuarios/rechazar/${usuario_id}`;
  expect((await shop.ask('PATCH', path, { body: { motivo: 'No' } })).body.code).toBe('CUENTA_CON_PEDIDOS');
  const other = (await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] })).usuario;
  await shop.settle(other.usuario_id, { plazo: 10, limite: null });
  const rejected = await shop.ask('PATCH', `/usuarios/rechazar/${other.usuario_id}`, {
    body: { motivo: 'No' },
  });
  expect(rejected.status).toBe(200);
});
