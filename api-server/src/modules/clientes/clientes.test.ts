import { LIMITS } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], nombre: 'Emilia', apellido: 'Paz' });
});
afterAll(() => test.close());

interface Answered {
  code: string;
  pedidos: number;
  importe: number;
  promedio: number;
  ultimos: { pedido_id: string; usuario: object }[];
  ultima_sesion: string | null;
  nota_id: string;
  texto: string;
  fecha: string;
  usuario: object;
}
const NOBODY = '018f2f6e-0000-7000-8000-000000000000';

const ask = <T = Answered>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token = staff.token, body }: { token?: string; body?: object } = {},
) => call<T>(test.app, method, `/usuarios/${path}`, { token, ...(body && { body }) });

it("sums a year's orders without cancelled ones, and returns the newest orders and the last visit", async () => {
  const { usuario_id } = (await makeUser(test)).usuario;
  const other = (await makeUser(test)).usuario;
  const producto = await makeProduct(test, { precio: 5_000_001 });
  const order = async (usuarioId: string, days: number, cantidad: number, estado = 'recibido') => {
    const detalles = [linea(producto, cantidad)];
    const { body } = await placeOrder(test, { usuarioId, detalles, token: staff.token });
    await test.database.db
      .update(pedidos)
      .set({
        fecha_pedido: new Date(Date.now() - days * 86_400_000),
        estado_pedido: estado as 'recibido',
      })
      .where(eq(pedidos.pedido_id, body.pedido_id));
    return body.pedido_id;
  };
  const tooOld = await order(usuario_id, 366, 1);
  const [third, second, cancelled, newest] = [
    await order(usuario_id, 364, 1),
    await order(usuario_id, 20, 2, 'esperando_aprobacion'),
    await order(usuario_id, 3, 9, 'cancelado'),
    await order(usuario_id, 1, 1, 'enviado'),
  ];
  await order(other.usuario_id, 1, 7);

  const { body } = await ask('GET', `${usuario_id}/resumen`);
  expect(body).toMatchObject({ pedidos: 3, importe: 200_000.04, promedio: 66_666.68 });
  expect(body.ultimos.map(({ pedido_id }) => pedido_id)).toEqual([newest, cancelled, second, third, tooOld]);
  expect(Date.now() - Date.parse(body.ultima_sesion ?? '')).toBeLessThan(600_000);
  expect((await ask('GET', `${NOBODY}/resumen`)).body.code).toBe('NO_ENCONTRADO');
});

it('returns zeros and null for a customer without orders and sessions', async () => {
  const { usuario_id } = (await makeUser(test)).usuario;
  await test.database.pool.query('DELETE FROM sesiones WHERE usuario_id = $1', [usuario_id]);
  expect((await ask('GET', `${usuario_id}/resumen`)).body).toEqual({
    pedidos: 0,
    importe: 0,
    promedio: 0,
    ultimos: [],
    ultima_sesion: null,
  });
});

it('stores staff notes about an account, newest first with their author, and hides them from the customer', async () => {
  const { usuario, token } = await makeUser(test);
  const path = `${usuario.usuario_id}/notas`;
  await ask('POST', path, { body: { texto: '  Paga los lunes.  ' } });
  const { status, body: made } = await ask('POST', path, { body: { texto: 'Prefiere que la llamen.' } });
  expect([status, made.texto]).toEqual([201, 'Prefiere que la llamen.']);
  const { body } = await ask<Answered[]>('GET', path);
  expect(body.map(({ texto }) => texto)).toEqual(['Prefiere que la llamen.', 'Paga los lunes.']);
  expect(body[0]?.usuario).toEqual({
    usuario_id: staff.usuario.usuario_id,
    nombre: 'Emilia',
    apellido: 'Paz',
  });
  expect((await ask('GET', path, { token })).status).toBe(403);
  const own = await call<object>(test.app, 'GET', `/usuarios/${usuario.usuario_id}`, { token });
  expect(JSON.stringify(own.body)).not.toContain('lunes');
  for (const texto of ['', ' ', 'a'.repeat(LIMITS.nota + 1)]) {
    expect((await ask('POST', path, { body: { texto } })).status, texto).toBe(400);
  }
  expect((await ask('POST', `${NOBODY}/notas`, { body: { texto: 'Nadie' } })).body.code).toBe(
    'NO_ENCONTRADO',
  );
});

it('lets only the author or an admin delete a note', async () => {
  const { usuario_id } = (await makeUser(test)).usuario;
  const other = (await makeUser(test)).usuario.usuario_id;
  const colleague = (await makeUser(test, { roles: ['empleado'] })).token;
  const admin = (await makeUser(test, { roles: ['admin'] })).token;
  const write = async () =>
    (await ask('POST', `${usuario_id}/notas`, { body: { texto: 'Una nota.' } })).body.nota_id;
  const [first, second] = [await write(), await write()];
  const remove = (nota: string, token?: string, of = usuario_id) =>
    ask('DELETE', `${of}/notas/${nota}`, token === undefined ? {} : { token });
  expect((await remove(first, colleague)).body.code).toBe('SIN_PERMISO');
  expect((await remove(first, admin, other)).body.code).toBe('NO_ENCONTRADO');
  expect((await remove(first)).status).toBe(200);
  expect((await remove(first)).body.code).toBe('NO_ENCONTRADO');
  expect((await remove(second, admin)).status).toBe(200);
  expect((await ask('GET', `${usuario_id}/notas`)).body).toEqual([]);
});

it('refuses a note above the limit', async () => {
  const { usuario_id } = (await makeUser(test)).usuario;
  await test.database.pool.query(
    `INSERT INTO notas_usuarios (nota_id, usuario_id, autor_id, texto)
     SELECT gen_random_uuid(), $1, $2, 'Nota ' || n FROM generate_series(1, $3) n`,
    [usuario_id, staff.usuario.usuario_id, LIMITS.notas],
  );
  const { status, body } = await ask('POST', `${usuario_id}/notas`, { body: { texto: 'Otra' } });
  expect([status, body.code]).toEqual([409, 'DEMASIADAS_NOTAS']);
});
