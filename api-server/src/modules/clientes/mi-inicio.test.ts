import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { today } from '../../shared/today.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { toMiInicio } from './mapper.ts';

type MiInicio = ReturnType<typeof toMiInicio>;
type Producto = Awaited<ReturnType<typeof makeProduct>>;
type Estado = (typeof pedidos.$inferSelect)['estado_pedido'];

/** Each describe block has its own database, because popular products depend on all orders. */
let test: TestApp;
let staff: string;
const open = async () => {
  test = await testApp();
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
};

const products = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProduct(test, { precio: 5_000_000 })));

/** Places an order dated `days` ago, in this status. */
async function order(usuarioId: string, days: number, of: [Producto, number][], estado: Estado = 'recibido') {
  const detalles = of.map(([producto, cantidad]) => linea(producto, cantidad));
  const { body } = await placeOrder(test, { usuarioId, detalles, token: staff });
  const set = { fecha_pedido: new Date(Date.now() - days * 86_400_000), estado_pedido: estado };
  await test.database.db.update(pedidos).set(set).where(eq(pedidos.pedido_id, body.pedido_id));
  return body.pedido_id;
}
const inicioOf = async (token: string) => {
  const { status, body } = await call<MiInicio>(test.app, 'GET', '/mi-inicio', { token });
  expect(status).toBe(200);
  return body;
};
const namesOf = (list: { nombre: string }[] = []) => list.map(({ nombre }) => nombre).sort();

describe('a customer with habits', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('gets the last order, due products, orders under way with their day, and the balance', async () => {
    const { usuario, token } = await makeUser(test, { dom_fiscal: 'Mitre 450, Pergamino' });
    const { usuario_id: ana } = usuario;
    const [mani, nuez, chia, lino] = await products(4);
    if (!mani || !nuez || !chia || !lino) throw new Error('no products');
    const dias = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
    const zona = { nombre: 'Centro', localidades: ['Pergamino'], codigos_postales: [], dias };
    const admin = (await makeUser(test, { roles: ['admin'] })).token;
    const made = await call(test.app, 'POST', '/zonas', {
      token: admin,
      body: { ...zona, recibe_pedidos: true },
    });
    expect(made.status).toBe(201);
    for (const days of [28, 21, 14])
      await order(ana, days, [
        [mani, 6],
        [nuez, 2],
        [lino, 1],
      ]);
    const received = await order(ana, 7, [
      [mani, 6],
      [nuez, 2],
      [lino, 1],
    ]);
    const sent = await order(ana, 8, [[chia, 1]], 'enviado');
    await order(ana, 15, [[chia, 1]], 'enviado');
    await order(ana, 1, [[chia, 1]], 'cancelado');
    // A product out of stock cannot go into the cart, so it is not due.
    await test.database.db
      .update(productos)
      .set({ disponible: false })
      .where(eq(productos.producto_id, lino.producto_id));

    const before = await inicioOf(token);
    expect(before.ultimo).toMatchObject({ pedido_id: received, detalles: [{}, {}, {}] });
    expect(before.toca.map(({ producto, ...one }) => [producto.nombre, one.cantidad_habitual])).toEqual([
      [mani.nombre, 6],
      [nuez.nombre, 2],
    ]);
    expect(before.toca[0]).toMatchObject({
      cada_dias: 7,
      hace_dias: 7,
      toca: true,
      producto: { precio: 50_000 },
    });
    expect(before.en_curso).toMatchObject([{ pedido_id: sent, estado_pedido: 'enviado', proximo: null }]);
    // Four weekly orders of nine units and two sent orders of one. The balance must equal the account page's.
    const account = await call<{ saldo: number; vencido: number }>(test.app, 'GET', '/mi-cuenta-corriente', {
      token,
    });
    const { saldo, vencido } = account.body;
    expect(saldo).toBe(38 * 50_000);
    expect(before).toMatchObject({ tiene_habituales: true, populares: null, saldo, vencido });

    const waiting = await order(ana, 0, [[nuez, 2]], 'esperando_aprobacion');
    const after = await inicioOf(token);
    expect(after.ultimo?.pedido_id).toBe(waiting);
    expect(after.en_curso.map(({ pedido_id }) => pedido_id)).toEqual([waiting, sent]);
    expect(after.en_curso[0]?.proximo).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((after.en_curso[0]?.proximo ?? '') >= today()).toBe(true);
    // The product of the waiting order is no longer due.
    expect(namesOf(after.toca.map(({ producto }) => producto))).toEqual([mani.nombre]);
    await call(test.app, 'PATCH', `/pedidos/${waiting}/estado`, {
      token: staff,
      body: { estado_pedido: 'aprobado' },
    });
    expect((await inicioOf(token)).saldo).toBe(40 * 50_000);
  });

  it('gets at most three orders under way, and their total number', async () => {
    const { usuario, token } = await makeUser(test);
    const [mani] = await products(1);
    if (!mani) throw new Error('no product');
    for (const days of [5, 4, 3, 2]) await order(usuario.usuario_id, days, [[mani, 1]], 'aprobado');
    const { en_curso, en_curso_total } = await inicioOf(token);
    expect([en_curso.length, en_curso_total]).toEqual([3, 4]);
  });

  it("gets no other customer's data; visitors and pending accounts get 401, staff without prices get 403", async () => {
    const { token } = await makeUser(test);
    expect(await inicioOf(token)).toMatchObject({ ultimo: null, en_curso: [], toca: [], saldo: 0 });
    expect((await call(test.app, 'GET', '/mi-inicio')).status).toBe(401);
    const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false });
    expect((await call(test.app, 'GET', '/mi-inicio', pending)).status).toBe(401);
    const rol_id = await makeRol(test, ['pedidos']);
    const packer = await makeUser(test, { roles: ['empleado'], rol_id });
    expect((await call(test.app, 'GET', '/mi-inicio', packer)).status).toBe(403);
  });
});

