import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../shared/passwords.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createKey } from '../auth/service/codigo.ts';
import { codeOf, makeStaff, makeStaffWithFactor, PASSWORD } from './testing/with-factor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
});
afterAll(() => test.close());
// Freeze the clock: a code must stay in the same half minute for a whole test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

let lastAddress = 0;
const login = async (email: string, codigo?: string, { password = PASSWORD, ip = '' } = {}) => {
  lastAddress += 1;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': ip || `10.1.${lastAddress >> 8}.${lastAddress & 255}` },
    payload: { email, password, ...(codigo !== undefined && { codigo }) },
  });
  const { code, details } = answer.json();
  return { status: answer.statusCode, code, details, body: answer.body };
};
const acciones = async (usuarioId: string) => {
  const { rows } = await test.database.pool.query<{ accion: string }>(
    `SELECT accion FROM bitacora WHERE objeto_id = $1 AND accion NOT LIKE '%comienzo' AND accion NOT LIKE '%alta'
     ORDER BY fecha, entrada_id`,
    [usuarioId],
  );
  return rows.map(({ accion }) => accion);
};

describe('logging in to an account with a second factor', () => {
  it('asks for a code after the right password only', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    expect(await login(usuario.email)).toMatchObject({ status: 403, code: 'FALTA_SEGUNDO_FACTOR' });
    const unknown = await login('nadie@ejemplo.test', codeOf(secreto));
    const wrong = await login(usuario.email, codeOf(secreto), { password: 'Otra1234*' });
    expect(wrong).toMatchObject({ status: 401, code: 'CREDENCIALES_INCORRECTAS' });
    expect(wrong.body).toBe(unknown.body);
    // The login with the wrong password did not spend the code.
    expect((await login(usuario.email, codeOf(secreto))).status).toBe(200);
    expect(await acciones(usuario.usuario_id)).toEqual(['sesion.clave_incorrecta', 'sesion.abierta']);
  });

  it.each([
    [-2, 400],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('with the code of %i half minutes from now answers %i', async (periods, status) => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    expect((await login(usuario.email, codeOf(secreto, periods))).status).toBe(status);
  });

  it('accepts the code of the previous half minute until its last second', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const next = Math.ceil(Date.now() / 30_000) * 30_000;
    const codigo = codeOf(secreto, 1);
    vi.setSystemTime(next + 60_000);
    expect((await login(usuario.email, codigo)).code).toBe('CODIGO_INCORRECTO');
    vi.setSystemTime(next + 59_999);
    expect((await login(usuario.email, codigo)).status).toBe(200);
  });

  it('accepts a code once, also for concurrent logins, and then no older code', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const codigo = codeOf(secreto, 1);
    const both = await Promise.all([login(usuario.email, codigo), login(usuario.email, codigo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const periods of [0, 1]) {
      expect((await login(usuario.email, codeOf(secreto, periods))).code).toBe('CODIGO_INCORRECTO');
    }
    vi.setSystemTime(Date.now() + 30_000);
    expect((await login(usuario.email, codeOf(secreto, 1))).status).toBe(200);
  });

  it('accepts a code typed with spaces', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const codigo = codeOf(secreto).replace(/(...)/, ' $1 ');
    expect((await login(usuario.email, codigo)).status).toBe(200);
  });

  it('answers a wrong, an old and a spent code and a wrong recovery code identically', async () => {
    const { usuario, secreto, codigos } = await makeStaffWithFactor(test);
    await login(usuario.email, codigos[0]);
    const tried = [codeOf(secreto, -9), codeOf(secreto, -1), codigos[0], 'AAAA-AAAA-AAAA-AAAA'];
    const answers = [];
    for (const codigo of tried) answers.push((await login(usuario.email, codigo)).body);
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({
      code: 'CODIGO_INCORRECTO',
      details: [{ field: 'codigo' }],
    });
    expect((await acciones(usuario.usuario_id)).slice(-4)).toEqual(
      tried.map(() => 'segundo_factor.codigo_incorrecto'),
    );
  });

  it('accepts each recovery code once, in any spelling, and records an audit entry', async () => {
    const { usuario, codigos } = await makeStaffWithFactor(test);
    const [first = '', second = ''] = codigos;
    const both = await Promise.all([login(usuario.email, first), login(usuario.email, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await login(usuario.email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await acciones(usuario.usuario_id)).filter((one) => one !== 'sesion.abierta')).toEqual(
      expect.arrayContaining(['segundo_factor.recuperacion', 'segundo_factor.codigo_incorrecto']),
    );
  });

  it("refuses another account's recovery code", async () => {
    const [mine, other] = [await makeStaffWithFactor(test), await makeStaffWithFactor(test)];
    expect((await login(mine.usuario.email, other.codigos[0])).code).toBe('CODIGO_INCORRECTO');
    expect((await login(other.usuario.email, other.codigos[0])).status).toBe(200);
  });

  it('still asks for a code after a password reset', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const seconds = 60;
    const usuarioId = usuario.usuario_id;
    const token = await createKey(test.database.db, { para: 'restablecer', usuarioId, seconds });
    const payload = { token, newPassword: 'Semillas-y-nueces-24' };
    const url = '/api/auth/reset-password';
    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    const password = payload.newPassword;
    expect((await login(usuario.email, undefined, { password })).code).toBe('FALTA_SEGUNDO_FACTOR');
    expect((await login(usuario.email, codeOf(secreto), { password })).status).toBe(200);
  });

  it('tells the owner why a closed account cannot log in', async () => {
    const { usuario } = await makeStaffWithFactor(test);
    await test.database.pool.query('UPDATE usuarios SET esta_activo = false WHERE usuario_id = $1', [
      usuario.usuario_id,
    ]);
    expect((await login(usuario.email)).code).toBe('CUENTA_DESACTIVADA');
  });
});

