import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea } from '../pedidos/testing/pedidos-fixture.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());

interface Answer {
  code?: string;
  message?: string;
  details?: { field: string; message: string }[];
  monto_minimo?: number;
  envio_gratis?: number;
}
const settle = (body: object, token = admin) => call<Answer>(test.app, 'PATCH', '/ajustes', { token, body });
const seen = async () => (await call<Answer>(test.app, 'GET', '/tienda', {})).body;

async function order(precio: number) {
  const { usuario, token } = await makeUser(test);
  const detalles = [linea(await makeProduct(test, { precio }))];
  return call<Answer>(test.app, 'POST', '/pedidos', {
    token,
    body: { usuarioId: usuario.usuario_id, detalles },
  });
}

it('asks what the documents say, until an admin settles it, for everybody and at once', async () => {
  expect(await seen()).toMatchObject({ monto_minimo: 50_000, envio_gratis: 70_000 });
  const settled = await settle({ monto_minimo: 120_000 });
  expect(settled.body).toMatchObject({ monto_minimo: 120_000, envio_gratis: 70_000 });
  expect(await seen()).toMatchObject({ monto_minimo: 120_000, envio_gratis: 70_000 });

  const refused = await order(11_999_999);
  const message = 'El monto mínimo para realizar un pedido es de $120.000';
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'MONTO_MINIMO', message });
  expect(refused.body.details).toEqual([{ field: 'detalles', message }]);
  expect((await order(12_000_000)).status).toBe(201);

  await settle({ monto_minimo: 0, envio_gratis: 0 });
  expect((await order(1)).status).toBe(201);
  await settle({ monto_minimo: 50_000, envio_gratis: 70_000 });
});

it.each([-1, 0.5, 100_000_000, '5', null])('takes no amount such as %j', async (monto_minimo) => {
  const { status, body } = await settle({ monto_minimo });
  expect(status).toBe(400);
  expect(body.details?.[0]?.field).toBe('monto_minimo');
});

it('is settled by an admin alone', async () => {
  const { token } = await makeUser(test, { roles: ['empleado'] });
  expect((await settle({ monto_minimo: 1 }, token)).status).toBe(403);
  expect((await seen()).monto_minimo).toBe(50_000);
});
