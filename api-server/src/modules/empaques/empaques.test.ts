import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, historyOf, linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { PedidoPorEmpacar } from './mapper.ts';

type Producto = Awaited<ReturnType<typeof makeProduct>>;
type Packed = PedidoPorEmpacar & { code: string; details?: { field: string }[] };

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof empleado;
let peanut: Producto;
let walnut: Producto;
let chia: Producto;
let order: Answered;

beforeAll(async () => {
  test = await testApp();
  empleado = await makeUser(test, { roles: ['empleado'], nombre: 'Eva', apellido: 'Paz' });
});
beforeEach(async () => {
  ana = await makeUser(test);
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 1_000_000 });
  walnut = await makeProduct(test, { nombre: 'Nuez', precio: 200_050 });
  chia = await makeProduct(test, { nombre: 'Chía', precio: 300_000 });
  order = await placed([linea(peanut, 10), linea(walnut, 5)]);
  await test.mails();
});
afterAll(() => test.close());

const byStaff = <T = Packed>(method: 'GET' | 'PUT' | 'PATCH', path: string, body?: unknown) =>
  call<T>(test.app, method, path, { token: empleado.token, ...(body === undefined ? {} : { body }) });

async function placed(detalles: unknown[]): Promise<Answered> {
  const usuarioId = ana.usuario.usuario_id;
  const { body } = await placeOrder(test, { usuarioId, detalles, token: ana.token });
  await byStaff('PATCH', `/pedidos/${body.pedido_id}/estado`, { estado_pedido: 'aprobado' });
  return body;
}

const packAll = ({ producto_id }: Producto, cantidad: number) => ({
  producto_id,
  esperada: cantidad,
  cantidad,
});
const packFewer = ({ producto_id }: Producto, esperada: number, cantidad: number, more: object = {}) => ({
  ...{ producto_id, esperada, cantidad, motivo: 'falta' },
  ...more,
});

const pack = (lineas: unknown[], more: { id?: string; empaque_anterior?: string; bultos?: number } = {}) => {
  const { id = randomUUID(), empaque_anterior = null, bultos = 1 } = more;
  return byStaff('PUT', `/empaques/${id}`, { pedido_id: order.pedido_id, empaque_anterior, bultos, lineas });
};
const listed = async (...ids: string[]) =>
  (await byStaff<{ pedidos: PedidoPorEmpacar[] }>('GET', `/empaques?pedidoIds=${ids.join(',')}`)).body
    .pedidos;
const namesOf = ({ lineas }: PedidoPorEmpacar) => lineas.map(({ nombre }) => nombre);
const mailsToAna = async () =>
  (await test.mails()).filter(({ subject }) => subject === `Qué va en tu pedido N.º ${order.numero}`);

