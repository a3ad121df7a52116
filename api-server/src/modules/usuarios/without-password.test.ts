import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { FRESH, linkTo, login } from '../personas/testing/personas-fixture.ts';

interface Answer {
  usuario_id: string;
  token: string;
  code: string;
  details: { field: string; message: string }[];
  sin_clave: boolean;
}

let test: TestApp;
let staff: string;
let employee: string;
beforeAll(async () => {
  test = await testApp();
  const made = await makeUser(test, { roles: ['empleado'] });
  staff = made.token;
  employee = made.usuario.usuario_id;
});
afterAll(() => test.close());

let count = 0;
/** Returns the form for a customer without a password, filled in by staff. */
const alta = (change: object = {}) => {
  count += 1;
  return {
    ...{ nombre: 'Rosa', apellido: 'Díaz', dni: 27_400_000_000 + count, nombre_comercio: 'Dietética Sol' },
    ...{ telefono: '2477 401000', dom_fiscal: 'San Martín 12', email: `rosa${count}@alta.test` },
    clave_por_correo: true,
    ...change,
  };
};
const register = (body: object, token: string | undefined = staff) =>
  call<Answer>(test.app, 'POST', '/usuarios', { body, ...(token && { token }) });
const approve = (id: string) => call(test.app, 'PATCH', `/usuarios/alta/${id}`, { token: staff });
const read = async (id: string) =>
  (await call<Answer>(test.app, 'GET', `/usuarios/${id}`, { token: staff })).body;
const choose = (token: string) =>
  call<{ code: string }>(test.app, 'POST', '/auth/reset-password', { body: { token, newPassword: FRESH } });
const sendAgain = (email: string) =>
  call<{ code: string }>(test.app, 'POST', '/auth/request-password-reset', { token: staff, body: { email } });
const subjects = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject);

it('mails the link, waits for approval, and logs in with the chosen password', async () => {
  const body = alta();
  const made = await register(body);
  expect(made.status).toBe(201);
  const { usuario_id: id } = made.body;
  expect(await read(id)).toMatchObject({ sin_clave: true, dado_de_alta: false, esta_activo: false });
  // Sends a single mail, because its link confirms the address too.
  expect(await subjects(body.email)).toEqual(['Elige tu contraseña de Tierra Llana']);
  const [mail] = await test.mailsTo(body.email);
  expect(mail?.text).toContain('Te escribiremos cuando esté activa');
  expect((await choose(await linkTo(test, body.email))).status).toBe(200);
  expect((await read(id)).sin_clave).toBe(false);
  expect((await login(test, body.email)).body.code).toBe('CUENTA_PENDIENTE');
  expect((await approve(id)).status).toBe(200);
  expect((await subjects(body.email)).at(-1)).toBe('Tu cuenta en Tierra Llana está activa');
  expect((await login(test, body.email)).status).toBe(200);
});

it('mails the link again with the approval while no password was chosen', async () => {
  const body = alta();
  const { usuario_id: id } = (await register(body)).body;
  await approve(id);
  expect((await subjects(body.email)).at(-1)).toBe('Tu cuenta en Tierra Llana está lista');
  await choose(await linkTo(test, body.email));
  expect((await login(test, body.email)).status).toBe(200);
});

it("mails the staff's message with the approval, and the link below", async () => {
  const body = alta();
  const { usuario_id: id } = (await register(body)).body;
  const mensaje = 'Te esperamos el lunes.';
  await call(test.app, 'PATCH', `/solicitudes/${id}/aprobar`, { token: staff, body: { mensaje } });
  const mail = (await test.mailsTo(body.email)).at(-1);
  expect(mail?.text).toContain(mensaje);
  expect(mail?.text).toContain('/restablecer-password?token=');
});

