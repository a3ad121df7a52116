import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Answered {
  vista_id: string;
  nombre: string;
  de_equipo: boolean;
  filtros: object;
  columnas: string[] | null;
  autor: { usuario_id: string };
  version: number;
  code?: string;
  details?: { field: string; message: string }[];
}
type Made = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let ana: Made;
let other: Made;
let admin: Made;
beforeAll(async () => {
  test = await testApp();
  [ana, other] = [
    await makeUser(test, { roles: ['empleado'] }),
    await makeUser(test, { roles: ['empleado'] }),
  ];
  admin = await makeUser(test, { roles: ['admin'] });
});
beforeEach(() => test.database.pool.query('DELETE FROM vistas'));
afterAll(() => test.close());

const FILTROS = {
  estados: 'aprobado,enviado',
  sin_imprimir: 'si',
  importe_desde: 1000.5,
  orden: 'numero_menor',
};
const body = (values: object = {}) => ({ nombre: 'Urgentes', de_equipo: false, filtros: FILTROS, ...values });
const ask = (
  { token }: Pick<Made, 'token'>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  sent?: object,
  version?: number,
) =>
  call<Answered>(test.app, method, `/vistas${path}`, {
    token,
    ...(sent && { body: sent }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const keep = async (who: Made, values: object = {}) => (await ask(who, 'POST', '', body(values))).body;
const namesOf = async (who: Made) => {
  const { body: seen } = await call<{ vistas: Answered[] }>(test.app, 'GET', '/vistas', { token: who.token });
  return seen.vistas.map(({ nombre }) => nombre);
};

it('is stored as sent, for the user or the team, and hidden from others when personal', async () => {
  const { status, body: own } = await ask(ana, 'POST', '', body({ columnas: ['total', 'notas'] }));
  expect(status).toBe(201);
  expect(own).toMatchObject({ ...body(), columnas: ['total', 'notas'], version: 1 });
  expect(own.autor.usuario_id).toBe(ana.usuario.usuario_id);
  expect((await keep(ana, { nombre: 'De la mañana', de_equipo: true, filtros: {} })).columnas).toBeNull();
  expect(await namesOf(ana)).toEqual(['De la mañana', 'Urgentes']);
  expect(await namesOf(other)).toEqual(['De la mañana']);
  expect((await ask(other, 'PATCH', `/${own.vista_id}`, body())).body.code).toBe('NO_ENCONTRADO');
  // Personal views are hidden from admins too.
  expect((await ask(admin, 'DELETE', `/${own.vista_id}`)).body.code).toBe('NO_ENCONTRADO');
});

it('has filters that the list of orders accepts', async () => {
  const { filtros } = await keep(ana);
  const query = new URLSearchParams(
    Object.entries(filtros).map(([name, value]): [string, string] => [name, String(value)]),
  );
  expect((await call(test.app, 'GET', `/pedidos?${query}`, { token: ana.token })).status).toBe(200);
});

describe('a team view', () => {
  it('is edited and deleted by its author and by admins only', async () => {
    const { vista_id } = await keep(ana, { de_equipo: true });
    const path = `/${vista_id}`;
    const renamed = body({ nombre: 'Otra', de_equipo: true });
    for (const [method, sent] of [
      ['PATCH', renamed],
      ['DELETE', undefined],
    ] as const) {
      const answer = await ask(other, method, path, sent);
      expect([answer.status, answer.body.code]).toEqual([403, 'SIN_PERMISO']);
    }
    expect((await ask(ana, 'PATCH', path, renamed)).body).toMatchObject({ nombre: 'Otra', version: 2 });
    const { body: byAdmin } = await ask(admin, 'PATCH', path, { ...renamed, nombre: 'De todos' });
    expect([byAdmin.nombre, byAdmin.autor.usuario_id]).toEqual(['De todos', ana.usuario.usuario_id]);
    // Only its author can make it a personal view.
    expect((await ask(admin, 'PATCH', path, { ...renamed, de_equipo: false })).body.code).toBe('SIN_PERMISO');
    expect((await ask(admin, 'DELETE', path)).status).toBe(200);
    expect((await ask(admin, 'DELETE', path)).body.code).toBe('NO_ENCONTRADO');
  });

  it('can become personal and back, where its name is free', async () => {
    await keep(ana, { nombre: 'urgéntes', de_equipo: true });
    const { vista_id } = await keep(other);
    const { status, body: refused } = await ask(other, 'PATCH', `/${vista_id}`, body({ de_equipo: true }));
    expect([status, refused.code, refused.details?.[0]?.field]).toEqual([409, 'NOMBRE_EN_USO', 'nombre']);
    await ask(other, 'PATCH', `/${vista_id}`, body({ nombre: 'Mía', de_equipo: true }));
    expect(await namesOf(ana)).toEqual(['Mía', 'urgéntes']);
    await ask(other, 'PATCH', `/${vista_id}`, body({ nombre: 'Mía' }));
    expect(await namesOf(ana)).toEqual(['urgéntes']);
  });
});

it('names the changed filters in the audit log, without their values', async () => {
  const { vista_id, version } = await keep(ana);
  const entry = async () =>
    (
      await test.database.pool.query(
        'SELECT accion, despues FROM bitacora WHERE objeto_id = $1 ORDER BY entrada_id DESC LIMIT 1',
        [vista_id],
      )
    ).rows[0];
  const named = body({ filtros: { texto: 'Eulogia' } });
  expect((await ask(ana, 'PATCH', `/${vista_id}`, named, version)).body.version).toBe(version + 1);
  expect(await entry()).toEqual({ accion: 'vista.edicion', despues: { filtros: ['texto'] } });
  // Another value of the same filter is a change too.
  const other = body({ filtros: { texto: 'Ana' } });
  expect((await ask(ana, 'PATCH', `/${vista_id}`, other)).body.version).toBe(version + 2);
  expect(await entry()).toEqual({ accion: 'vista.edicion', despues: {} });
});

describe('refused changes', () => {
  it.each([
    [{ filtros: { ...FILTROS, color: 'verde' } }, 'filtros'],
    [{ filtros: { limit: 100 } }, 'filtros'],
    [{ filtros: { estados: 'perdido' } }, 'filtros.estados'],
    [{ filtros: { orden: 'al_azar' } }, 'filtros.orden'],
    [{ columnas: ['total', 'cuit'] }, 'columnas.1'],
    [{ columnas: ['total', 'total'] }, 'columnas'],
    [{ nombre: '  ' }, 'nombre'],
    [{ nombre: 'x'.repeat(LIMITS.nombreVista + 1) }, 'nombre'],
    [{ de_equipo: 'si' }, 'de_equipo'],
  ])('include %j', async (values, field) => {
    const answer = await ask(ana, 'POST', '', body(values));
    expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, field]);
    expect(await namesOf(ana)).toEqual([]);
  });

  it("include a repeated name in any spelling, but not another user's", async () => {
    await keep(ana);
    expect((await ask(ana, 'POST', '', body({ nombre: 'urgéntes' }))).body.code).toBe('NOMBRE_EN_USO');
    expect((await ask(other, 'POST', '', body())).status).toBe(201);
  });

  it('include more views than the limit, for the user and for the team', async () => {
    for (const de_equipo of [false, true]) {
      await test.database.pool.query(
        `INSERT INTO vistas (vista_id, usuario_id, nombre, de_equipo, filtros)
         SELECT gen_random_uuid(), $1, 'Vista ' || n, $2, '{}' FROM generate_series(2, $3) n`,
        [ana.usuario.usuario_id, de_equipo, LIMITS.vistas],
      );
      const saved = await Promise.all(
        ['a', 'b'].map((nombre) => ask(ana, 'POST', '', body({ nombre, de_equipo }))),
      );
      expect(saved.map(({ body: { code } }) => code).sort()).toEqual(['DEMASIADAS_VISTAS', undefined]);
    }
    // The limit also applies to an edit.
    const { vista_id } = await keep(other);
    const moved = await ask(other, 'PATCH', `/${vista_id}`, body({ de_equipo: true }));
    expect(moved.body.code).toBe('DEMASIADAS_VISTAS');
  });
});

it("is erased with its author's data if personal, and with the customer in its filters", async () => {
  const leaving = await makeUser(test, { roles: ['empleado'] });
  const customer = await makeUser(test);
  await keep(leaving, { nombre: 'Propia' });
  await keep(leaving, { nombre: 'Del equipo', de_equipo: true });
  const filtros = { cliente_id: customer.usuario.usuario_id };
  await keep(ana, { nombre: 'De una cliente', filtros });
  for (const { usuario } of [leaving, customer]) {
    const path = `/usuarios/borrar-datos/${usuario.usuario_id}`;
    await call(test.app, 'PATCH', path, { token: admin.token, body: { email: usuario.email } });
  }
  const { rows } = await test.database.pool.query('SELECT nombre FROM vistas');
  expect(rows).toEqual([{ nombre: 'Del equipo' }]);
});
