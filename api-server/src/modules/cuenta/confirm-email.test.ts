import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeIn } from './testing/code-in.ts';

const NEW = { status: 200, mensaje: 'Tu correo quedó confirmado' };
const AGAIN = { status: 200, mensaje: 'Tu correo ya estaba confirmado' };

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
  admin = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());

const run = (statement: ReturnType<typeof sql>) => test.database.db.execute(statement);
let count = 0;
const TYPED = {
  nombre: 'Gana premios en premios.example',
  apellido: 'Visita',
  nombre_comercio: 'https://premios.example/ya',
  telefono: '2477 999888',
  dom_fiscal: 'Calle Inventada 77',
};

/** Sends a registration with a new e-mail, as any visitor can. */
async function request(headers: Record<string, string> = {}) {
  count += 1;
  const email = `vecina${count}@ejemplo.test`;
  const { status, body } = await call<{ usuario_id: string; token: string }>(test.app, 'POST', '/usuarios', {
    body: { ...TYPED, email, dni: 23_000_000_000 + count, password: 'Demo1234*' },
    headers,
  });
  return { status, email, id: body.usuario_id, token: body.token };
}

const mailedCode = async (email: string) => codeIn((await test.mailsTo(email)).at(-1));
const confirm = async (codigo: unknown) => {
  const answer = await call<{ code?: string; mensaje?: string }>(
    test.app,
    'POST',
    '/cuenta/confirmar-correo',
    { body: { codigo } },
  );
  const { status, body } = answer;
  return body.code ? { status, code: body.code } : { status, mensaje: body.mensaje };
};
const isConfirmed = async (id: string) =>
  (await call<{ correo_confirmado: boolean }>(test.app, 'GET', `/usuarios/${id}`, { token: admin })).body
    .correo_confirmado;
const BAD = { status: 400, code: 'ENLACE_INVALIDO' };

