import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../db/schema/usuarios.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  empleado = await makeUser(test, { roles: ['empleado'] });
});
afterAll(() => test.close());

let count = 0;
const form = () => {
  count += 1;
  return {
    ...{ nombre: 'Eva', apellido: 'Luna', dni: 27_500_000_000 + count, nombre_comercio: 'El Sol' },
    ...{ telefono: '1', dom_fiscal: 'Calle 1', email: `pide${count}@ejemplo.test`, password: 'Demo1234*' },
  };
};
const request = async (body = form()) =>
  (await call<{ usuario_id: string }>(test.app, 'POST', '/usuarios', { body })).body.usuario_id;
const reject = (id: string, motivo: unknown = 'El CUIT no corresponde al comercio.', headers = {}) =>
  call(test.app, 'PATCH', `/usuarios/rechazar/${id}`, { token: empleado.token, body: { motivo }, headers });
const stored = (id: string) => test.database.db.select().from(usuarios).where(eq(usuarios.usuario_id, id));
const reasons = async (email: string) =>
  (await test.mailsTo(email)).filter(({ text }) => text.includes('Motivo:'));

describe('usuarios.rechazar', () => {
  it('mails the reason, and the same e-mail may register again', async () => {
    const asked = form();
    const id = await request(asked);
    const { status, body } = await reject(id, '  Falta <el> CUIT.  ');
    expect([status, body]).toEqual([200, { mensaje: 'La solicitud fue rechazada.' }]);
    const mails = await reasons(asked.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Motivo: Falta <el> CUIT.\n');
    expect(mails[0]?.html).toContain('Falta &lt;el&gt; CUIT.');
    expect(await stored(id)).toEqual([]);
    expect(await request(asked)).not.toBe(id);
    expect((await reject(id)).status).toBe(404);
  });

  it('refuses an approved account, active or not, and an account with orders', async () => {
    for (const values of [{}, { esta_activo: false }]) {
      const { usuario } = await makeUser(test, values);
      expect((await reject(usuario.usuario_id)).body).toMatchObject({ code: 'CUENTA_NO_PENDIENTE' });
    }
    const id = await request();
    const { producto_id } = await makeProduct(test, { precio: 6_000_000 });
    await call(test.app, 'POST', `/pedidos/adminPedidos?usuarioId=${id}`, {
      token: empleado.token,
      body: { detalles: [{ producto_id, cantidad: 1, precio_unitario: 60_000 }] },
    });
    expect((await reject(id)).body).toMatchObject({ code: 'CUENTA_CON_PEDIDOS' });
    expect(await stored(id)).toHaveLength(1);
  });

  it('refuses a stale version', async () => {
    const id = await request();
    expect((await reject(id, 'No', { 'if-match': '"2"' })).body).toMatchObject({
      code: 'VERSION_DESACTUALIZADA',
    });
    expect((await reject(id, 'No', { 'if-match': '"1"' })).status).toBe(200);
  });

  it.each([
    ['', 400],
    ['   ', 400],
    [undefined, 400],
    ['x'.repeat(501), 400],
    ['x'.repeat(500), 200],
  ])('answers %j as the reason with %i', async (motivo, status) => {
    const id = await request();
    const headers = {};
    const answer = await call(test.app, 'PATCH', `/usuarios/rechazar/${id}`, {
      ...{ token: empleado.token, body: motivo === undefined ? {} : { motivo }, headers },
    });
    expect(answer.status).toBe(status);
  });

  it('returns 404 for an unknown account', async () => {
    expect((await reject(uuidv7())).status).toBe(404);
  });
});
