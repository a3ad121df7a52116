import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());

interface Answer {
  textos: Record<'titulo_inicio' | 'texto_inicio' | 'texto_nosotros', string>;
  details?: { field: string }[];
}
const NONE = { titulo_inicio: null, texto_inicio: null, texto_nosotros: null };
const settle = (textos: object, token = admin) =>
  call<Answer>(test.app, 'PATCH', '/ajustes', { token, body: { textos } });
const readOwn = async () => (await call<Answer>(test.app, 'GET', '/ajustes', { token: admin })).body.textos;
const seen = async (app = test.app) => (await call<Answer>(app, 'GET', '/tienda')).body.textos;
const counter = async () => (await test.app.inject('/api/version')).json<{ catalogo: string }>().catalogo;

it('are the shop’s own until an admin writes others: those alone, in every process, and again once they are written back', async () => {
  const own = await readOwn();
  expect(own.titulo_inicio).toBe('Alimentos naturales por mayor, para tu comercio');
  expect(await seen()).toEqual(NONE);
  const { app } = await buildApp(test.deps);
  expect(await seen(app)).toEqual(NONE);
  const before = await counter();
  const written = { ...own, texto_nosotros: ' {nombre} reparte.\n\nDesde {ciudad}. ' };
  const texto_nosotros = written.texto_nosotros.trim();
  expect((await settle(written)).body.textos).toEqual({ ...own, texto_nosotros });
  const read = { ...NONE, texto_nosotros: 'Tierra Llana reparte.\n\nDesde Pergamino, Buenos Aires.' };
  for (const each of [test.app, app]) expect(await seen(each)).toEqual(read);
  await app.close();
  expect(await counter()).not.toBe(before);

  const { rows } = await test.database.pool.query(
    "SELECT antes, despues FROM bitacora WHERE accion = 'ajustes.edicion' ORDER BY entrada_id DESC LIMIT 1",
  );
  expect(rows[0]).toEqual({ antes: { texto_nosotros: own.texto_nosotros }, despues: { texto_nosotros } });
  expect((await settle(own)).body.textos).toEqual(own);
  expect(await seen()).toEqual(NONE);
});

it.each([
  ['titulo_inicio', ''],
  ['titulo_inicio', 't'.repeat(101)],
  ['texto_inicio', ' '],
  ['texto_inicio', 't'.repeat(401)],
  ['texto_nosotros', '\n'],
  ['texto_nosotros', 't'.repeat(3001)],
  ['texto_nosotros', null],
])('take no %s such as %j', async (field, value) => {
  const own = await readOwn();
  const { status, body } = await settle({ ...own, [field]: value });
  expect([status, body.details?.map((detail) => detail.field)]).toEqual([400, [`textos.${field}`]]);
  expect(await seen()).toEqual(NONE);
});

it('are written by an admin alone', async () => {
  const { token } = await makeUser(test, { roles: ['empleado'] });
  expect((await settle({ ...(await readOwn()), titulo_inicio: 'Otro' }, token)).status).toBe(403);
  expect(await seen()).toEqual(NONE);
});
