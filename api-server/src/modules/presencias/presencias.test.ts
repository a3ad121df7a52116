import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { PresenciaRow } from './repository.ts';

type Who = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let ana: Who;
let boss: Who;
let pedido_id: string;
beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test, { roles: ['empleado'] });
  boss = await makeUser(test, { roles: ['admin'] });
  const { usuario, token } = await makeUser(test);
  const detalles = [linea(await makeProduct(test, { precio: 5_000_000 }), 1)];
  pedido_id = (await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token })).body.pedido_id;
});
beforeEach(() => test.database.pool.query('DELETE FROM presencias'));
afterAll(() => test.close());

const at = (method: 'PUT' | 'DELETE', { token }: Who, id = pedido_id) =>
  call<{ code?: string }>(test.app, method, `/presencias/${id}`, { token });
const there = async () =>
  (await call<PresenciaRow[]>(test.app, 'GET', '/presencias', { token: ana.token })).body;

describe('presence of staff who edit an order', () => {
  it('lasts from the first signal until the person leaves, separately for each person', async () => {
    await at('PUT', ana);
    await at('PUT', ana);
    await at('PUT', boss);
    const [first, second, ...others] = await there();
    expect(others).toEqual([]);
    expect([first, second].map((one) => one?.usuario.usuario_id).sort()).toEqual(
      [ana.usuario.usuario_id, boss.usuario.usuario_id].sort(),
    );
    expect(first).toMatchObject({ pedido_id });
    // Only the names, and no other data of the person.
    expect(Object.keys(first?.usuario ?? {}).sort()).toEqual(['apellido', 'nombre', 'usuario_id']);
    await at('DELETE', ana);
    expect((await there()).map(({ usuario }) => usuario.usuario_id)).toEqual([boss.usuario.usuario_id]);
    expect((await at('DELETE', ana)).status).toBe(200);
  });

  it('expires after 90 seconds without a signal and returns with the next signal', async () => {
    const age = (seconds: number) =>
      test.database.pool.query('UPDATE presencias SET vence = vence - make_interval(secs => $1)', [seconds]);
    await at('PUT', ana);
    await age(85);
    expect(await there()).toHaveLength(1);
    await age(6);
    expect(await there()).toEqual([]);
    await at('PUT', ana);
    expect(await there()).toHaveLength(1);
  });

  it('is refused for an unknown order', async () => {
    expect(await at('PUT', ana, uuidv7())).toMatchObject({ status: 404, body: { code: 'NO_ENCONTRADO' } });
    expect(await there()).toEqual([]);
  });
});
