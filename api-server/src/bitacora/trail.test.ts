import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../shared/passwords.ts';
import { call } from '../testing/call.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { purgeEntradas } from './bitacora-repository.ts';
import { OPERATOR, record } from './record.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
});
afterAll(() => test.close());

interface Entrada {
  accion: string;
  usuario_id: string | null;
  objeto: string | null;
  objeto_id: string | null;
  objeto_nombre: string | null;
  antes: unknown;
  despues: unknown;
  ip: string;
}

const entradas = async (which: string, value: string) => {
  const { rows } = await test.database.pool.query<Entrada>(
    `SELECT * FROM bitacora WHERE ${which} = $1 ORDER BY fecha, entrada_id`,
    [value],
  );
  return rows;
};

describe('an audit log entry', () => {
  it('names user, address and object, and has only the changed fields before and after', async () => {
    const { usuario, token } = await makeUser(test, { roles: ['empleado'] });
    const { producto_id, nombre } = await makeProduct(test, { precio: 10_000 });
    const body = new FormData();
    body.append('precio', '120.50');
    await test.app.inject({
      method: 'PATCH',
      url: `/api/productos/${producto_id}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '2001:0db8::7' },
      payload: body,
    });
    expect(await entradas('objeto_id', producto_id)).toMatchObject([
      {
        accion: 'producto.edicion',
        usuario_id: usuario.usuario_id,
        objeto: 'producto',
        objeto_nombre: nombre,
        antes: { precio: 100 },
        despues: { precio: 120.5 },
        ip: '2001:db8::7',
      },
    ]);
  });

  it('is not written when nothing changed', async () => {
    const { token } = await makeUser(test, { roles: ['empleado'] });
    const { producto_id, nombre } = await makeProduct(test);
    const active = await call(test.app, 'PATCH', `/productos/activate/${producto_id}`, { token });
    const body = new FormData();
    body.append('nombre', nombre);
    const same = await call(test.app, 'PATCH', `/productos/${producto_id}`, { token, body });
    expect([active.status, same.status]).toEqual([200, 200]);
    expect(await entradas('objeto_id', producto_id)).toEqual([]);
  });

  const written = async () => {
    const { usuario } = await makeUser(test);
    const objeto = { tipo: 'usuario' as const, id: usuario.usuario_id, nombre: 'Dietética Sol' };
    await record(test.database.db, OPERATOR, { accion: 'usuario.baja', objeto });
    return usuario.usuario_id;
  };

  it.each([
    'UPDATE bitacora SET usuario_id = NULL',
    'DELETE FROM bitacora',
    'TRUNCATE bitacora',
    "SET tienda.bitacora = 'purgar'; DELETE FROM bitacora",
    "SET tienda.bitacora = 'borrar_datos'; UPDATE bitacora SET accion = 'usuario.alta'",
    "SET tienda.bitacora = 'borrar_datos'; UPDATE bitacora SET objeto_nombre = 'Otro'",
    `SET tienda.bitacora = 'borrar_datos'; UPDATE bitacora SET despues = '{"precio": 1}'`,
  ])("can be neither changed nor deleted, even by the table's owner: %s", async (statement) => {
    const id = await written();
    const before = await entradas('objeto_id', id);
    const client = await test.asOwner.pool.connect();
    await expect(client.query(statement)).rejects.toMatchObject({
      code: '42501',
      routine: 'exec_stmt_raise',
    });
    client.release(true);
    expect(await entradas('objeto_id', id)).toEqual(before);
  });

  it('is deleted at the age of two years, and not before', async () => {
    const [old, young] = [await written(), await written()];
    // Insert the entry with its old date, because no statement may change an entry.
    for (const [id, age] of [
      [old, '2 years 1 day'],
      [young, '2 years -1 day'],
    ]) {
      await test.database.pool.query(
        `INSERT INTO bitacora (entrada_id, accion, objeto_id, fecha)
         VALUES (gen_random_uuid(), 'usuario.alta', $1, now() - $2::interval)`,
        [id, age],
      );
    }
    await purgeEntradas(test.database.db);
    expect((await entradas('objeto_id', old)).map(({ accion }) => accion)).toEqual(['usuario.baja']);
    expect(await entradas('objeto_id', young)).toHaveLength(2);
  });
});

describe('a login', () => {
  const login = (email: string, password: string, ip: string) =>
    call(test.app, 'POST', '/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': ip },
    });
  const account = async (values = {}) =>
    (await makeUser(test, { password_hash: await hashPassword('Demo1234*'), ...values })).usuario;

  it('is recorded with a right or wrong password, and for a closed account', async () => {
    const open = await account();
    const closed = await account({ esta_activo: false });
    await login(open.email, 'otra', '203.0.113.1');
    await login(open.email, 'Demo1234*', '203.0.113.1');
    await login(closed.email, 'Demo1234*', '203.0.113.1');
    await login('nadie@ejemplo.test', 'Demo1234*', '203.0.113.1');
    const [wrong, right, shut, nobody] = await entradas('ip', '203.0.113.1');
    expect(wrong).toMatchObject({
      accion: 'sesion.clave_incorrecta',
      usuario_id: null,
      objeto_id: open.usuario_id,
    });
    expect(right).toMatchObject({ accion: 'sesion.abierta', usuario_id: open.usuario_id });
    expect(shut).toMatchObject({ accion: 'sesion.cuenta_cerrada', objeto_id: closed.usuario_id });
    // Do not store an unknown address: the user may have typed a password there.
    expect(nobody).toMatchObject({ accion: 'sesion.clave_incorrecta', objeto_id: null, despues: null });
  });

  it('is recorded up to the limit, and then as too many attempts, also up to a limit', async () => {
    const { email } = await account();
    for (let i = 0; i < 80; i += 1) await login(email, 'otra', '203.0.113.2');
    for (let i = 0; i < 60; i += 1) await login(`nadie${i}@ejemplo.test`, 'otra', '203.0.113.2');
    const found = Object.groupBy(await entradas('ip', '203.0.113.2'), ({ accion }) => accion);
    expect(found['sesion.clave_incorrecta']).toHaveLength(40);
    expect(found['sesion.demasiados_intentos']).toHaveLength(40);
  });
});

describe('a refusal', () => {
  it('of a logged-in caller is recorded, up to the limit', async () => {
    const { usuario, token } = await makeUser(test);
    const { usuario: other } = await makeUser(test);
    for (let i = 0; i < 50; i += 1) {
      const { status } = await call(test.app, 'PATCH', `/usuarios/baja/${other.usuario_id}`, { token });
      expect(status).toBe(403);
    }
    const found = await entradas('usuario_id', usuario.usuario_id);
    expect(found).toHaveLength(40);
    expect(found[0]).toMatchObject({
      accion: 'acceso.rechazado',
      despues: { llamada: 'usuarios.baja', id: other.usuario_id },
    });
  });

  it('of an employee by an admin-only operation is recorded', async () => {
    const { usuario: admin } = await makeUser(test, { roles: ['admin'] });
    const { usuario, token } = await makeUser(test, { roles: ['empleado'] });
    await call(test.app, 'PATCH', `/usuarios/baja/${admin.usuario_id}`, { token });
    expect(await entradas('usuario_id', usuario.usuario_id)).toMatchObject([
      { accion: 'acceso.rechazado', despues: { llamada: 'usuarios.baja', id: admin.usuario_id } },
    ]);
  });

  it('of an anonymous caller is not recorded', async () => {
    await call(test.app, 'GET', '/usuarios', { headers: { 'x-forwarded-for': '203.0.113.3' } });
    expect(await entradas('ip', '203.0.113.3')).toEqual([]);
  });
});
