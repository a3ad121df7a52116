import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Trabajos } from './repository.ts';
import { listAvisos } from './service/estado.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['admin'] }));
});
afterAll(() => test.close());

it('reports versions, database, and waiting and failed jobs', async () => {
  // A job of pg-boss itself.
  await test.database.pool.query(`INSERT INTO pgboss.queue
    SELECT (jsonb_populate_record(q, '{"name": "__pgboss__send-it"}')).* FROM pgboss.queue q WHERE name = 'mail'`);
  await test.database.pool.query(`INSERT INTO pgboss.job (name, data, state, start_after) VALUES
    ('mail', '{}', 'failed', now()), ('mail', '{}', 'created', now() - interval '1 hour'),
    ('mail', '{}', 'retry', now() - interval '1 minute'), ('mail', '{}', 'completed', now()),
    ('precios', '{}', 'created', now() + interval '1 day'), ('purge', '{}', 'active', now()), ('__pgboss__send-it', '{}', 'created', now())`);
  const { status, body } = await call<{ avisos: string[]; trabajos: Trabajos[] }>(
    test.app,
    'GET',
    '/estado',
    {
      token,
    },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+(-dev)?$/),
    proceso: { node: process.versions.node, memoria: expect.any(Number) },
    base_de_datos: { version: expect.stringMatching(/^\d+/), conexiones: expect.any(Number) },
    imagenes: 0,
    fotos: { sitio: 'carpeta', al_alcance: true },
    disco: { libre: expect.any(Number), total: expect.any(Number) },
  });
  expect(body.avisos).toEqual(expect.arrayContaining(['abandonados', 'atraso']));
  const none = { esperan: 0, programados: 0, en_curso: 0, abandonados: 0, espera_desde: null };
  expect(body.trabajos).toEqual([
    { ...none, cola: 'mail', esperan: 2, abandonados: 1, espera_desde: expect.any(String) },
    { ...none, cola: 'precios', programados: 1 },
    { ...none, cola: 'purge', en_curso: 1 },
  ]);
});

it('warns of low disk space, late jobs, failed jobs and an unreachable image store, and of nothing else', () => {
  const kind: Trabajos = {
    ...{ cola: 'mail', esperan: 1, programados: 3, en_curso: 2, abandonados: 0 },
    espera_desde: new Date(1_000_000_000),
  };
  const avisos = (minutes: number, free = 10, changes: Partial<Trabajos> = {}) =>
    listAvisos(
      [{ ...kind, ...changes }],
      { diskSpace: { free, total: 100 }, reached: true },
      1_000_000_000 + minutes * 60_000,
    );
  expect(avisos(10)).toEqual([]);
  expect(avisos(11)).toEqual(['atraso']);
  expect(avisos(0, 9)).toEqual(['disco']);
  expect(avisos(0, 10, { abandonados: 1, espera_desde: null })).toEqual(['abandonados']);
  expect(listAvisos([], { diskSpace: null, reached: true }, 0)).toEqual([]);
  expect(listAvisos([], { diskSpace: null, reached: false }, 0)).toEqual(['fotos']);
});

it('reports which setup steps are done', async () => {
  const steps = async () => (await call(test.app, 'GET', '/estado/primeros-pasos', { token })).body;
  const nothing = {
    ...{ datos: false, aspecto: false, montos: false, textos: false, cobro: false },
    ...{ correo: false, catalogo: false, personal: false },
  };
  expect(await steps()).toEqual(nothing);
  await call(test.app, 'PATCH', '/ajustes', { token, body: { monto_minimo: 60_000 } });
  await call(test.app, 'POST', '/correos/prueba', { token });
  expect(await steps()).toEqual({ ...nothing, montos: true, correo: true });
  await makeUser(test, { roles: ['empleado'] });
  await makeProduct(test);
  await test.database.pool.query(
    "UPDATE ajustes SET nombre = 'Sol', texto_nosotros = 'Somos', cbu = '1', color = '#1d4ed8'",
  );
  expect(Object.values(await steps())).toEqual(Object.values(nothing).map(() => true));
  const staff = await makeUser(test, { roles: ['empleado'] });
  expect((await call(test.app, 'GET', '/estado/primeros-pasos', { token: staff.token })).status).toBe(403);
});