describe('a packing', () => {
  it('is stored with the packer, quantities and packages, without prices', async () => {
    const id = randomUUID();
    const { status, body } = await pack([packAll(peanut, 10), packAll(walnut, 5)], { id, bultos: 3 });
    expect(status).toBe(200);
    expect(body.empaque).toMatchObject({
      empaque_id: id,
      usuario: { nombre: 'Eva', apellido: 'Paz' },
      bultos: 3,
      lineas: [{ cantidad: 10 }, { cantidad: 5 }],
    });
    const [read] = await listed(order.pedido_id);
    expect(read).toEqual(body);
    expect(JSON.stringify(read)).not.toMatch(/precio|total/);
    expect(await mailsToAna()).toEqual([]);
  });

  it("shows the products' current codes, also on the order's page", async () => {
    const label = (codigo: string | null) =>
      test.database.db.update(productos).set({ codigo }).where(eq(productos.producto_id, peanut.producto_id));
    const path = `/detalles-pedidos/pedido/${order.pedido_id}`;
    const codes = async () => {
      const [packing] = await listed(order.pedido_id);
      const { body } = await byStaff<Answered['detalles']>('GET', path);
      return [packing?.lineas.map(({ codigo }) => codigo), body.map(({ producto }) => producto.codigo)];
    };
    expect(await codes()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await label('MA-10');
    expect(await codes()).toEqual([
      ['MA-10', undefined],
      ['MA-10', undefined],
    ]);
    await label(null);
  });

  it('counts once for the same id, and another packing with that id is refused', async () => {
    const id = randomUUID();
    const lineas = [packAll(peanut, 10), packFewer(walnut, 5, 3)];
    const [one, other] = await Promise.all([pack(lineas, { id }), pack(lineas, { id })]);
    const again = await pack(lineas, { id });
    expect([one.status, other.status, again.status]).toEqual([200, 200, 200]);
    expect(again.body).toEqual(one.body);
    const told = (await historyOf(test, order.pedido_id)).filter(({ tipo }) => tipo === 'entrega');
    expect(told).toHaveLength(1);
    const reused = await pack(lineas, { id, bultos: 2 });
    expect([reused.status, reused.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
    order = await placed([linea(peanut, 10), linea(walnut, 5)]);
    expect((await pack(lineas, { id })).body.code).toBe('CLAVE_REUTILIZADA');
  });

  it('reports missing products as delivered quantities with one mail, and updates the stock', async () => {
    const { body } = await pack([packFewer(peanut, 10, 8), packFewer(walnut, 5, 0, { sin_stock: true })]);
    expect(body.lineas.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([['Maní', 8]]);
    const mails = await mailsToAna();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Maní: cantidad 10 → 8 (pediste 10: falta stock)');
    expect(mails[0]?.text).toContain('Nuez');
    const stock = async ({ producto_id }: Producto) => {
      const of = eq(productos.producto_id, producto_id);
      return (await test.database.db.select().from(productos).where(of))[0]?.disponible;
    };
    expect([await stock(peanut), await stock(walnut)]).toEqual([true, false]);
  });

  it('keeps "acordado" as the reason if less than agreed is still more than ordered', async () => {
    const detalle = order.detalles.find(({ producto }) => producto.nombre === 'Nuez');
    const { detalles_pedidos_id } = detalle ?? {};
    const agreed = [{ detalles_pedidos_id, cantidad: 8, motivo: 'acordado' }];
    await byStaff('PATCH', `/pedidos/${order.pedido_id}/entrega`, { lineas: agreed });
    const { status, body } = await pack([packAll(peanut, 10), packFewer(walnut, 8, 7)]);
    expect([status, body.lineas.at(-1)?.cantidad]).toEqual([200, 7]);
    const { rows } = await test.database.pool.query(
      'SELECT motivo_entrega FROM detalles_pedidos WHERE detalles_pedidos_id = $1',
      [detalles_pedidos_id],
    );
    expect(rows).toEqual([{ motivo_entrega: 'acordado' }]);
  });

  it('reports a shortage of a replacement with the replaced line', async () => {
    const detalle = order.detalles.find(({ producto }) => producto.nombre === 'Nuez');
    const told = {
      cantidad: 2,
      motivo: 'reemplazo',
      reemplazo: { producto_id: chia.producto_id, cantidad: 4 },
    };
    const lineas = [{ detalles_pedidos_id: detalle?.detalles_pedidos_id, ...told }];
    await byStaff('PATCH', `/pedidos/${order.pedido_id}/entrega`, { lineas });
    const first = await pack([packAll(peanut, 10), packAll(walnut, 2), packFewer(chia, 4, 1)]);
    expect(first.body.lineas.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Chía', 1],
      ['Maní', 10],
      ['Nuez', 2],
    ]);
    const empaque_anterior = first.body.empaque?.empaque_id ?? '';
    const second = await pack([packAll(peanut, 10), packAll(walnut, 2), packFewer(chia, 1, 0)], {
      empaque_anterior,
    });
    expect(namesOf(second.body)).toEqual(['Maní', 'Nuez']);
  });

  it('marks the order as packed in lists and counts until its goods change', async () => {
    const inList = async (query = '') => {
      const path = `/pedidos?cliente_id=${ana.usuario.usuario_id}${query}`;
      return (await byStaff<{ pedidos: { bultos: number }[] }>('GET', path)).body.pedidos.map(
        (one) => one.bultos,
      );
    };
    expect([await inList(), await inList('&sin_empacar=si')]).toEqual([[null], [null]]);
    const first = await pack([packAll(peanut, 10), packFewer(walnut, 5, 3)], { bultos: 4 });
    expect([await inList(), await inList('&sin_empacar=si')]).toEqual([[4], []]);
    // Only a price changes, not the goods.
    const path = `/pedidos/${order.pedido_id}`;
    await byStaff('PATCH', `${path}/estado`, { estado_pedido: 'esperando_aprobacion' });
    const linea = (producto: Producto, cantidad: number) => ({
      ...{ producto_id: producto.producto_id, cantidad, precio_unitario: 9000, descuento: 0 },
    });
    const edit = async (...detalles: unknown[]) =>
      (await byStaff('PATCH', path, { estado_pedido: 'esperando_aprobacion', detalles })).status;
    expect(await edit(linea(walnut, 3), linea(peanut, 10))).toBe(200);
    expect(await inList()).toEqual([4]);
    expect(await edit(linea(walnut, 3), linea(peanut, 9))).toBe(200);
    await byStaff('PATCH', `${path}/estado`, { estado_pedido: 'aprobado' });
    expect(await inList('&sin_empacar=si')).toEqual([null]);
    const empaque_anterior = first.body.empaque?.empaque_id ?? '';
    await pack([packAll(peanut, 9), packAll(walnut, 3)], { empaque_anterior, bultos: 2 });
    expect(await inList()).toEqual([2]);
  });

  it('is refused and changes nothing if the order was packed or changed meanwhile', async () => {
    const lineas = [packAll(peanut, 10), packFewer(walnut, 5, 3)];
    expect((await pack([packAll(peanut, 10), packAll(walnut, 4)])).body.code).toBe('VERSION_DESACTUALIZADA');
    expect((await pack([packAll(peanut, 10)])).body.code).toBe('VERSION_DESACTUALIZADA');
    const first = await pack([packAll(peanut, 10), packAll(walnut, 5)]);
    expect((await pack(lineas)).body.code).toBe('EMPAQUE_HECHO');
    expect((await listed(order.pedido_id))[0]).toEqual(first.body);
    const again = await pack(lineas, { empaque_anterior: first.body.empaque?.empaque_id ?? '' });
    expect([again.status, again.body.lineas.at(-1)?.cantidad]).toEqual([200, 3]);
    await byStaff('PATCH', `/pedidos/${order.pedido_id}/estado`, { estado_pedido: 'cancelado' });
    expect((await pack(lineas)).body.code).toBe('ENTREGA_NO_DISPONIBLE');
  });

  it.each([
    [
      'accepted with more than the order says',
      () => ({ ...packAll(walnut, 5), cantidad: 6 }),
      'lineas.0.cantidad',
    ],
    ['accepted with less and no reason', () => ({ ...packAll(walnut, 5), cantidad: 4 }), 'lineas.0.motivo'],
    [
      'accepted with a replacement product',
      () => packFewer(walnut, 5, 4, { motivo: 'reemplazo' }),
      'lineas.0.motivo',
    ],
  ])('is never %s', async (_, lineaOf, field) => {
    const { status, body } = await pack([lineaOf()]);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
  });
});

describe('the shelves', () => {
  type Estantes = { estantes: { id: string; nombre: string }[]; code: string };
  const idsNow = async () => (await byStaff<Estantes>('GET', '/estantes')).body.estantes.map(({ id }) => id);
  const arrange = async (estantes: unknown[], antes?: readonly unknown[]) =>
    byStaff<Estantes>('PUT', '/estantes', { antes: antes ?? (await idsNow()), estantes });
  const marca = ({ marca_id }: Producto) => ({ tipo: 'marca', id: marca_id });
  const categoria = async ({ producto_id }: Producto) => {
    const { rows } = await test.database.pool.query<{ categoria_id: string }>(
      'SELECT categoria_id FROM productos_categorias WHERE producto_id = $1',
      [producto_id],
    );
    return { tipo: 'categoria', id: rows[0]?.categoria_id };
  };

  it('set the packing order: without a shelf last, by name; the brand counts before the category', async () => {
    const lino = await makeProduct(test, { nombre: 'Lino', precio: 2_000_000 });
    order = await placed([linea(walnut, 5), linea(peanut, 3), linea(lino, 1), linea(chia, 2)]);
    expect(namesOf((await listed(order.pedido_id))[0] as PedidoPorEmpacar)).toEqual([
      'Chía',
      'Lino',
      'Maní',
      'Nuez',
    ]);
    const answer = await arrange([
      await categoria(peanut),
      await categoria(walnut),
      marca(lino),
      marca(peanut),
    ]);
    expect(answer.body.estantes).toHaveLength(4);
    const [read] = await listed(order.pedido_id);
    expect(read?.lineas.map(({ nombre, estante }) => [nombre, estante?.orden])).toEqual([
      ['Nuez', 1],
      ['Lino', 2],
      ['Maní', 3],
      ['Chía', undefined],
    ]);
    expect((await byStaff('GET', '/estantes')).body).toEqual(answer.body);
  });

  it('are not overwritten by a stale concurrent change', async () => {
    const antes = await idsNow();
    const lino = await makeProduct(test, { nombre: 'Lino' });
    const [one, other] = await Promise.all([
      arrange([marca(peanut), marca(lino)], antes),
      arrange([marca(lino), marca(walnut)], antes),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const [done, refused] = one.status === 200 ? [one, other] : [other, one];
    expect(refused.body.code).toBe('VERSION_DESACTUALIZADA');
    expect((await byStaff('GET', '/estantes')).body).toEqual(done.body);
    expect((await arrange([marca(peanut)], antes)).body.code).toBe('VERSION_DESACTUALIZADA');
    expect((await arrange([marca(peanut)], (await idsNow()).reverse())).status).toBe(409);
    expect((await arrange([marca(peanut)], await idsNow())).status).toBe(200);
  });

  it('accept only existing categories and brands, each once', async () => {
    const before = (await byStaff('GET', '/estantes')).body;
    expect((await arrange([{ tipo: 'marca', id: randomUUID() }])).body.code).toBe('NO_ENCONTRADO');
    expect((await arrange([marca(peanut), marca(peanut)])).body.code).toBe('DATOS_INVALIDOS');
    expect((await byStaff('GET', '/estantes')).body).toEqual(before);
    expect((await arrange([])).body.estantes).toEqual([]);
  });
});

it('returns the orders in the requested order without duplicates, and 404 for an unknown one', async () => {
  const other = await placed([linea(peanut, 6)]);
  const pedidos = await listed(other.pedido_id, order.pedido_id, other.pedido_id);
  expect(pedidos.map(({ numero }) => numero)).toEqual([other.numero, order.numero]);
  expect((await byStaff('GET', `/empaques?pedidoIds=${randomUUID()}`)).status).toBe(404);
});
