import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let admin: string;
let customer: string;
beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
  customer = (await makeUser(test)).token;
});
afterAll(() => test.close());

interface Answer {
  datos_bancarios: Record<string, string>;
  details?: { field: string; message: string }[];
}
const NONE = { banco: '', titular: '', cbu: '', alias: '' };
const OURS = {
  banco: 'Banco Nación',
  titular: 'Semillas del Río S.A.',
  cbu: '2850590940090418135201',
  alias: 'campo.sol.trigo',
};
const settle = (datos_bancarios: object, token = admin) =>
  call<Answer>(test.app, 'PATCH', '/ajustes', { token, body: { datos_bancarios } });
const read = async (token: string, app = test.app) =>
  (await call<object>(app, 'GET', '/datos-bancarios', { token })).body;
const counter = async () => (await test.app.inject('/api/version')).json<{ catalogo: string }>().catalogo;

it('are empty until an admin sets them, and then visible in every process to customers but not to visitors', async () => {
  expect(await read(customer)).toEqual(NONE);
  const before = await counter();
  expect((await settle(OURS)).body.datos_bancarios).toEqual(OURS);
  const { app } = await buildApp(test.deps);
  for (const each of [test.app, app]) expect(await read(customer, each)).toEqual(OURS);
  await app.close();
  const visitor = await test.app.inject('/api/datos-bancarios');
  expect(visitor.statusCode).toBe(401);
  expect(visitor.body).not.toContain(OURS.cbu);
  const { body } = await test.app.inject('/api/tienda');
  for (const text of Object.values(OURS)) expect(body).not.toContain(text);
  // Public pages do not show them, so the catalogue version stays.
  expect(await counter()).toBe(before);

  const { rows } = await test.database.pool.query(
    "SELECT antes, despues FROM bitacora WHERE accion = 'ajustes.edicion' ORDER BY entrada_id DESC LIMIT 1",
  );
  expect(rows[0]).toEqual({ antes: NONE, despues: OURS });
});

it.each([
  [{ cbu: '2850590940090418135202' }, ['cbu']],
  [{ cbu: '2850590840090418135201' }, ['cbu']],
  [{ cbu: '285059094009041813520' }, ['cbu']],
  [{ cbu: '2850-5909-4009-0418-1352-01' }, ['cbu']],
  [{ cbu: '' }, ['cbu']],
  [{ banco: ' ' }, ['banco']],
  [{ titular: '' }, ['titular']],
  [{ banco: 'b'.repeat(61) }, ['banco']],
  [{ titular: 't'.repeat(161) }, ['titular']],
  [{ alias: 'corto' }, ['alias']],
  [{ alias: 'a'.repeat(21) }, ['alias']],
  [{ alias: 'con espacio' }, ['alias']],
  [{ alias: 'campo_sol' }, ['alias']],
  [{ banco: null }, ['banco']],
])('refuses %j', async (change, fields) => {
  await settle(OURS);
  const { status, body } = await settle({ ...OURS, ...change });
  const wrong = fields.map((field) => `datos_bancarios.${field}`);
  expect([status, body.details?.map(({ field }) => field)]).toEqual([400, wrong]);
  expect(await read(customer)).toEqual(OURS);
});

it("accept a wallet's number, no alias, and empty values", async () => {
  const wallet = { ...OURS, cbu: '0000003100000001234565', alias: '' };
  const typed = { ...wallet, cbu: ` ${wallet.cbu} ` };
  expect((await settle(typed)).body.datos_bancarios).toEqual(wallet);
  expect((await settle(NONE)).body.datos_bancarios).toEqual(NONE);
  expect(await read(customer)).toEqual(NONE);
});

it('can be changed only by an admin', async () => {
  const { token } = await makeUser(test, { roles: ['empleado'] });
  for (const other of [token, customer]) expect((await settle(OURS, other)).status).toBe(403);
  expect(await read(customer)).toEqual(NONE);
});
