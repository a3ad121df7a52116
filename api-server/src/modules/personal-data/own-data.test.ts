import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('can be downloaded by the owner as a file, without staff notes', async () => {
  const { usuario, token } = await makeUser(test, { nombre_comercio: 'Almacén Propio' });
  const { token: staff } = await makeUser(test, { roles: ['empleado'] });
  await call(test.app, 'POST', `/usuarios/${usuario.usuario_id}/notas`, {
    token: staff,
    body: { texto: 'Paga los lunes.' },
  });
  const { headers, body } = await test.app.inject({
    url: '/api/cuenta/datos',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-disposition']).toBe('attachment; filename="mis-datos.json"');
  expect(JSON.parse(body)).toMatchObject({ cuenta: { nombre_comercio: 'Almacén Propio' }, domicilios: [] });
  expect(body).not.toContain('lunes');
});

it('can be requested for erasure once, which staff see, and the request can be withdrawn', async () => {
  const { usuario, token } = await makeUser(test, { nombre_comercio: 'Almacén Cansado' });
  const { token: staff } = await makeUser(test, { roles: ['empleado'] });
  const seen = async () => {
    const path = `/usuarios/${usuario.usuario_id}`;
    const { body } = await call<{ borrado_pedido_en: string | null }>(test.app, 'GET', path, {
      token: staff,
    });
    return body.borrado_pedido_en;
  };
  expect(await seen()).toBeNull();
  for (const _ of [1, 2])
    expect((await call(test.app, 'POST', '/cuenta/borrado', { token })).status).toBe(200);
  expect(await seen()).toMatch(/^\d{4}-/);
  const inbox = async () => {
    const { body } = await call<{ mensaje: string }[]>(test.app, 'GET', '/notificaciones', { token: staff });
    return body.filter(({ mensaje }) => mensaje === 'Almacén Cansado pide que se borren sus datos');
  };
  expect(await inbox()).toHaveLength(1);
  expect((await call(test.app, 'DELETE', '/cuenta/borrado', { token })).status).toBe(200);
  expect(await seen()).toBeNull();
});

it('includes saved lists, which an erasure deletes', async () => {
  const { usuario, token } = await makeUser(test);
  const { token: admin } = await makeUser(test, { roles: ['admin'] });
  const { producto_id, nombre } = await makeProduct(test);
  const keep = (nombre: string, productos: object[]) =>
    call(test.app, 'POST', '/mis-listas', { token, body: { nombre, productos } });
  await keep('Feria del sábado', [{ producto_id, cantidad: 4 }]);
  await keep('Vacía', []);
  const { body } = await call(test.app, 'GET', '/cuenta/datos', { token });
  expect(body).toMatchObject({
    listas: [
      { nombre: 'Feria del sábado', productos: [{ producto: nombre, cantidad: 4 }] },
      { nombre: 'Vacía', productos: [] },
    ],
  });
  const path = `/usuarios/borrar-datos/${usuario.usuario_id}`;
  await call(test.app, 'PATCH', path, { token: admin, body: { email: usuario.email } });
  const { rows } = await test.database.pool.query('SELECT FROM listas WHERE usuario_id = $1', [
    usuario.usuario_id,
  ]);
  expect(rows).toEqual([]);
});