it('works once and invalidates every link that was sent before', async () => {
  const body = alta();
  const { usuario_id: id } = (await register(body)).body;
  const first = await linkTo(test, body.email);
  expect((await sendAgain(body.email)).status).toBe(200);
  const second = await linkTo(test, body.email);
  expect(second).not.toBe(first);
  expect((await subjects(body.email)).at(-1)).toBe('Elige tu contraseña de Tierra Llana');
  expect((await choose(second)).status).toBe(200);
  for (const used of [first, second]) expect((await choose(used)).body.code).toBe('ENLACE_INVALIDO');
  expect((await read(id)).sin_clave).toBe(false);
});

it('records who sent the link again, and for which account', async () => {
  const body = alta();
  const { usuario_id: id } = (await register(body)).body;
  await sendAgain(body.email);
  await test.mails();
  const { rows } = await test.database.pool.query(
    `SELECT usuario_id, objeto_id, objeto_nombre FROM bitacora WHERE accion = 'clave.enlace_enviado' AND objeto_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ usuario_id: employee, objeto_id: id, objeto_nombre: 'Dietética Sol' }]);
});

it('expires after seven days', async () => {
  const body = alta();
  await register(body);
  const age = (interval: string) =>
    test.database.pool.query(`UPDATE llaves SET vence_en = vence_en - $1::interval`, [interval]);
  const token = await linkTo(test, body.email);
  await age('6 days 23 hours');
  const { rows } = await test.database.pool.query('SELECT 1 FROM llaves WHERE vence_en > now()');
  expect(rows.length).toBeGreaterThan(0);
  await age('1 hour');
  expect((await choose(token)).body.code).toBe('ENLACE_INVALIDO');
});

it('refuses logins before a password is chosen, with the answer for a wrong password', async () => {
  const body = alta();
  const { usuario_id: id } = (await register(body)).body;
  await approve(id);
  const unknown = await login(test, 'nadie@alta.test');
  for (const password of ['', ' ', FRESH, 'none'].filter((one) => one.trim())) {
    const refused = await login(test, body.email, password);
    expect([refused.status, refused.body]).toEqual([401, unknown.body]);
  }
});

it('also accepts a password in the form, and then mails no such link', async () => {
  const { clave_por_correo: _, ...body } = alta({ password: FRESH });
  const { usuario_id: id } = (await register(body)).body;
  expect((await read(id)).sin_clave).toBe(false);
  expect(await subjects(body.email)).toEqual(['Recibimos tu solicitud en Tierra Llana']);
});

it('refuses neither or both of password and link, and an invalid choice, with the field', async () => {
  const details = async (change: object) => {
    const { status, body } = await register(alta(change));
    return [status, body.details];
  };
  const of = (field: string, message: string) => [400, [{ field, message }]];
  expect(await details({ clave_por_correo: undefined })).toEqual(
    of('password', 'La contraseña es obligatoria.'),
  );
  const both = 'Escribe una contraseña o envía el enlace por correo, no las dos cosas.';
  expect(await details({ password: FRESH })).toEqual(of('password', both));
  const unclear = 'Para enviar el enlace por correo, el valor es true.';
  expect(await details({ clave_por_correo: 'sí' })).toContainEqual(
    expect.arrayContaining([{ field: 'clave_por_correo', message: unclear }]),
  );
});

it('is for staff only: nobody else can send a mail with their text to an address', async () => {
  const field = 'clave_por_correo';
  const body = alta();
  const visitor = await call<Answer>(test.app, 'POST', '/usuarios', { body });
  expect([visitor.status, visitor.body.code]).toEqual([401, 'NO_AUTENTICADO']);
  const customer = await register(body, (await makeUser(test)).token);
  expect([customer.status, customer.body.code]).toEqual([403, 'SIN_PERMISO']);
  expect(customer.body.details.map((one) => one.field)).toEqual([field]);
  expect(await test.mailsTo(body.email)).toEqual([]);
  // With any role, an employee may register a customer who has a password.
  const rol_id = await makeRol(test, ['empaque']);
  const packer = await makeUser(test, { roles: ['empleado'], rol_id });
  expect((await register(body, packer.token)).status).toBe(201);
});
