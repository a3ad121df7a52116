import { expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { linea } from '../pedidos/testing/pedidos-fixture.ts';
import { ajustesFixture } from './testing/ajustes-fixture.ts';

const { shop, settle, seen, employee } = ajustesFixture();

interface Refused {
  code: string;
  message: string;
  details: { field: string; message: string }[];
}

async function order(precio: number) {
  const { usuario, token } = await makeUser(shop.test);
  const detalles = [linea(await makeProduct(shop.test, { precio }))];
  return call<Refused>(shop.test.app, 'POST', '/pedidos', {
    token,
    body: { usuarioId: usuario.usuario_id, detalles },
  });
}

it('applies the documented amounts until an admin changes them, at once for all customers', async () => {
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

it.each([-1, 0.5, 100_000_000, '5', null])('refuses the amount %j', async (monto_minimo) => {
  const { status, body } = await settle({ monto_minimo });
  expect(status).toBe(400);
  expect(body.details?.[0]?.field).toBe('monto_minimo');
});

it('can be changed only by an admin', async () => {
  expect((await settle({ monto_minimo: 1 }, { token: await employee() })).status).toBe(403);
  expect((await seen()).monto_minimo).toBe(50_000);
});