describe('the mail after a registration', () => {
  it("contains none of the submitted data and has the link's code in the fragment", async () => {
    const { email } = await request();
    const [mail, ...more] = await test.mailsTo(email);
    expect([mail?.subject, more]).toEqual(['Recibimos tu solicitud en Tierra Llana', []]);
    const whole = JSON.stringify(mail);
    for (const typed of [...Object.values(TYPED), 'premios', 'Visita']) expect(whole).not.toContain(typed);
    expect(mail?.to).toEqual({ name: '', address: email });
    expect(mail?.text).toMatch(/https?:\S+\/confirmar-correo#codigo=[\w-]{43}\n/);
  });

  it('has a code that the database does not store', async () => {
    const { email } = await request();
    const codigo = await mailedCode(email);
    const { rows } = await run(
      sql`SELECT l::text AS fila FROM llaves l UNION ALL SELECT j::text FROM pgboss.job j`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(codigo);
  });

  it('and the reset and rejection mails contain no submitted data, because the reader may be a stranger', async () => {
    const { email, id } = await request();
    await call(test.app, 'POST', '/auth/request-password-reset', { body: { email } });
    await test.mails();
    await call(test.app, 'PATCH', `/usuarios/rechazar/${id}`, {
      token: admin,
      body: { motivo: 'Sin CUIT.' },
    });
    const mails = await test.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toHaveLength(3);
    expect(JSON.stringify(mails)).not.toMatch(/premios|Visita/);
  });
});

describe('the confirmation link', () => {
  it('confirms the e-mail, shows that to staff, and can be used again', async () => {
    const { email, id } = await request();
    expect(await isConfirmed(id)).toBe(false);
    const codigo = await mailedCode(email);
    expect(await confirm(codigo)).toEqual(NEW);
    expect(await isConfirmed(id)).toBe(true);
    expect(await confirm(codigo)).toEqual(AGAIN);
    const page = await call<{ usuarios: { usuario_id: string; correo_confirmado: boolean }[] }>(
      test.app,
      'GET',
      '/usuarios/inactivos',
      { token: admin },
    );
    expect(page.body.usuarios.find(({ usuario_id }) => usuario_id === id)?.correo_confirmado).toBe(true);
  });

  it('confirms once for two concurrent calls', async () => {
    const { email, id } = await request();
    const codigo = await mailedCode(email);
    const both = await Promise.all([confirm(codigo), confirm(codigo)]);
    expect(both).toEqual(expect.arrayContaining([NEW, AGAIN]));
    const { rows } = await run(
      sql`SELECT usuario_id FROM bitacora WHERE objeto_id = ${id} AND accion = 'usuario.correo_confirmado'`,
    );
    expect(rows).toEqual([{ usuario_id: id }]);
  });

  it('is not required for an approval, and stays valid after approval, deactivation and a new password', async () => {
    const { email, id } = await request();
    const codigo = await mailedCode(email);
    const approved = await call(test.app, 'PATCH', `/usuarios/alta/${id}`, {
      token: admin,
      headers: { 'if-match': '"1"' },
    });
    expect(approved.status).toBe(200);
    await call(test.app, 'PATCH', `/usuarios/baja/${id}`, { token: admin });
    expect(await confirm(codigo)).toEqual(NEW);
  });

  it('does not make a pending approval stale', async () => {
    const { email, id } = await request();
    expect(await confirm(await mailedCode(email))).toEqual(NEW);
    const headers = { 'if-match': '"1"' };
    const approved = await call(test.app, 'PATCH', `/usuarios/alta/${id}`, { token: admin, headers });
    expect(approved.status).toBe(200);
  });

  it('works for seven days', async () => {
    const { email } = await request();
    const codigo = await mailedCode(email);
    const { rows } = await run(
      sql`SELECT extract(epoch FROM max(vence_en) - now())::float / 86400 AS quedan FROM llaves`,
    );
    expect(rows[0]?.quedan).toBeCloseTo(7, 2);
    await run(sql`UPDATE llaves SET vence_en = now()`);
    expect(await confirm(codigo)).toEqual(BAD);
  });

  it('confirms only the e-mail to which the link was mailed', async () => {
    const { email, id } = await request();
    const codigo = await mailedCode(email);
    await run(sql`UPDATE usuarios SET email = ${`otra${email}`} WHERE usuario_id = ${id}`);
    expect(await confirm(codigo)).toEqual(BAD);
    expect(await isConfirmed(id)).toBe(false);
  });

  it('does not work for a rejected registration', async () => {
    const { email, id } = await request();
    const codigo = await mailedCode(email);
    await call(test.app, 'PATCH', `/usuarios/rechazar/${id}`, { token: admin, body: { motivo: 'Repetida' } });
    expect(await confirm(codigo)).toEqual(BAD);
  });

  it.each(['', 'nadie-lo-dio', 'x'.repeat(43), 'x'.repeat(201), 7])('refuses %j', async (codigo) => {
    expect((await confirm(codigo)).status).toBe(400);
  });

  it('opens nothing else, and a reset token works only for a reset', async () => {
    const { email, id } = await request();
    const codigo = await mailedCode(email);
    const reset = await call<{ code: string }>(test.app, 'POST', '/auth/reset-password', {
      body: { token: codigo, newPassword: 'Nueva1234*' },
    });
    expect(reset.body.code).toBe('ENLACE_INVALIDO');
    await call(test.app, 'POST', '/auth/request-password-reset', { body: { email } });
    const text = (await test.mailsTo(email)).at(-1)?.text;
    const token = /token=([\w-]+)/.exec(text ?? '')?.[1];
    expect(await confirm(token)).toEqual(BAD);
    expect(await isConfirmed(id)).toBe(false);
    const body = { token, newPassword: 'Nueva1234*' };
    expect((await call(test.app, 'POST', '/auth/reset-password', { body })).status).toBe(200);
    expect(await isConfirmed(id), 'whoever reads a reset link reads the mail').toBe(true);
  });
});

it("does not reset the password after the account's e-mail changed", async () => {
  const { usuario } = await makeUser(test);
  await call(test.app, 'POST', '/auth/request-password-reset', { body: { email: usuario.email } });
  const token = /token=([\w-]+)/.exec((await test.mailsTo(usuario.email)).at(-1)?.text ?? '')?.[1];
  await run(sql`UPDATE usuarios SET email = ${`x${usuario.email}`} WHERE usuario_id = ${usuario.usuario_id}`);
  const body = { token, newPassword: 'Nueva1234*' };
  const answer = await call<{ code: string }>(test.app, 'POST', '/auth/reset-password', { body });
  expect([answer.status, answer.body.code]).toEqual([400, 'ENLACE_INVALIDO']);
});

describe('requesting the link again', () => {
  const requestLinkAgain = (token: string) =>
    call<{ code: string }>(test.app, 'POST', '/cuenta/enlace', { token });
  const correo = async (token: string) => (await call(test.app, 'GET', '/cuenta/correo', { token })).body;

  it('mails another link, three times an hour, until the e-mail is confirmed', async () => {
    const { usuario, token } = await makeUser(test);
    const { email } = usuario;
    expect(await correo(token)).toEqual({ email, confirmado: false, cambio: null });
    const answers = await Promise.all([1, 2, 3, 4].map(() => requestLinkAgain(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    const mails = await test.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Confirma tu correo en Tierra Llana'));
    expect(mails[0]?.text).toContain('Hola, Ana. Confirma tu correo');
    // Every link works, because the mails may arrive in any order.
    expect(await confirm(codeIn(mails[0]))).toEqual(NEW);
    expect(await confirm(codeIn(mails[2]))).toEqual(AGAIN);
    expect(await correo(token)).toEqual({ email, confirmado: true, cambio: null });
    const refused = await requestLinkAgain(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'CORREO_YA_CONFIRMADO']);
  });
});

it('limits one address to two hundred accepted registrations a day', async () => {
  const ip = { 'x-forwarded-for': '203.0.113.77' };
  const first = await request(ip);
  expect(first.status).toBe(201);
  const { rows } = await run(sql`SELECT key, points FROM limites_de_uso WHERE key LIKE 'solicitudes%77'`);
  expect(rows).toEqual([{ key: expect.any(String), points: 1 }]);
  count -= 1;
  expect((await request(ip)).status).toBe(409);
  expect((await run(sql`SELECT points FROM limites_de_uso WHERE key = ${rows[0]?.key}`)).rows).toEqual([
    { points: 1 },
  ]);
  await run(sql`UPDATE limites_de_uso SET points = 199 WHERE key = ${rows[0]?.key}`);
  count += 1;
  expect([(await request(ip)).status, (await request(ip)).status]).toEqual([201, 429]);
});
