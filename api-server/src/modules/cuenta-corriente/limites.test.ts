import { randomUUID } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
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

describe("a customer's limit", () => {
  type Answer = {
    superados: {
      usuario: { usuario_id: string };
      numeros: number[];
      saldo_al_aprobar: number;
      limite: number;
    }[];
  };
  const over = async (...orders: { pedido_id: string }[]) => {
    const ids = orders.map(({ pedido_id }) => pedido_id).join(',');
    const { body } = await shop.ask<Answer>('GET', `/cuentas-corrientes/limites?pedidoIds=${ids}`);
    return body.superados;
  };
  const waiting = (usuarioId: string, cents: number) =>
    shop.order(usuarioId, cents, { estado: 'esperando_aprobacion' });

  it('is reported once per customer for the sum of debt and unsold orders; sold orders count once', async () => {
    const other = (await makeUser(test)).usuario.usuario_id;
    await shop.settle(id, { plazo: 0, limite: 150_000 });
    const sold = await shop.order(id, 6_000_000);
    const [one, two] = [await waiting(id, 5_000_000), await waiting(id, 5_000_000)];
    const free = await waiting(other, 90_000_000);
    expect(await over(one, sold, free)).toEqual([]);
    expect(await over(two, sold, free)).toEqual([]);
    expect(await over(one, two, sold, free)).toMatchObject([
      {
        usuario: { usuario_id: id },
        numeros: [one.numero, two.numero],
        ...{ saldo_al_aprobar: 160_000, limite: 150_000 },
      },
    ]);
    await shop.settle(other, { plazo: 0, limite: 0 });
    expect(await over(one, two, free)).toHaveLength(2);
    // Exactly the limit is not above the limit.
    await shop.pay(id, 10_000);
    expect(await over(one, two)).toEqual([]);
    // A cancelled order counts too, because an approval sells the order.
    await shop.setEstado(free.pedido_id, 'cancelado');
    expect(await over(free)).toMatchObject([{ saldo_al_aprobar: 900_000, limite: 0 }]);
  });

  it('is reported with overdue customers, their amount and date', async () => {
    const overdue = async (...orders: { pedido_id: string }[]) => {
      const ids = orders.map(({ pedido_id }) => pedido_id).join(',');
      const { body } = await shop.ask<{ vencidos: object[] }>(
        'GET',
        `/cuentas-corrientes/limites?pedidoIds=${ids}`,
      );
      return body.vencidos;
    };
    const old = await shop.order(id, 6_000_000);
    const [one, two] = [await waiting(id, 5_000_000), await waiting(id, 5_000_000)];
    expect(await overdue(one, two)).toEqual([]);
    await shop.ageOrder(old.pedido_id, 113);
    await shop.pay(id, 10_000);
    expect(await overdue(one, two, old)).toMatchObject([
      {
        usuario: { usuario_id: id },
        numeros: [one.numero, two.numero],
        ...{ vencido: 50_000, vencido_desde: dia(113) },
      },
    ]);
    expect(await overdue(old)).toEqual([]);
    await shop.pay(id, 50_000);
    expect(await overdue(one)).toEqual([]);
  });

  it('can be asked for as many orders as one change allows, by staff only', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).join(',');
    const ask = (query: string, token = shop.staff.token) =>
      call(test.app, 'GET', `/cuentas-corrientes/limites?pedidoIds=${query}`, { token });
    expect((await ask(ids(LIMITS.pedidosPerCambio))).status).toBe(200);
    expect((await ask(ids(LIMITS.pedidosPerCambio + 1))).status).toBe(400);
    expect((await ask('')).status).toBe(400);
    expect((await ask(ids(1), ana.token)).status).toBe(403);
  });
});
