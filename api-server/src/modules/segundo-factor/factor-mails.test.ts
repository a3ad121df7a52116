import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { resetByEmail } from './service/segundo-factor.ts';
import { begin, codeOf, confirm, makeStaff, makeStaffWithFactor, PASSWORD } from './testing/with-factor.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1 Version/26.0 Safari/604.1';
const WITH = 'Safari en iPhone';
/** In the shop's time zone. */
const WHEN = 'domingo, 22 de noviembre de 2026, 20:15';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:15:00Z') }));
afterEach(() => void vi.useRealTimers());

const post = (path: string, token: string | undefined, body: unknown) =>
  call(test.app, 'POST', path, { ...(token && { token }), body, headers: { 'user-agent': PHONE } });
const lastTo = async (email: string) => {
  const mails = await test.mailsTo(email);
  return { count: mails.length, subject: mails.at(-1)?.subject ?? '', text: mails.at(-1)?.text ?? '' };
};

it('tells the owner when and on which device the factor was turned on', async () => {
  const { usuario, token } = await makeStaff(test);
  const { secreto } = await begin(test, token);
  expect((await lastTo(usuario.email)).count).toBe(0);
  await post('/auth/segundo-factor/confirmar', token, { codigo: codeOf(secreto) });
  const { count, subject, text } = await lastTo(usuario.email);
  expect([count, subject]).toEqual([1, 'Tu verificación en dos pasos de Tierra Llana se activó']);
  expect(text).toContain(`Fue el ${WHEN}, con ${WITH}.`);
  expect(text).not.toContain(secreto);
});

it.each([
  ['/auth/segundo-factor/desactivar', 'se desactivó'],
  ['/auth/segundo-factor/codigos', 'tiene códigos nuevos'],
])('tells the owner of %s', async (path, what) => {
  const { usuario, token, secreto } = await makeStaffWithFactor(test);
  const { count } = await lastTo(usuario.email);
  await post(path, token, { password: PASSWORD, codigo: codeOf(secreto, 9) });
  expect((await lastTo(usuario.email)).count).toBe(count);
  await post(path, token, { password: PASSWORD, codigo: codeOf(secreto) });
  const mail = await lastTo(usuario.email);
  expect([mail.count, mail.subject]).toEqual([
    count + 1,
    `Tu verificación en dos pasos de Tierra Llana ${what}`,
  ]);
  expect(mail.text).toContain(`Fue el ${WHEN}, con ${WITH}.`);
});

it('tells the owner that a recovery code was used, without the code', async () => {
  const { usuario, codigos } = await makeStaffWithFactor(test);
  const [codigo = ''] = codigos;
  await post('/auth/login', undefined, { email: usuario.email, password: PASSWORD, codigo });
  const { subject, text } = await lastTo(usuario.email);
  expect(subject).toBe('Tu verificación en dos pasos de Tierra Llana se usó con un código de recuperación');
  expect(text).toContain(`Fue el ${WHEN}, con ${WITH}.`);
  expect(text).not.toContain(codigo);
  const { count } = await lastTo(usuario.email);
  await post('/auth/login', undefined, { email: usuario.email, password: PASSWORD, codigo });
  expect((await lastTo(usuario.email)).count).toBe(count);
});

it('tells the owner that an admin or the command removed the factor, without the device', async () => {
  const admin = await makeUser(test, { roles: ['admin'] });
  const first = await makeStaffWithFactor(test);
  const headers = { 'user-agent': PHONE };
  await call(test.app, 'DELETE', `/usuarios/${first.usuario.usuario_id}/segundo-factor`, {
    token: admin.token,
    headers,
  });
  const told = await lastTo(first.usuario.email);
  expect(told.text).toContain('Un administrador quitó');
  expect(told.text).toContain(`Fue el ${WHEN}.`);
  const second = await makeStaffWithFactor(test);
  await resetByEmail({ ...test.deps, db: test.database.db }, second.usuario.email);
  const { subject, text } = await lastTo(second.usuario.email);
  expect(subject).toBe('Tu verificación en dos pasos de Tierra Llana se quitó');
  expect(text).toContain('Quien administra el servidor de la tienda quitó');
});

it('mails nothing when the transaction fails', async () => {
  const { usuario, token } = await makeStaff(test);
  const { secreto } = await begin(test, token);
  await test.asOwner.pool.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
     CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON bitacora DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  expect(await confirm(test, token, codeOf(secreto))).toBeUndefined();
  await test.asOwner.pool.query('DROP TRIGGER refused ON bitacora');
  expect((await lastTo(usuario.email)).count).toBe(0);
});
