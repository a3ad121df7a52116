import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { ProductoHabitual } from './mapper.ts';

let test: TestApp;
let token: string;
let maker: Awaited<ReturnType<typeof makeUser>>['usuario'];
beforeAll(async () => {
  test = await testApp();
  ({ token, usuario: maker } = await makeUser(test, { roles: ['empleado'] }));
});
afterAll(() => test.close());

type Producto = Awaited<ReturnType<typeof makeProduct>>;
const DAY = 86_400_000;

/** Places an order dated `days` ago with these products and quantities. */
async function order(usuarioId: string, days: number, lineas: [Producto, number][], estado = 'recibido') {
  const detalles = lineas.map(([producto, cantidad]) => linea(producto, cantidad));
  const { body } = await placeOrder(test, { usuarioId, detalles, token });
  const fecha_pedido = new Date(Date.now() - days * DAY);
  const set = { fecha_pedido, estado_pedido: estado as 'recibido' };
  await test.database.db.update(pedidos).set(set).where(eq(pedidos.pedido_id, body.pedido_id));
  return fecha_pedido.toISOString();
}

const habitualesOf = (usuarioId: string) =>
  call<ProductoHabitual[]>(test.app, 'GET', `/usuarios/${usuarioId}/productos-habituales`, { token });

it('returns usual products with frequency, quantity and last purchase, the most frequent first', async () => {
  const { usuario_id: ana } = (await makeUser(test)).usuario;
  const { usuario_id: other } = (await makeUser(test)).usuario;
  const [mani, nuez, chia, lino] = await Promise.all(
    Array.from({ length: 4 }, () => makeProduct(test, { precio: 5_000_000 })),
  );
  if (!mani || !nuez || !chia || !lino) throw new Error('no products');
  await order(ana, 170, [
    [mani, 1],
    [nuez, 2],
  ]);
  await order(ana, 40, [[mani, 12]]);
  const yesterday = await order(ana, 1, [
    [mani, 4],
    [chia, 3],
  ]);
  // The following orders do not count: too old, cancelled, or another customer's.
  await order(ana, 181, [[lino, 9]]);
  await order(ana, 2, [[nuez, 9]], 'cancelado');
  await order(other, 1, [[lino, 9]]);
  await test.database.db
    .update(productos)
    .set({ precio: 6_000_000, disponible: false, esta_activo: false })
    .where(eq(productos.producto_id, chia.producto_id));

  const { body } = await habitualesOf(ana);
  expect(
    body.map(({ producto, pedidos, cantidad_habitual }) => [producto.nombre, pedidos, cantidad_habitual]),
  ).toEqual([
    [mani.nombre, 3, 4],
    [chia.nombre, 1, 3],
    [nuez.nombre, 1, 2],
  ]);
  expect(body[0]?.ultima_compra).toBe(yesterday);
  expect(body[1]?.producto).toMatchObject({
    precio: 60_000,
    disponible: false,
    esta_activo: false,
    imagenes: [],
  });
});

it('returns an empty list without orders, and 404 for an unknown account', async () => {
  expect((await habitualesOf(maker.usuario_id)).body).toEqual([]);
  const { status, body } = await habitualesOf('018f2f6e-0000-7000-8000-000000000000');
  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'NO_ENCONTRADO' })]);
});

it("returns the customer's own products with the last price paid, without inactive products", async () => {
  const { usuario, token: own } = await makeUser(test);
  const [mani, nuez, chia] = await Promise.all(
    Array.from({ length: 3 }, () => makeProduct(test, { precio: 5_000_000 })),
  );
  if (!mani || !nuez || !chia) throw new Error('no products');
  await order(usuario.usuario_id, 9, [
    [nuez, 2],
    [chia, 2],
    [mani, 7],
  ]);
  await order(usuario.usuario_id, 3, [[mani, 4]]);
  const { db, pool } = test.database;
  // The last price must come from the newest order, not from the earlier one.
  await pool.query(
    `UPDATE detalles_pedidos d SET precio_unitario = 40000.01, descuento = 12.5 FROM pedidos p
     WHERE p.pedido_id = d.pedido_id AND d.producto_id = $1 AND p.fecha_pedido > now() - interval '5 days'`,
    [mani.producto_id],
  );
  await db
    .update(productos)
    .set({ disponible: false, precio: 6_000_000 })
    .where(eq(productos.producto_id, nuez.producto_id));
  await db.update(productos).set({ esta_activo: false }).where(eq(productos.producto_id, chia.producto_id));

  const { body } = await call<{ habituales: (ProductoHabitual & { ultimo_precio: number })[] }>(
    test.app,
    'GET',
    '/mis-habituales',
    { token: own },
  );
  expect(body).toHaveProperty('habituales');
  expect(
    body.habituales.map(({ producto, ultimo_precio, cantidad_habitual }) => [
      producto.nombre,
      producto.precio,
      producto.disponible,
      ultimo_precio,
      cantidad_habitual,
    ]),
  ).toEqual([
    [mani.nombre, 50_000, true, 35_000.01, 4],
    [nuez.nombre, 60_000, false, 50_000, 2],
  ]);
  const nobody = await call<{ habituales: unknown[] }>(test.app, 'GET', '/mis-habituales', { token });
  expect(nobody.body).toEqual({ habituales: [], populares: null });
});
