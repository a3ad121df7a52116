import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usuarios } from '../../db/schema/usuarios.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { FRESH, linkTo } from '../personas/testing/personas-fixture.ts';
import { csv, importing } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  const staff = await makeUser(test, { roles: ['empleado'] });
  sheets = importing(test, staff.token);
});
afterAll(() => test.close());

const HEADS = ['Nombre', 'Apellido', 'CUIT', 'Comercio', 'Teléfono', 'Domicilio fiscal', 'Correo'];
const row = (cuit: string, email: string, changed: Record<number, string> = {}) =>
  ['Rosa', 'Díaz', cuit, 'Dietética Sol', '2477 40-1000', 'San Martín 12, Pergamino', email].map(
    (cell, at) => changed[at] ?? cell,
  );
const withEmail = async (email: string) =>
  (await test.database.db.select().from(usuarios).where(sql`email = ${email}`))[0];

it('creates approved customers and mails them a link to choose a password', async () => {
  const read = await sheets.read(
    'clientes',
    csv([HEADS, row('27-30111222-3', 'Rosa@Sol.test'), row('20301112229', 'otra@sol.test')]),
  );
  expect(read.resumen).toEqual({ nuevo: 2, cambia: 0, igual: 0, error: 0 });
  expect(await withEmail('rosa@sol.test')).toBeUndefined();
  await sheets.apply(read.importacion_id, { invitacion: true });
  expect(await withEmail('rosa@sol.test')).toMatchObject({
    dni: 27_301_112_223,
    dado_de_alta: true,
    esta_activo: true,
    roles: ['usuario'],
    nombre_comercio: 'Dietética Sol',
  });
  const [mail] = await test.mailsTo('rosa@sol.test');
  expect(mail?.subject).toMatch(/^Tu cuenta en .+ está lista$/);
  const token = await linkTo(test, 'rosa@sol.test');
  const set = await call(test.app, 'POST', '/auth/reset-password', { body: { token, newPassword: FRESH } });
  expect(set.status).toBe(200);

  // Undo keeps the customer who set a password, and deletes the other.
  await sheets.undo(read.importacion_id);
  expect(await withEmail('rosa@sol.test')).toMatchObject({ esta_activo: true });
  expect(await withEmail('otra@sol.test')).toBeUndefined();
});

it('deletes the file and its rows when one of its customers is erased', async () => {
  const { importacion_id: id } = await sheets.read(
    'clientes',
    csv([HEADS, row('23301112229', 'baja@sol.test')]),
  );
  await sheets.apply(id);
  const admin = await makeUser(test, { roles: ['admin'] });
  const usuarioId = (await withEmail('baja@sol.test'))?.usuario_id;
  const erased = await call(test.app, 'PATCH', `/usuarios/borrar-datos/${usuarioId}`, {
    token: admin.token,
    body: { email: 'baja@sol.test' },
  });
  expect(erased.status).toBe(200);
  expect(await sheets.filas(id)).toEqual([]);
  expect((await sheets.one(id)).body.se_deshace).toBe(false);
  const { rows } = await test.database.pool.query(
    'SELECT contenido FROM importaciones WHERE importacion_id = $1',
    [id],
  );
  expect(rows).toEqual([{ contenido: null }]);
});

it('updates existing customers, and refuses staff accounts, changed e-mails and mismatched CUITs', async () => {
  const [ana, boss, eva] = [
    (await makeUser(test)).usuario,
    (await makeUser(test, { roles: ['admin'] })).usuario,
    (await makeUser(test)).usuario,
  ];
  const read = await sheets.read(
    'clientes',
    csv([
      ['CUIT', 'Teléfono', 'Correo'],
      [String(ana.dni), '2477 999999', ''],
      [String(boss.dni), '2477 999999', ''],
      [String(eva.dni), '', 'nuevo@correo.test'],
      [String(eva.dni), '', ana.email],
      ['20999999999', '2477 999999', ana.email],
      ['123', '', ''],
    ]),
  );
  expect(read.resumen).toEqual({ nuevo: 0, cambia: 1, igual: 0, error: 5 });
  const wrong = await sheets.filas(read.importacion_id, '&efecto=error');
  expect(wrong.map(({ errores }) => errores[0]?.mensaje)).toEqual([
    'Es la cuenta de alguien del personal.',
    `Su correo es ${eva.email}: solo su dueño lo cambia.`,
    'Otra cuenta tiene este correo.',
    'La cuenta con este correo tiene otro CUIT.',
    'El DNI debe tener entre 11 dígitos.',
  ]);
  await sheets.apply(read.importacion_id);
  expect(await withEmail(ana.email)).toMatchObject({ telefono: '2477 999999', nombre: ana.nombre });
  expect(await withEmail(boss.email)).toMatchObject({ telefono: boss.telefono });
  await sheets.undo(read.importacion_id);
  expect(await withEmail(ana.email)).toMatchObject({ telefono: ana.telefono });
});
