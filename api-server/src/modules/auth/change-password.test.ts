import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../shared/passwords.ts';
import { call } from '../../testing/call.ts';
import { makeSession, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const [OLD, FRESH] = ['Demo1234*', 'Mi.perro-Negro7'];
let test: TestApp;
let password_hash: string;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
  password_hash = await hashPassword(OLD);
});
afterAll(() => test.close());

const account = () => makeUser(test, { password_hash });
type Refused = { code: string; details: { field: string; message: string }[] };
const change = (token: string, password = OLD, newPassword = FRESH) =>
  call<Refused>(test.app, 'POST', '/auth/change-password', { token, body: { password, newPassword } });
const login = async (email: string, password: string) =>
  (await call(test.app, 'POST', '/auth/login', { body: { email, password } })).status;
const isOpen = async (token: string) => (await call(test.app, 'GET', '/sesiones', { token })).status === 200;

it('changes the password when the current one is right, ends the other sessions and mails the owner', async () => {
  const { usuario, token } = await account();
  const other = await makeSession(test, usuario);
  const answer = await change(token);
  expect([answer.status, answer.body]).toEqual([200, { mensaje: 'Tu contraseña se cambió.' }]);
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
  expect([await login(usuario.email, OLD), await login(usuario.email, FRESH)]).toEqual([401, 200]);
  const [mail, ...more] = await test.mailsTo(usuario.email);
  expect([mail?.subject, more]).toEqual(['Tu contraseña de Tierra Llana cambió', []]);
  expect(mail?.text).toContain(
    'cerramos las demás sesiones. Sigue abierta solo aquella en la que se cambió.',
  );
});

it('answers 400 with the wrong field and changes nothing', async () => {
  const { usuario, token } = await account();
  const wrong = await change(token, 'Otra1234*');
  expect([wrong.status, wrong.body.code, wrong.body.details[0]]).toEqual([
    400,
    'CLAVE_INCORRECTA',
    { field: 'password', message: 'Esa no es tu contraseña actual.' },
  ]);
  const weak = await change(token, OLD, 'Password1!');
  expect([weak.status, weak.body.details[0]?.field]).toEqual([400, 'newPassword']);
  expect(weak.body.details[0]?.message).toBe(
    'Esta contraseña es de las más usadas y se adivina enseguida. Elige otra.',
  );
  expect((await change(token, OLD, 'sinmayuscula1*')).body.details[0]?.field).toBe('newPassword');
  expect([await login(usuario.email, OLD), await test.mailsTo(usuario.email)]).toEqual([200, []]);
});

it('checks ten wrong passwords, also concurrent ones, and then refuses the right one', async () => {
  const { usuario, token } = await account();
  const answers = await Promise.all(Array.from({ length: 14 }, () => change(token, 'Otra1234*')));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect((await change(token)).status).toBe(429);
  expect(await login(usuario.email, OLD)).toBe(200);
});

it('lets only one of two concurrent changes succeed', async () => {
  const { token } = await account();
  const both = await Promise.all([change(token), change(token, OLD, 'Semillas+Miel=84')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});
