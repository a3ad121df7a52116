import type { OperationOf } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { resetByEmail } from '../segundo-factor/service/segundo-factor.ts';
import {
  begin,
  codeOf,
  confirm,
  makeStaff,
  makeStaffWithFactor,
  PASSWORD,
} from '../segundo-factor/testing/with-factor.ts';

type Ajustes = z.output<OperationOf<'ajustes.get'>['answers'][200]>;

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeStaffWithFactor>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeStaffWithFactor(test, { roles: ['admin'] });
});
afterAll(() => test.close());

const settle = (exige: boolean, token = admin.token, headers = {}) =>
  call<Ajustes & { code: string }>(test.app, 'PATCH', '/ajustes', {
    token,
    headers,
    body: { exige_segundo_factor: exige },
  });
const read = async () => (await call<Ajustes>(test.app, 'GET', '/ajustes', { token: admin.token })).body;
/** Returns the status or error code of a staff call for this token. */
const works = async (token: string) => {
  const { status, body } = await call<{ code?: string }>(test.app, 'GET', '/notificaciones', { token });
  return body.code ?? status;
};
const login = async (email: string) =>
  (await call<{ token: string }>(test.app, 'POST', '/auth/login', { body: { email, password: PASSWORD } }))
    .body;

beforeEach(async () => {
  await settle(false);
});

describe('a second factor required of all staff', () => {
  it('is off by default, and only an admin with a second factor can require it', async () => {
    const { token } = await makeStaff(test, { roles: ['admin'] });
    expect((await read()).exige_segundo_factor).toBe(false);
    expect(await works(token)).toBe(200);
    expect((await settle(true, token)).body.code).toBe('FALTA_TU_SEGUNDO_FACTOR');
    expect((await settle(true)).body.exige_segundo_factor).toBe(true);
    expect(await works(admin.token)).toBe(200);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
    expect((await settle(false)).status).toBe(200);
    expect(await works(token)).toBe(200);
  });

  it('allows staff without one only to enrol, and then everything in the same session', async () => {
    await settle(true);
    const { usuario } = await makeStaff(test);
    const { token } = await login(usuario.email);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
    const own = await call(test.app, 'GET', `/usuarios/${usuario.usuario_id}`, { token });
    expect(own.status).toBe(200);
    // Staff may read any account, but not before they enrol.
    const other = await call(test.app, 'GET', `/usuarios/${admin.usuario.usuario_id}`, { token });
    expect(other.status).toBe(404);
    const { secreto } = await begin(test, token);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
    await confirm(test, token, codeOf(secreto));
    expect(await works(token)).toBe(200);
  });

  it('does not affect customers', async () => {
    await settle(true);
    const { token } = await makeUser(test);
    expect((await call(test.app, 'GET', '/sesiones', { token })).status).toBe(200);
    expect((await call(test.app, 'GET', '/mis-pedidos', { token })).status).toBe(200);
  });

  it('cannot be turned off while required, also not concurrently', async () => {
    const { token, codigos } = await makeStaffWithFactor(test, { roles: ['admin'] });
    const end = (codigo = '') =>
      call<{ code?: string }>(test.app, 'POST', '/auth/segundo-factor/desactivar', {
        token,
        body: { password: PASSWORD, codigo },
      });
    await settle(true);
    expect((await end(codigos[0])).body.code).toBe('SEGUNDO_FACTOR_OBLIGATORIO');
    for (const codigo of codigos.slice(1, 6)) {
      await settle(false);
      const [ended, demanded] = await Promise.all([end(codigo), settle(true, token)]);
      // The first of the two succeeded and the second was refused. The requiring admin always has a factor.
      expect([ended.body.code, demanded.body.code].filter(Boolean)).toHaveLength(1);
      if (ended.status === 200) return;
    }
  });

  it.each([
    [
      'an admin',
      (id: string) => call(test.app, 'DELETE', `/usuarios/${id}/segundo-factor`, { token: admin.token }),
    ],
    [
      'the command for operators',
      async (_id: string, email: string) => resetByEmail({ ...test.deps, db: test.database.db }, email),
    ],
  ])('must be enrolled again after %s reset it', async (_who, reset) => {
    await settle(true);
    const { usuario } = await makeStaffWithFactor(test);
    await reset(usuario.usuario_id, usuario.email);
    const { token } = await login(usuario.email);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
  });
});

it('lists only active staff without one', async () => {
  const names = ({ sin_segundo_factor }: Ajustes) =>
    sin_segundo_factor.usuarios.map(({ usuario_id }) => usuario_id);
  const { usuario, token } = await makeStaff(test);
  const gone = await makeStaff(test, { esta_activo: false });
  const customer = await makeUser(test);
  await begin(test, token);
  const before = await read();
  expect(names(before)).toContain(usuario.usuario_id);
  for (const other of [gone, customer, admin]) expect(names(before)).not.toContain(other.usuario.usuario_id);
  expect(before.sin_segundo_factor.total).toBe(before.sin_segundo_factor.usuarios.length);
  const { secreto } = await begin(test, token);
  await confirm(test, token, codeOf(secreto));
  expect(names(await read())).not.toContain(usuario.usuario_id);
});

it('refuses a stale version, and adds an audit entry only for a real change', async () => {
  const { version } = await read();
  expect((await settle(true, admin.token, { 'if-match': `"${version}"` })).status).toBe(200);
  const stale = await settle(false, admin.token, { 'if-match': `"${version}"` });
  expect(stale.body.code).toBe('VERSION_DESACTUALIZADA');
  await settle(true);
  const { rows } = await test.database.pool.query(
    "SELECT antes, despues FROM bitacora WHERE accion = 'ajustes.edicion' ORDER BY entrada_id DESC LIMIT 2",
  );
  expect(rows[0]).toEqual({
    antes: { exige_segundo_factor: false },
    despues: { exige_segundo_factor: true },
  });
  expect(rows[1]?.despues).not.toEqual({ exige_segundo_factor: true });
});
