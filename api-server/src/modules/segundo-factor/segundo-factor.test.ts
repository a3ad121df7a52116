import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppDeps, buildApp } from '../../app.ts';
import { SECRET, testDeps } from '../../testing/app-deps.ts';
import { call } from '../../testing/call.ts';
import { makeSession, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { resetByEmail } from './service/segundo-factor.ts';
import { begin, codeOf, makeStaff, makeStaffWithFactor, PASSWORD } from './testing/with-factor.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

type Said = Record<string, unknown> & { codigos: string[] };
const post = (token: string, path: string, body: unknown) =>
  call<Said>(test.app, 'POST', `/auth/segundo-factor${path}`, { token, body });
const stateOf = async (token: string) =>
  (await call<Said>(test.app, 'GET', '/auth/segundo-factor', { token })).body;
const mailing = () => ({ ...test.deps, db: test.database.db });
const OFF = { activado_en: null, codigos: 0 };
const asksForFactor = async (email: string): Promise<boolean> => {
  const { body } = await call<Said>(test.app, 'POST', '/auth/login', { body: { email, password: PASSWORD } });
  return body.code === 'FALTA_SEGUNDO_FACTOR';
};

describe('turning the second factor on', () => {
  it('needs the password, returns what an authenticator reads, and stays off until a code is confirmed', async () => {
    const { usuario, token } = await makeStaff(test);
    expect(await stateOf(token)).toEqual(OFF);
    expect((await post(token, '', { password: 'Otra1234*' })).body.code).toBe('CLAVE_INCORRECTA');
    const begun = await post(token, '', { password: PASSWORD });
    expect(begun.status).toBe(201);
    const { secreto, uri, qr } = begun.body as Said & { qr: { lado: number; trazo: string } };
    expect(secreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(String(uri)).toBe(
      `otpauth://totp/Tierra%20Llana:${encodeURIComponent(usuario.email)}?issuer=Tierra%20Llana&secret=${secreto}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qr.trazo).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(qr.lado).toBeGreaterThan(21);
    expect(await stateOf(token)).toEqual(OFF);
    expect(await asksForFactor(usuario.email)).toBe(false);
  });

  it('returns ten recovery codes once and stores neither them nor the secret in plain text', async () => {
    const { usuario, token } = await makeStaff(test);
    const { secreto } = await begin(test, token);
    expect((await post(token, '/confirmar', { codigo: codeOf(secreto, 9) })).body.code).toBe(
      'CODIGO_INCORRECTO',
    );
    expect(await stateOf(token)).toEqual(OFF);
    const { status, body } = await post(token, '/confirmar', { codigo: codeOf(secreto) });
    expect(status).toBe(200);
    expect(new Set(body.codigos).size).toBe(10);
    for (const codigo of body.codigos) expect(codigo).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await stateOf(token)).toEqual({ activado_en: expect.any(String), codigos: 10 });
    expect(await asksForFactor(usuario.email)).toBe(true);
    const { rows } = await test.database.pool.query<{ all: string }>(
      `SELECT concat((SELECT json_agg(s) FROM segundos_factores s), (SELECT json_agg(c) FROM codigos_de_recuperacion c),
         (SELECT json_agg(b) FROM bitacora b)) AS all`,
    );
    for (const secret of [secreto, ...body.codigos, ...body.codigos.map((one) => one.replaceAll('-', ''))]) {
      expect(rows[0]?.all).not.toContain(secret);
    }
  });

  it('spends the code that confirmed the factor', async () => {
    const { usuario, token } = await makeStaff(test);
    const { secreto } = await begin(test, token);
    const codigo = codeOf(secreto);
    await post(token, '/confirmar', { codigo });
    const body = { email: usuario.email, password: PASSWORD, codigo };
    expect((await call<Said>(test.app, 'POST', '/auth/login', { body })).body.code).toBe('CODIGO_INCORRECTO');
  });

  it('ends the sessions that were opened without the factor', async () => {
    const { usuario, token } = await makeStaff(test);
    const other = await makeSession(test, usuario);
    const { secreto } = await begin(test, token);
    await post(token, '/confirmar', { codigo: codeOf(secreto) });
    expect((await call(test.app, 'GET', '/sesiones', { token: other })).status).toBe(401);
    expect((await call(test.app, 'GET', '/sesiones', { token })).status).toBe(200);
  });

  it('can be restarted only while the factor is off, which invalidates the first secret', async () => {
    const { token } = await makeStaff(test);
    expect((await post(token, '/confirmar', { codigo: '123456' })).body.code).toBe('SEGUNDO_FACTOR_INACTIVO');
    const first = await begin(test, token);
    const second = await begin(test, token);
    const confirm = (codigo: string) => post(token, '/confirmar', { codigo });
    expect((await confirm(codeOf(first.secreto))).body.code).toBe('CODIGO_INCORRECTO');
    const codigo = codeOf(second.secreto);
    const both = await Promise.all([confirm(codigo), confirm(codigo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await post(token, '', { password: PASSWORD })).body.code).toBe('SEGUNDO_FACTOR_ACTIVO');
  });
});

describe('turning the second factor off, and new recovery codes', () => {
  it.each(['/desactivar', '/codigos'])('%s needs both the password and a code', async (path) => {
    const { usuario, token, secreto, codigos } = await makeStaffWithFactor(test);
    const codigo = codeOf(secreto);
    expect((await post(token, path, { password: 'Otra1234*', codigo })).body.code).toBe('CLAVE_INCORRECTA');
    expect((await post(token, path, { password: PASSWORD, codigo: codeOf(secreto, 9) })).body.code).toBe(
      'CODIGO_INCORRECTO',
    );
    expect(await asksForFactor(usuario.email)).toBe(true);
    expect((await post(token, path, { password: PASSWORD, codigo })).status).toBe(200);
    expect(await asksForFactor(usuario.email)).toBe(path === '/codigos');
    // The earlier recovery codes no longer work.
    const body = { email: usuario.email, password: PASSWORD, codigo: codigos[0] };
    const old = await call<Said>(test.app, 'POST', '/auth/login', { body });
    expect(old.body.code).toBe(path === '/codigos' ? 'CODIGO_INCORRECTO' : undefined);
  });

  it('accepts a recovery code, which is spent', async () => {
    const { token, codigos } = await makeStaffWithFactor(test);
    const proof = { password: PASSWORD, codigo: codigos[0] };
    const { body } = await post(token, '/codigos', proof);
    expect(body.codigos).toHaveLength(10);
    expect((await post(token, '/desactivar', proof)).body.code).toBe('CODIGO_INCORRECTO');
    const last = { password: PASSWORD, codigo: body.codigos[9] };
    expect((await post(token, '/desactivar', last)).status).toBe(200);
    expect((await post(token, '/desactivar', last)).body.code).toBe('SEGUNDO_FACTOR_INACTIVO');
    expect(await stateOf(token)).toEqual(OFF);
  });
});

describe('a second factor reset by an admin', () => {
  const reset = (token: string, id: string) =>
    call<Said>(test.app, 'DELETE', `/usuarios/${id}/segundo-factor`, { token });

  it("is off, and the account's sessions end", async () => {
    const { usuario, token } = await makeStaffWithFactor(test);
    expect((await reset(admin.token, usuario.usuario_id)).status).toBe(200);
    expect(await asksForFactor(usuario.email)).toBe(false);
    expect((await call(test.app, 'GET', '/sesiones', { token })).status).toBe(401);
    expect((await reset(admin.token, usuario.usuario_id)).body.code).toBe('SEGUNDO_FACTOR_INACTIVO');
  });

  it('cannot be reset by an employee or by its owner', async () => {
    const { usuario } = await makeStaffWithFactor(test);
    const empleado = await makeStaff(test);
    expect((await reset(empleado.token, usuario.usuario_id)).body.code).toBe('SIN_PERMISO');
    const own = await makeStaffWithFactor(test, { roles: ['admin'] });
    const id = String(decodeJwt(own.token).sub);
    expect((await reset(own.token, id)).body.code).toBe('SEGUNDO_FACTOR_PROPIO');
    expect(await asksForFactor(own.usuario.email)).toBe(true);
    expect((await reset(admin.token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

it('resets the factor of the last admin on the server, with an audit entry', async () => {
  const { usuario } = await makeStaffWithFactor(test, { roles: ['admin'] });
  await resetByEmail(mailing(), ` ${usuario.email.toUpperCase()} `);
  expect(await asksForFactor(usuario.email)).toBe(false);
  const { rows } = await test.database.pool.query(
    `SELECT usuario_id, ip FROM bitacora WHERE objeto_id = $1 AND accion = 'segundo_factor.restablecido'`,
    [usuario.usuario_id],
  );
  expect(rows).toEqual([{ usuario_id: null, ip: null }]);
  await expect(resetByEmail(mailing(), 'nadie@ejemplo.test')).rejects.toThrow('No encontramos');
});

it('keeps the factor after a change of the JWT secret, also once the old secret is gone', async () => {
  const { usuario, secreto } = await makeStaffWithFactor(test);
  const jwtSecret = 'another secret for tests, long enough to sign';
  const opens = async (overrides: Partial<AppDeps>, periods: number) => {
    const { app } = await buildApp(testDeps(test.database, overrides));
    const body = { email: usuario.email, password: PASSWORD, codigo: codeOf(secreto, periods) };
    const { status } = await call(app, 'POST', '/auth/login', { body });
    await app.close();
    return status;
  };
  expect(await opens({ jwtSecret }, 0)).toBe(400);
  await buildApp(testDeps(test.database, { jwtSecret, previousJwtSecret: SECRET }));
  expect(await opens({ jwtSecret }, 0)).toBe(200);
  expect(await opens({ jwtSecret, previousJwtSecret: SECRET }, 1)).toBe(200);
});
