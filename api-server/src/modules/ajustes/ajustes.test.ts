import type { OperationOf } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { resetByEmail } from '../segundo-factor/segundo-factor-service.ts';
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
/** What a call that is staff's says to this caller. */
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

describe('a second factor of all staff', () => {
  it('is demanded of nobody unless an admin does, who has one, or would be shut out', async () => {
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

  it('lets those without one do nothing but turn it on, and then all, in the session that they have', async () => {
    await settle(true);
    const { usuario } = await makeStaff(test);
    const { token } = await login(usuario.email);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
    const own = await call(test.app, 'GET', `/usuarios/${usuario.usuario_id}`, { token });
    expect(own.status).toBe(200);
    // Staff read anyone's account; they don't yet.
    const other = await call(test.app, 'GET', `/usuarios/${admin.usuario.usuario_id}`, { token });
    expect(other.status).toBe(404);
    const { secreto } = await begin(test, token);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
    await confirm(test, token, codeOf(secreto));
    expect(await works(token)).toBe(200);
  });

  it('asks nothing of customers', async () => {
    await settle(true);
    const { token } = await makeUser(test);
    expect((await call(test.app, 'GET', '/sesiones', { token })).status).toBe(200);
    expect((await call(test.app, 'GET', '/mis-pedidos', { token })).status).toBe(200);
  });

  it('is turned off by nobody while it is demanded, not in the same moment either', async () => {
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
      // One of the two came first, and the other was refused: never is it both gone and demanded by its owner.
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
      'the command',
      async (_id: string, email: string) => resetByEmail({ ...test.deps, db: test.database.db }, email),
    ],
  ])('is to be turned on anew once %s has let its owner in without', async (_who, reset) => {
    await settle(true);
    const { usuario } = await makeStaffWithFactor(test);
    await reset(usuario.usuario_id, usuario.email);
    const { token } = await login(usuario.email);
    expect(await works(token)).toBe('SEGUNDO_FACTOR_EXIGIDO');
  });
});

it('names the active staff who have none, and nobody else', async () => {
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

it('takes no change that was made on what is old, and leaves one entry for each that changes something', async () => {
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
