import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../shared/passwords.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const IF_KNOWN = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const FRESH = 'Nueva1234*';

vi.mock('../../shared/passwords.ts', async (original) => {
  const real = await original<typeof import('../../shared/passwords.ts')>();
  return { ...real, hashPassword: vi.fn(real.hashPassword) };
});

let test: TestApp;
let password_hash: string;
beforeAll(async () => {
  test = await testApp();
  password_hash = await hashPassword('Demo1234*');
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api${url}`, payload });
const request = (email: unknown) => post('/auth/request-password-reset', { email });
const reset = (token: unknown, newPassword: unknown = FRESH) =>
  post('/auth/reset-password', { token, newPassword });
const login = (email: string, password: string) => post('/auth/login', { email, password });
const account = async (values = {}) => (await makeUser(test, { password_hash, ...values })).usuario;
const run = (statement: ReturnType<typeof sql>) => test.database.db.execute(statement);

/** Returns the token of the last mailed link. */
const mailedToken = async (email: string, mails = 1) => {
  const mailed = await test.mailsTo(email);
  expect(mailed).toHaveLength(mails);
  const link = /https?:\S+restablecer-password\?token=\S+/.exec(mailed.at(-1)?.text ?? '')?.[0];
  return new URL(String(link)).searchParams.get('token');
};
const linkFor = async (email: string) => {
  expect((await request(email)).statusCode).toBe(200);
  return mailedToken(email);
};

describe('asking for a link', () => {
  it('answers the same for a known and an unknown e-mail, and mails only the owner', async () => {
    const { email } = await account();
    const known = await request(`  ${email.toUpperCase()} `);
    const unknown = await request('nadie@ejemplo.test');
    expect([known.statusCode, known.json()]).toEqual([200, { message: IF_KNOWN }]);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailedToken(email)).toMatch(/^[\w-]{43}$/);
    expect(await test.mailsTo('nadie@ejemplo.test')).toEqual([]);
  });

  it('does not store the secret in the database', async () => {
    const { email } = await account();
    const token = String(await linkFor(email));
    const { rows } = await run(sql`SELECT l::text AS fila FROM llaves l`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('accepts one request in five minutes, with the same refusal for known and unknown e-mails', async () => {
    const { email } = await account();
    for (const who of [email, 'tampoco@ejemplo.test']) {
      await request(who);
      const second = await request(who.toUpperCase());
      expect([second.statusCode, second.json().code]).toEqual([429, 'RESET_YA_SOLICITADO']);
      expect(second.json().message).toBe('Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.');
    }
    await run(sql`UPDATE enlaces_solicitados SET fecha = fecha - interval '4 minutes 58 seconds'`);
    expect((await request(email)).statusCode).toBe(429);
    await run(sql`UPDATE enlaces_solicitados SET fecha = fecha - interval '2 seconds'`);
    expect((await request(email)).statusCode).toBe(200);
    await mailedToken(email, 2);
  });

  it('accepts one of ten concurrent requests', async () => {
    const { email } = await account();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await mailedToken(email);
  });

  it.each(['', 'sin-arroba', undefined, 'a@b'])('refuses the e-mail %j', async (email) => {
    const answer = await request(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toContainEqual({
      field: 'email',
      message: 'El correo electrónico no es válido.',
    });
  });
});

describe('setting a new password', () => {
  it('works once, ends the open sessions and tells the owner', async () => {
    const { usuario, token: session } = await makeUser(test, { password_hash });
    const { email, usuario_id } = usuario;
    const link = await linkFor(email);
    const answer = await reset(link);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Contraseña restablecida con éxito' },
    ]);

    const own = await test.app.inject({
      url: `/api/usuarios/${usuario_id}`,
      headers: { authorization: `Bearer ${session}` },
    });
    expect(own.statusCode).toBe(401);
    expect((await login(email, 'Demo1234*')).statusCode).toBe(401);
    expect((await login(email, FRESH)).statusCode).toBe(200);
    const mails = await test.mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toContain('contraseña');
    expect(mails[1]?.text).toContain('cerramos las sesiones que estaban abiertas.');

    const again = await reset(link, 'Otra1234*');
    expect([again.statusCode, again.json().code]).toEqual([400, 'ENLACE_INVALIDO']);
    expect((await login(email, FRESH)).statusCode).toBe(200);
  });

  it('works with one of two links and invalidates the other', async () => {
    const { email } = await account();
    const first = await linkFor(email);
    await run(sql`DELETE FROM enlaces_solicitados`);
    await request(email);
    const second = await mailedToken(email, 2);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second, 'Otra1234*')).statusCode).toBe(400);
  });

  it('works for one of two concurrent calls with the same link', async () => {
    const { email } = await account();
    const link = await linkFor(email);
    const answers = await Promise.all([reset(link), reset(link, 'Otra1234*')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('works for 60 minutes', async () => {
    const { email } = await account();
    const link = await linkFor(email);
    const { rows } = await run(
      sql`SELECT extract(epoch FROM max(vence_en) - now())::float AS quedan FROM llaves`,
    );
    expect(rows[0]?.quedan).toBeGreaterThan(3590);
    expect(rows[0]?.quedan).toBeLessThanOrEqual(3600);
    await run(sql`UPDATE llaves SET vence_en = now()`);
    expect((await reset(link)).json().code).toBe('ENLACE_INVALIDO');
    expect((await login(email, 'Demo1234*')).statusCode).toBe(200);
  });

  it('refuses a common password and keeps the link valid', async () => {
    const { email } = await account();
    const link = await linkFor(email);
    const answer = await reset(link, 'Password1!');
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      [
        {
          field: 'newPassword',
          message: 'Esta contraseña es de las más usadas y se adivina enseguida. Elige otra.',
        },
      ],
    ]);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('does not hash the password when the link is wrong', async () => {
    vi.mocked(hashPassword).mockClear();
    expect((await reset('x'.repeat(43))).json().code).toBe('ENLACE_INVALIDO');
    expect(hashPassword).not.toHaveBeenCalled();
  });

  it('keeps the link valid when the password was refused', async () => {
    const { email } = await account();
    const link = await linkFor(email);
    expect((await reset(link, 'corta')).statusCode).toBe(400);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('does not open a pending account', async () => {
    const { email } = await account({ dado_de_alta: false, esta_activo: false, roles: [] });
    expect((await reset(await linkFor(email))).statusCode).toBe(200);
    expect((await login(email, FRESH)).json().code).toBe('CUENTA_PENDIENTE');
  });

  it.each([
    ['', 'La contraseña es obligatoria.'],
    ['Aa1*567', 'La contraseña debe tener al menos 8 caracteres.'],
    [`Aa1*${'a'.repeat(252)}`, 'La contraseña no puede exceder los 255 caracteres.'],
    ['sinmayuscula1*', /mayúscula, un número y un carácter especial/],
    ['SinNumero*', /mayúscula, un número y un carácter especial/],
    ['SinEspecial1', /mayúscula, un número y un carácter especial/],
  ])('refuses the password %j', async (newPassword, message) => {
    const answer = await reset('x'.repeat(43), newPassword);
    expect(answer.statusCode).toBe(400);
    const said = answer.json().details.filter(({ field }: { field: string }) => field === 'newPassword');
    expect(said[0].message).toMatch(message);
  });

  it.each(['', 'nadie-lo-dio', 'x'.repeat(201), 7])('refuses the token %j', async (token) => {
    expect((await reset(token)).statusCode).toBe(400);
  });

  it.each(['Aa1*5678', `Aa1*${'a'.repeat(251)}`])('accepts the password %j', async (newPassword) => {
    const { email } = await account();
    expect((await reset(await linkFor(email), newPassword)).statusCode).toBe(200);
  });
});
