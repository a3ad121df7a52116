import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
});
afterAll(() => test.close());

interface Answered {
  version: number;
  code: string;
  details: { field: string }[];
}

const edit = (usuarioId: string, change: object = {}, version?: number) =>
  call<Answered>(test.app, 'PATCH', `/usuarios/${usuarioId}`, {
    token,
    body: {
      nombre: 'Rocío',
      apellido: 'Núñez',
      dni: '27123456789',
      nombre_comercio: 'Almacén Ñ',
      telefono: '2477 415820',
      dom_fiscal: 'Av. de Mayo 1284, Pergamino',
      ...change,
    },
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });

const trailOf = async (usuarioId: string) => {
  const { rows } = await test.database.pool.query(
    `SELECT antes, despues FROM bitacora WHERE objeto_id = $1 AND accion = 'usuario.edicion'`,
    [usuarioId],
  );
  return rows;
};

it('changes only the editable fields and records the values before and after', async () => {
  const { usuario } = await makeUser(test);
  const { usuario_id, email } = usuario;
  const smuggled = {
    email: 'otra@ejemplo.test',
    roles: ['admin'],
    esta_activo: false,
    password: 'Demo1234*',
  };
  const { status, body } = await edit(usuario_id, smuggled, usuario.version);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    nombre: 'Rocío',
    dni: 27_123_456_789,
    telefono: '2477 415820',
    email,
    roles: ['usuario'],
    esta_activo: true,
    version: usuario.version + 1,
  });
  expect(await trailOf(usuario_id)).toEqual([
    {
      antes: expect.objectContaining({ nombre: 'Ana', dni: usuario.dni }),
      despues: expect.objectContaining({ nombre: 'Rocío', dni: 27_123_456_789 }),
    },
  ]);
  // The same edit again changes nothing.
  expect((await edit(usuario_id, {}, body.version)).body.version).toBe(body.version);
  expect(await trailOf(usuario_id)).toHaveLength(1);
});

it('refuses a stale version, a CUIT in use with its field, and an empty name', async () => {
  const { usuario } = await makeUser(test);
  const taken = (await makeUser(test)).usuario.dni;
  expect((await edit(usuario.usuario_id, {}, usuario.version + 1)).body.code).toBe('VERSION_DESACTUALIZADA');
  const { status, body } = await edit(usuario.usuario_id, { dni: taken });
  expect([status, body.code, body.details[0]?.field]).toEqual([409, 'DNI_EN_USO', 'dni']);
  expect((await edit(usuario.usuario_id, { nombre: ' ' })).body.details).toMatchObject([{ field: 'nombre' }]);
  expect(await trailOf(usuario.usuario_id)).toEqual([]);
});

it("answers SIN_PERMISO for an admin's account and NO_ENCONTRADO for an unknown one", async () => {
  const admin = await makeUser(test, { roles: ['admin'] });
  expect((await edit(admin.usuario.usuario_id)).body.code).toBe('SIN_PERMISO');
  expect((await edit('018f2f6e-0000-7000-8000-000000000000')).body.code).toBe('NO_ENCONTRADO');
});