describe('a code is not needed', () => {
  it('for a customer, nor for staff without a second factor, and a sent code is ignored', async () => {
    const password_hash = await hashPassword(PASSWORD);
    for (const values of [{ roles: ['usuario' as const], password_hash }, {}]) {
      const { usuario } = await makeStaff(test, values);
      expect((await login(usuario.email)).status).toBe(200);
      expect((await login(usuario.email, '000000')).status).toBe(200);
    }
  });

  it('for a customer, whose login does not query the second factor', async () => {
    const { usuario } = await makeStaff(test, { roles: ['usuario'] });
    const asked = vi.spyOn(test.database.pool, 'query');
    await login(usuario.email);
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
    asked.mockRestore();
    expect(texts.some((text) => text.includes('usuarios'))).toBe(true);
    expect(texts.filter((text) => text.includes('segundos_factores'))).toEqual([]);
  });

  it('for the code that carries a session to the other app', async () => {
    const { token } = await makeStaffWithFactor(test);
    const headers = { authorization: `Bearer ${token}` };
    const made = await test.app.inject({ method: 'POST', url: '/api/auth/codigo', headers });
    const payload = made.json();
    const opened = await test.app.inject({ method: 'POST', url: '/api/auth/canje', payload });
    expect(opened.statusCode).toBe(200);
  });
});

describe('wrong codes', () => {
  it('are limited to ten in fifteen minutes for an account, from all addresses, also when concurrent', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const tried = await Promise.all(
      Array.from({ length: 15 }, () => login(usuario.email, codeOf(secreto, -9))),
    );
    const codes = tried.map(({ code }) => code);
    expect(codes.filter((code) => code === 'CODIGO_INCORRECTO')).toHaveLength(10);
    expect(await login(usuario.email, codeOf(secreto))).toMatchObject({
      status: 429,
      code: 'DEMASIADAS_SOLICITUDES',
    });
    // Only a user with the password can use up the tries.
    const other = await makeStaffWithFactor(test);
    for (let turn = 0; turn < 12; turn += 1) await login(other.usuario.email, '000000', { password: 'x' });
    expect((await login(other.usuario.email, codeOf(other.secreto))).status).toBe(200);
  });

  it('count as failed logins of that e-mail and address', async () => {
    const { usuario, secreto } = await makeStaffWithFactor(test);
    const ip = '10.2.0.1';
    for (let turn = 0; turn < 19; turn += 1) await login(usuario.email, undefined, { password: 'x', ip });
    expect((await login(usuario.email, codeOf(secreto, -9), { ip })).code).toBe('CODIGO_INCORRECTO');
    expect((await login(usuario.email, codeOf(secreto), { ip })).status).toBe(429);
    expect((await login(usuario.email, codeOf(secreto))).status).toBe(200);
  });
});
