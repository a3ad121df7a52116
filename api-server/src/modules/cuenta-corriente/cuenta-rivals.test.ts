import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { twoApps } from '../../testing/two-apps.ts';
import type { CuentaCorriente, MovimientoDelPanel } from './mapper.ts';
import { dia } from './testing/cuenta-fixture.ts';

let apps: Awaited<ReturnType<typeof twoApps>>;
let token: string;
beforeAll(async () => {
  apps = await twoApps();
  ({ token } = await makeUser(apps.maker, { roles: ['empleado'] }));
});
afterAll(() => apps.close());

const both = () => [apps.one.app, apps.other.app];
const body = { tipo: 'pago', medio: 'transferencia', importe: 10.01, fecha: dia() };
const pay = (app: typeof apps.one.app, id: string, headers = {}) =>
  call<MovimientoDelPanel>(app, 'POST', `/usuarios/${id}/movimientos`, { token, body, headers });
const cuentaOf = async (id: string) =>
  (await call<CuentaCorriente>(apps.other.app, 'GET', `/usuarios/${id}/cuenta-corriente`, { token })).body;

it('counts a payment once that two processes get with one key, and counts all concurrent payments', async () => {
  const { usuario_id: id } = (await makeUser(apps.maker)).usuario;
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([...both(), ...both()].map((app) => pay(app, id, headers)));
  expect(new Set(answers.map((answer) => answer.body.movimiento_id)).size).toBe(1);
  // Enough payments to fold the stored sums meanwhile.
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([...both(), ...both()].map((app) => pay(app, id)));
  }
  const { saldo, total, movimientos } = await cuentaOf(id);
  expect([saldo, total]).toEqual([-810.81, 81]);
  expect(movimientos[0]?.saldo).toBe(-810.81);
});

it("registers a payment's means once when two processes get the same key", async () => {
  const { usuario_id: id } = (await makeUser(apps.maker)).usuario;
  const headers = { 'idempotency-key': randomUUID() };
  const medios = [1, 2].map((importe) => ({ medio: 'efectivo', importe }));
  const answers = await Promise.all(
    [...both(), ...both()].map((app) =>
      call(app, 'POST', `/usuarios/${id}/pagos`, { token, body: { medios, fecha: dia() }, headers }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await cuentaOf(id)).toMatchObject({ saldo: -3, total: 2 });
});

it('reverses a payment once when two processes are asked concurrently', async () => {
  const { usuario_id: id } = (await makeUser(apps.maker)).usuario;
  const { movimiento_id } = (await pay(apps.one.app, id)).body;
  const answers = await Promise.all(
    [...both(), ...both()].map((app) =>
      call<{ code: string }>(app, 'POST', `/movimientos/${movimiento_id}/reverso`, { token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.flatMap(({ body: refused }) => refused.code ?? [])).toEqual(
    Array.from({ length: 3 }, () => 'MOVIMIENTO_REVERTIDO'),
  );
  expect(await cuentaOf(id)).toMatchObject({ saldo: 0, total: 2 });
});