describe('a customer who has ordered nothing yet', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('gets products that at least three customers ordered, without counts or names', async () => {
    const customers = await Promise.all([1, 2, 3].map(() => makeUser(test, { nombre_comercio: 'Secreta' })));
    const [ids] = [customers.map(({ usuario }) => usuario.usuario_id)];
    const [mani, nuez, chia, lino, avena] = await products(5);
    if (!mani || !nuez || !chia || !lino || !avena) throw new Error('no products');
    for (const id of ids)
      await order(id, 3, [
        [mani, 7],
        [avena, 1],
      ]);
    // Only two customers ordered these products. The third one's order is too old or cancelled.
    for (const id of ids.slice(0, 2))
      for (const days of [1, 2, 3])
        await order(id, days, [
          [nuez, 9],
          [chia, 9],
          [lino, 9],
        ]);
    await order(ids[2] ?? '', 91, [[chia, 9]]);
    await order(ids[2] ?? '', 2, [[lino, 9]], 'cancelado');
    await test.database.db
      .update(productos)
      .set({ disponible: false })
      .where(eq(productos.producto_id, avena.producto_id));

    const { token } = await makeUser(test);
    const inicio = await inicioOf(token);
    expect(inicio).toMatchObject({ tiene_habituales: false, toca: [], populares: { de: 'todos' } });
    expect(namesOf(inicio.populares?.productos)).toEqual([mani.nombre]);
    expect(inicio.populares?.productos[0]).toMatchObject({ precio: 50_000 });
    const text = JSON.stringify(inicio);
    for (const { usuario } of customers) expect(text).not.toContain(usuario.usuario_id);
    expect(text).not.toContain('Secreta');
    expect(Object.keys(inicio.populares ?? {}).sort()).toEqual(['de', 'productos']);
    const { body } = await call<{ habituales: []; populares: MiInicio['populares'] }>(
      test.app,
      'GET',
      '/mis-habituales',
      { token },
    );
    expect(body).toEqual({ habituales: [], populares: inicio.populares });
  });
});

describe('a customer who has ordered nothing yet, in a delivery zone', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('gets products that three customers of the same zone ordered, if there are enough of them', async () => {
    const admin = (await makeUser(test, { roles: ['admin'] })).token;
    for (const nombre of ['Pergamino', 'Rojas'])
      await call(test.app, 'POST', '/zonas', {
        token: admin,
        body: { nombre, localidades: [nombre], codigos_postales: [], dias: ['lunes'], recibe_pedidos: true },
      });
    const here = await Promise.all([1, 2, 3].map(() => makeUser(test, { dom_fiscal: 'Mitre 1, Pergamino' })));
    const there = await Promise.all([1, 2, 3].map(() => makeUser(test, { dom_fiscal: 'Colón 1, Rojas' })));
    const local = await products(4);
    const [far, mixed] = await products(2);
    if (!far || !mixed) throw new Error('no products');
    for (const { usuario } of here)
      await order(
        usuario.usuario_id,
        2,
        local.map((producto): [Producto, number] => [producto, 1]),
      );
    for (const { usuario } of there)
      await order(usuario.usuario_id, 2, [
        [far, 1],
        [mixed, 1],
      ]);
    // Only two customers of the zone ordered this product; with the other zone there would be more than three.
    for (const { usuario } of here.slice(0, 2)) await order(usuario.usuario_id, 1, [[mixed, 1]]);

    const inZone = await inicioOf((await makeUser(test, { dom_fiscal: 'Alem 9, Pergamino' })).token);
    expect(inZone.populares?.de).toBe('zona');
    expect(namesOf(inZone.populares?.productos)).toEqual(namesOf(local));
    // The other zone has too few popular products, so all customers count.
    const other = await inicioOf((await makeUser(test, { dom_fiscal: 'Alem 9, Rojas' })).token);
    expect(other.populares?.de).toBe('todos');
    expect(namesOf(other.populares?.productos)).toEqual(namesOf([...local, far, mixed]));
  });
});
