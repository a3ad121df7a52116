import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../shared/passwords.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createKey } from './service/codigo.ts';

vi.mock('../../shared/passwords.ts', async (original) => {
  const real = await original<typeof import('../../shared/passwords.ts')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

const PASSWORD = 'Demo1234*';
let test: TestApp;
let password_hash: string;

beforeAll(async () => {
  test = await testApp({ rateLimits: true });
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`;
};
const login = (email: unknown, password: unknown = PASSWORD, ip = newAddress()) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': ip },
    payload: { email, password },
  });
const account = async (values = {}) => (await makeUser(test, { password_hash, ...values })).usuario;

describe('signing in', () => {
  it('answers a session token that works and carries the documented claims', async () => {
    const { usuario_id, email } = await account({ roles: ['usuario', 'empleado'] });
    const answer = await login(`  ${email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).not.toContain('public, max-age');
    const { token } = answer.json();
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ sub: usuario_id, email, roles: ['usuario', 'empleado'] });
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(12 * 3600 - 60);
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600 + 1);
    const own = await test.app.inject({
      url: `/api/usuarios/${usuario_id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.json().email).toBe(email);
  });

  it.each(['sesiones', 'bitacora'])(
    'rolls back the session and its audit entry together when an insert fails: %s',
    async (table) => {
      const { usuario_id, email } = await account();
      const { pool } = test.database;
      await test.asOwner.pool.query(`
      CREATE FUNCTION sin_disco() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER lleno BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION sin_disco()`);
      expect((await login(email)).statusCode).toBe(503);
      await test.asOwner.pool.query(`DROP TRIGGER lleno ON ${table}; DROP FUNCTION sin_disco`);
      const count = async () =>
        (
          await pool.query(
            `SELECT (SELECT count(*) FROM sesiones WHERE usuario_id = $1 AND direccion <> '127.0.0.1')::int AS sesiones,
             (SELECT count(*) FROM bitacora WHERE usuario_id = $1)::int AS entradas`,
            [usuario_id],
          )
        ).rows[0];
      expect(await count()).toEqual({ sesiones: 0, entradas: 0 });
      expect((await login(email)).statusCode).toBe(200);
      expect(await count()).toEqual({ sesiones: 1, entradas: 1 });
    },
  );

  it('answers a wrong e-mail and a wrong password identically', async () => {
    const { email } = await account();
    const wrongPassword = await login(email, 'Otra1234*');
    const wrongEmail = await login('nadie@ejemplo.test');
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json().code).toBe('CREDENCIALES_INCORRECTAS');
    expect(wrongEmail.body).toBe(wrongPassword.body);
    const headers = ({ headers: { date: _, 'x-request-id': __, ...rest } }: typeof wrongEmail) => rest;
    expect(headers(wrongEmail)).toEqual(headers(wrongPassword));
  });

  it('verifies a hash of the same cost for an unknown e-mail', async () => {
    const { email } = await account();
    vi.mocked(verifyPassword).mockClear();
    await login(email, 'Otra1234*');
    await login('nadie2@ejemplo.test', 'Otra1234*');
    const costs = vi.mocked(verifyPassword).mock.calls.map(([stored]) => stored.split('$').slice(0, 4));
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  it.each([
    ['pending', { dado_de_alta: false, esta_activo: false }, 'CUENTA_PENDIENTE'],
    ['deactivated', { esta_activo: false }, 'CUENTA_DESACTIVADA'],
  ])('tells that an account is %s only when the password is right', async (_name, values, code) => {
    const { email } = await account(values);
    const right = await login(email);
    expect([right.statusCode, right.json().code]).toEqual([403, code]);
    const wrong = await login(email, 'Otra1234*');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'CREDENCIALES_INCORRECTAS']);
  });

  it.each([
    ['', 'El email es obligatorio'],
    ['   ', 'El email es obligatorio'],
    [undefined, 'El email es obligatorio'],
    ['sin-arroba', 'Email inválido'],
    [`${'a'.repeat(250)}@b.com`, 'Email inválido'],
  ])('refuses the e-mail %j', async (email, message) => {
    const answer = await login(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toContainEqual({ field: 'email', message });
  });

  it.each([
    ['', 'La contraseña es obligatoria'],
    ['a'.repeat(256), 'La contraseña no puede exceder los 255 caracteres.'],
  ])('refuses the password %j', async (password, message) => {
    const answer = await login('alguien@ejemplo.test', password);
    expect(answer.json().details).toContainEqual({ field: 'password', message });
  });
});

describe('failed logins', () => {
  it('are limited to twenty for each e-mail and address; then the right password is refused too', async () => {
    const { email } = await account();
    const ip = newAddress();
    for (let turn = 0; turn < 20; turn += 1) expect((await login(email, 'x', ip)).statusCode).toBe(401);
    const refused = await login(email, PASSWORD, ip);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'DEMASIADAS_SOLICITUDES']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 900, `${wait}`).toBe(true);
    expect((await login(email.toUpperCase(), PASSWORD, ip)).statusCode).toBe(429);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
    expect((await login((await account()).email, PASSWORD, ip)).statusCode).toBe(200);
  });

  it('are counted for an unknown e-mail too, so the limit does not reveal accounts', async () => {
    const ip = newAddress();
    for (let turn = 0; turn < 20; turn += 1) await login('nadie3@ejemplo.test', 'x', ip);
    expect((await login('nadie3@ejemplo.test', 'x', ip)).statusCode).toBe(429);
  });

  it('are counted for an e-mail of 255 characters, and apart from another e-mail that differs at the end', async () => {
    const email = (end: string) => `xxa@${Array(4).fill('b'.repeat(61)).join('.')}.${end}`;
    expect(email('com')).toHaveLength(255);
    const ip = newAddress();
    for (let turn = 0; turn < 20; turn += 1)
      expect((await login(email('com'), 'x', ip)).statusCode).toBe(401);
    expect((await login(email('com'), 'x', ip)).statusCode).toBe(429);
    expect((await login(email('net'), 'x', ip)).statusCode).toBe(401);
  });

  it('are counted, successful logins are not', async () => {
    const { email } = await account();
    const ip = newAddress();
    for (let turn = 0; turn < 25; turn += 1) expect((await login(email, PASSWORD, ip)).statusCode).toBe(200);
  });

  it('and successes of one address have a limit, after which no password is verified', async () => {
    const { email } = await account();
    const ip = newAddress();
    expect((await login(email, PASSWORD, ip)).statusCode).toBe(200);
    const { rowCount } = await test.database.pool.query(
      "UPDATE limites_de_uso SET points = 300 WHERE key = $1 || ':' || $2",
      ['auth.login', ip],
    );
    expect(rowCount).toBe(1);
    vi.mocked(verifyPassword).mockClear();
    expect((await login(email, PASSWORD, ip)).statusCode).toBe(429);
    // An invalid body is refused by the limit as well.
    expect((await login('ninguno', PASSWORD, ip)).statusCode).toBe(429);
    expect(verifyPassword).not.toHaveBeenCalled();
  });

  it('count when they are concurrent: the right password after the limit opens nothing', async () => {
    const { email } = await account();
    const ip = newAddress();
    const guesses = Array.from({ length: 60 }, (_, turn) => login(email, turn === 50 ? PASSWORD : 'x', ip));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  describe('failed logins from many addresses', () => {
    const guessFromEverywhere = async (email: string) => {
      for (let turn = 0; turn < 100; turn += 1) await login(email, 'x');
    };

    it('share a limit of a hundred an hour, which does not apply where the owner has logged in before', async () => {
      const { email } = await account();
      const home = newAddress();
      expect((await login(email, PASSWORD, home)).statusCode).toBe(200);
      await guessFromEverywhere(email);
      expect((await login(email, PASSWORD)).statusCode).toBe(429);
      expect((await login(email, PASSWORD, home)).statusCode).toBe(200);
    });

    it('stop blocking the owner after a password reset by mail', async () => {
      const { email, usuario_id } = await account();
      await guessFromEverywhere(email);
      expect((await login(email, PASSWORD)).statusCode).toBe(429);
      const token = await createKey(test.database.db, {
        para: 'restablecer',
        usuarioId: usuario_id,
        seconds: 60,
      });
      const newPassword = 'Quinoa-Andina-77';
      const reset = await test.app.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { token, newPassword },
      });
      expect(reset.statusCode, reset.body).toBe(200);
      expect((await login(email, newPassword)).statusCode).toBe(200);
    });
  });
});
