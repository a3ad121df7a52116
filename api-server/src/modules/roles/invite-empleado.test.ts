import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());

interface Answer {
  code?: string;
  roles: string[];
  rol_id: string | null;
  details?: { field: string }[];
}

const ANA = { nombre: 'Eva', apellido: 'Luna', email: 'eva@tienda.test', dni: '27301234569', rol_id: null };
const invite = (change: object = {}, token = admin) =>
  call<Answer>(test.app, 'POST', '/empleados', { token, body: { ...ANA, ...change } });

it('mails a link for a password, after which the new employee works with their role', async () => {
  const rol_id = await makeRol(test, ['empaque']);
  const { status, body } = await invite({ rol_id });
  expect([status, body.roles, body.rol_id]).toEqual([201, ['empleado'], rol_id]);
  const [mail] = await test.mailsTo(ANA.email);
  expect(mail?.subject).toBe('Tu cuenta para trabajar en Tierra Llana está lista');
  // The link opens the back office, not the shop. The token is in the fragment, which no server log records.
  const link = /https?:\S+#token=\S+/.exec(String(mail?.text))?.[0];
  const { origin, pathname, hash } = new URL(String(link));
  expect([origin, pathname]).toEqual(['http://panel.test', '/restablecer-password']);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain('Entra en panel.test con este correo');
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const newPassword = 'Girasol-2031*';
  await call(test.app, 'POST', '/auth/reset-password', { body: { token, newPassword } });
  const login = await call<{ token: string }>(test.app, 'POST', '/auth/login', {
    body: { email: ANA.email, password: newPassword },
  });
  const permisos = await call<{ rol: string }>(test.app, 'GET', '/permisos', { token: login.body.token });
  expect(permisos.status).toBe(200);
  expect(permisos.body.rol).not.toBeNull();
});

it('mails an employee a reset link to the back office', async () => {
  const { usuario } = await makeUser(test, { roles: ['empleado'] });
  await call(test.app, 'POST', '/auth/request-password-reset', { body: { email: usuario.email } });
  const [mail] = await test.mailsTo(usuario.email);
  expect(mail?.text).toMatch(/http:\/\/panel\.test\/restablecer-password#token=[\w-]{43}\s/);
  expect(mail?.text).not.toContain('?token=');
});

it('refuses an e-mail or DNI in use with its field, an unknown role, and a caller who is not admin', async () => {
  const fields = async (change: object) => {
    const { status, body } = await invite(change);
    return [status, body.details?.map(({ field }) => field)];
  };
  expect(await fields({ dni: '20111111112' })).toEqual([409, ['email']]);
  expect(await fields({ email: 'otra@tienda.test' })).toEqual([409, ['dni']]);
  const other = { email: 'otra@tienda.test', dni: '20111111112' };
  expect((await invite({ ...other, rol_id: '00000000-0000-7000-8000-000000000000' })).status).toBe(404);
  const { token } = await makeUser(test, { roles: ['empleado'] });
  expect((await invite(other, token)).status).toBe(403);
  expect(await test.mailsTo('otra@tienda.test')).toEqual([]);
});
