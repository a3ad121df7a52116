import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { comercio, login, order } from '../personas/testing/personas-fixture.ts';
import { erasePerson, exportPerson } from './service/export.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const nameOf = async (usuarioId: string) => {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    'SELECT nombre, apellido, email, nombre_comercio, titular_id, esta_activo FROM usuarios WHERE usuario_id = $1',
    [usuarioId],
  );
  return rows[0];
};
const ERASED = {
  nombre: 'Cuenta',
  apellido: 'borrada',
  nombre_comercio: 'Cuenta borrada',
  titular_id: null,
  esta_activo: false,
};
const inDatabase = async (text: string) => {
  const { rows } = await test.database.pool.query(
    `SELECT u::text FROM usuarios u WHERE u::text ILIKE $1
     UNION ALL SELECT b::text FROM bitacora b WHERE b::text ILIKE $1`,
    [`%${text}%`],
  );
  return rows;
};

it("the export of an owner includes the shop's persons, and the export of a person includes their orders", async () => {
  const sol = await comercio(test);
  const ana = await sol.persona({ nombre: 'Ana', apellido: 'Paz' });
  const { body } = await order(test, ana);
  expect(await exportPerson(test.database.db, sol.usuario.email)).toMatchObject({
    personas: [{ nombre: 'Ana', apellido: 'Paz', email: ana.email }],
    pedidos: [{ numero: body.numero }],
    pedidos_comercio: [],
  });
  expect(await exportPerson(test.database.db, ana.email)).toMatchObject({
    personas: [],
    pedidos: [],
    pedidos_comercio: [{ numero: body.numero }],
  });
});

it("erasing a person of a shop keeps the shop's orders without an author", async () => {
  const sol = await comercio(test);
  const ana = await sol.persona({ apellido: 'Quiroga' });
  const { body } = await order(test, ana);
  await erasePerson(test.database.db, ana.email, ana.email);
  expect(await nameOf(ana.usuario_id)).toMatchObject(ERASED);
  expect(await inDatabase('quiroga')).toEqual([]);
  expect((await sol.list()).body.personas).toEqual([]);
  const { token } = sol;
  const { body: kept } = await call<object>(test.app, 'GET', `/mis-pedidos/${body.pedido_id}`, { token });
  expect(kept).toMatchObject({ total_precio: body.total_precio });
  expect(kept).not.toHaveProperty('pedido_por');
});

it("erasing a shop's owner erases all persons who order for the shop", async () => {
  const sol = await comercio(test);
  const ana = await sol.persona({ apellido: 'Zubiría' });
  await erasePerson(test.database.db, sol.usuario.email, sol.usuario.email);
  for (const id of [sol.usuario.usuario_id, ana.usuario_id]) expect(await nameOf(id)).toMatchObject(ERASED);
  expect(await inDatabase('zubiria')).toEqual([]);
  expect((await login(test, ana.email)).status).toBe(401);
});
