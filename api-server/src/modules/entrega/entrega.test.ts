import { asc, desc, eq, inArray } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { productos, productosCategorias } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { ProductoHabitual } from '../clientes/mapper.ts';
import { findPedido } from '../pedidos/repository/pedidos.ts';
import { type Answered, historyOf, linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

type Producto = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof empleado;
let [mani, nuez, chia, lino]: Producto[] = [];
let order: Answered;

beforeAll(async () => {
  test = await testApp();
  empleado = await makeUser(test, { roles: ['empleado'] });
});
beforeEach(async () => {
  ana = await makeUser(test);
  mani = await makeProduct(test, { nombre: 'Maní', precio: 1_000_000 });
  nuez = await makeProduct(test, { nombre: 'Nuez', precio: 200_050 });
  chia = await makeProduct(test, { nombre: 'Chía', precio: 300_000 });
  lino = await makeProduct(test, { nombre: 'Lino', precio: 100_000 });
  const detalles = [linea(mani, 10), linea(nuez, 5)];
  order = (await placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles, token: ana.token })).body;
  await setEstado('aprobado');
  await test.mails();
});
afterAll(() => test.close());

const patch = (path: string, body: unknown, options: { ifMatch?: string } = {}) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${order.pedido_id}/${path}`, {
    token: empleado.token,
    body,
    ...(options.ifMatch && { headers: { 'if-match': options.ifMatch } }),
  });
const setEstado = (estado_pedido: string) => patch('estado', { estado_pedido });
const lineOf = (nombre: string) =>
  order.detalles.find(({ producto }) => producto.nombre === nombre)?.detalles_pedidos_id;
const entregaLine = (nombre: string, cantidad: number, more: object = {}) => ({
  detalles_pedidos_id: lineOf(nombre),
  cantidad,
  ...more,
});
const deliver = (lineas: unknown[], ifMatch?: string) =>
  patch('entrega', { lineas }, ifMatch === undefined ? {} : { ifMatch });
const stored = async () => {
  const pedido = await findPedido(test.database.db, order.pedido_id);
  if (!pedido) throw new Error('no order');
  return pedido;
};
const disponible = async ({ producto_id }: Producto) => {
  const [row] = await test.database.db.select().from(productos).where(eq(productos.producto_id, producto_id));
  return row?.disponible;
};
const lastMail = async () => (await test.mails()).at(-1);
const listOf = (text = '') =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));

describe('the delivered quantity', () => {
  it('is stored beside the ordered one with the reason, and the total counts the delivered goods', async () => {
    const { status, body } = await deliver(
      [entregaLine('Nuez', 3, { motivo: 'falta' })],
      `"${order.version + 1}"`,
    );
    expect([status, body.estado_pedido, body.total_precio]).toEqual([200, 'aprobado', 106_001.5]);
    expect(body.detalles[0]).not.toHaveProperty('cantidad_pedida');
    expect(body.detalles[1]).toMatchObject({
      detalles_pedidos_id: lineOf('Nuez'),
      cantidad: 3,
      cantidad_pedida: 5,
      motivo_entrega: 'falta',
      total_precio: 6001.5,
    });
    const own = await call<{ pedidos: Answered[] }>(test.app, 'GET', '/mis-pedidos', { token: ana.token });
    expect(own.body.pedidos[0]?.detalles[1]).toMatchObject({ cantidad: 3, cantidad_pedida: 5 });
  });

  it('is printed on the remito without the missing goods; the history keeps the ordered quantity', async () => {
    await deliver([
      entregaLine('Maní', 4, { motivo: 'acordado' }),
      entregaLine('Nuez', 0, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: chia?.producto_id, cantidad: 2 },
      }),
    ]);
    const printed = await test.app.inject({
      url: `/api/remitos/pdf/download?pedidoId=${order.pedido_id}`,
      headers: { authorization: `Bearer ${empleado.token}` },
    });
    const { text } = await extractText(new Uint8Array(printed.rawPayload), { mergePages: true });
    expect(text).toContain('Maní');
    expect(text).toContain('Chía');
    expect(text).not.toContain('Nuez');
    expect(text.replaceAll('\u00a0', ' ')).toContain('$ 46.000,00');
    const [entrega] = (await historyOf(test, order.pedido_id)).filter(({ tipo }) => tipo === 'entrega');
    expect(entrega?.usuario_id).toBe(empleado.usuario.usuario_id);
    expect(entrega?.datos.antes).toMatchObject([{ cantidad: 10 }, { cantidad: 5 }]);
    expect(entrega?.datos.despues).toMatchObject([
      { cantidad: 4, cantidad_pedida: 10, motivo_entrega: 'acordado' },
      { cantidad: 0, cantidad_pedida: 5, motivo_entrega: 'reemplazo' },
      { cantidad: 2, cantidad_pedida: 0, motivo_entrega: 'reemplazo', reemplaza_a: nuez?.producto_id },
    ]);
  });

  it('is mailed to the customer once, with the reason of each difference', async () => {
    await deliver([entregaLine('Nuez', 3, { motivo: 'falta' })]);
    await deliver([
      entregaLine('Maní', 4, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: chia?.producto_id, cantidad: 6 },
      }),
    ]);
    const mails = await test.mails();
    const own = mails.filter(({ subject }) => subject === `Qué va en tu pedido N.º ${order.numero}`);
    expect(own).toHaveLength(1);
    expect(listOf(own[0]?.text)).toEqual([
      '- Maní: cantidad 10 → 4 (pediste 10: va reemplazado)',
      '- Agregamos Chía: cantidad 6 (en lugar de Maní)',
      '- Nuez: cantidad 5 → 3 (pediste 5: falta stock)',
      '- Total: $ 110.002,50 → $ 64.001,50',
    ]);
  });

  it.each([
    ['falta', {}],
    ['reemplazo', { reemplazo: { cantidad: 1 } }],
  ])('is never more than the ordered one for the reason %s', async (motivo, more) => {
    const reemplazo = 'reemplazo' in more && {
      reemplazo: { ...more.reemplazo, producto_id: chia?.producto_id },
    };
    const { status, body } = await deliver([
      entregaLine('Maní', 9, { motivo: 'falta' }),
      entregaLine('Nuez', 6, { motivo, ...reemplazo }),
    ]);
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'DATOS_INVALIDOS',
        details: [{ field: 'lineas.1.cantidad', message: expect.stringMatching(/^Se pidieron 5/) }],
      },
    ]);
    expect((await stored()).detalles.map(({ detalle }) => detalle.cantidad)).toEqual([10, 5]);
    expect((await deliver([entregaLine('Nuez', 6, { motivo: 'acordado' })])).status).toBe(200);
  });

  it('is mailed together with the next status, and not at all if reset', async () => {
    await deliver([entregaLine('Nuez', 0, { motivo: 'falta' })]);
    await setEstado('enviado');
    const mail = await lastMail();
    expect(mail?.subject).toBe(`Tu pedido N.º ${order.numero} está en camino`);
    expect(listOf(mail?.text)).toContain('- Nuez: cantidad 5 → 0 (pediste 5: falta stock)');
    const count = (await test.mails()).length;
    await deliver([entregaLine('Maní', 9, { motivo: 'falta' })]);
    const { body } = await deliver([entregaLine('Maní', 10)]);
    expect(body.detalles[0]).not.toHaveProperty('motivo_entrega');
    expect(await test.mails()).toHaveLength(count);
  });

  it('puts the product out of stock in the same step, with its own audit entry', async () => {
    const { body } = await deliver([entregaLine('Nuez', 1, { motivo: 'falta', sin_stock: true })]);
    expect(body.detalles[1]?.cantidad).toBe(1);
    expect([await disponible(nuez as Producto), await disponible(mani as Producto)]).toEqual([false, true]);
    const entradas = await test.database.db
      .select()
      .from(bitacora)
      .where(inArray(bitacora.objeto_id, [order.pedido_id, nuez?.producto_id ?? '']))
      .orderBy(asc(bitacora.fecha));
    expect(entradas.slice(-2).map(({ accion, despues }) => [accion, despues])).toEqual([
      ['pedido.entrega', expect.objectContaining({ total_precio: 102_000.5 })],
      ['producto.edicion', { disponible: false }],
    ]);
    // A refused delivery does not change the stock.
    await deliver([entregaLine('Maní', 1, { sin_stock: true })]);
    expect(await disponible(mani as Producto)).toBe(true);
  });

  it('that is reset restores the order and the stock, without a mail', async () => {
    const count = (await test.mails()).length;
    const { body } = await deliver([entregaLine('Nuez', 1, { motivo: 'falta', sin_stock: true })]);
    expect(body.sin_stock).toEqual([nuez?.producto_id]);
    const back = await deliver([entregaLine('Nuez', 5, { con_stock: true })], `"${body.version}"`);
    expect([back.status, back.body.total_precio, back.body.sin_stock]).toEqual([200, 110_002.5, []]);
    expect(back.body.detalles[1]).not.toHaveProperty('motivo_entrega');
    expect(await disponible(nuez as Producto)).toBe(true);
    const [entrada] = await test.database.db
      .select()
      .from(bitacora)
      .where(eq(bitacora.objeto_id, nuez?.producto_id ?? ''))
      .orderBy(desc(bitacora.fecha));
    expect([entrada?.antes, entrada?.despues]).toEqual([{ disponible: false }, { disponible: true }]);
    expect(await test.mails()).toHaveLength(count);
  });

  it('that is repeated changes nothing with any version; another change with an old version is refused', async () => {
    const lineas = [
      entregaLine('Nuez', 2, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: lino?.producto_id, cantidad: 3 },
      }),
    ];
    const first = await deliver(lineas, '"2"');
    const again = await deliver(lineas, '"2"');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await historyOf(test, order.pedido_id)).filter(({ tipo }) => tipo === 'entrega')).toHaveLength(1);
    const other = await deliver([entregaLine('Nuez', 1, { motivo: 'falta' })], '"2"');
    expect([other.status, other.body.code]).toEqual([409, 'VERSION_DESACTUALIZADA']);
  });

  it('has one replacement: a new one replaces it, and the same one keeps its price', async () => {
    const replaced = (producto: Producto | undefined, cantidad: number) => [
      entregaLine('Nuez', 0, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: producto?.producto_id, cantidad },
      }),
    ];
    await deliver(replaced(chia, 5));
    await deliver(replaced(lino, 5));
    await test.database.pool.query(
      'UPDATE productos SET precio = 9, disponible = false WHERE producto_id = $1',
      [lino?.producto_id],
    );
    const { body } = await deliver(replaced(lino, 7));
    expect(
      body.detalles.map(({ producto, cantidad, total_precio }) => [producto.nombre, cantidad, total_precio]),
    ).toEqual([
      ['Maní', 10, 100_000],
      ['Nuez', 0, 0],
      ['Lino', 7, 7000],
    ]);
    const back = await deliver([entregaLine('Nuez', 5)]);
    expect(back.body.detalles).toHaveLength(2);
    expect(back.body.total_precio).toBe(110_002.5);
  });

  it.each([
    ['an order that awaits approval', 'esperando_aprobacion'],
    ['a cancelled order', 'cancelado'],
  ])('is refused for %s', async (_, estado) => {
    await setEstado(estado);
    const { status, body } = await deliver([entregaLine('Nuez', 3, { motivo: 'falta' })]);
    expect([status, body.code]).toEqual([409, 'ENTREGA_NO_DISPONIBLE']);
  });

  it.each<[string, () => unknown[], string, string]>([
    [
      'without a reason for the difference',
      () => [entregaLine('Nuez', 3)],
      'DATOS_INVALIDOS',
      'lineas.0.motivo',
    ],
    [
      'when all quantities are zero',
      () => [entregaLine('Maní', 0, { motivo: 'falta' }), entregaLine('Nuez', 0, { motivo: 'falta' })],
      'DATOS_INVALIDOS',
      'lineas',
    ],
    [
      'for a line of another order',
      () => [{ detalles_pedidos_id: order.pedido_id, cantidad: 1 }],
      'DATOS_INVALIDOS',
      'lineas.0.detalles_pedidos_id',
    ],
    [
      'when the order already has the replacement product',
      () => [
        entregaLine('Nuez', 0, {
          motivo: 'reemplazo',
          reemplazo: { producto_id: mani?.producto_id, cantidad: 1 },
        }),
      ],
      'PRODUCTO_REPETIDO',
      'lineas.0.reemplazo.producto_id',
    ],
    [
      'without the replacement product',
      () => [entregaLine('Nuez', 0, { motivo: 'reemplazo' })],
      'DATOS_INVALIDOS',
      'lineas.0.reemplazo',
    ],
    [
      'with a negative quantity',
      () => [entregaLine('Nuez', -1, { motivo: 'falta' })],
      'DATOS_INVALIDOS',
      'lineas.0.cantidad',
    ],
  ])('is refused %s', async (_, lineas, code, field) => {
    const { body } = await deliver(lineas());
    expect([body.code, body.details?.[0]?.field]).toEqual([code, field]);
    expect((await stored()).pedido.version).toBe(2);
  });

  it('is refused with a replacement that is out of stock', async () => {
    await test.database.db
      .update(productos)
      .set({ disponible: false })
      .where(eq(productos.producto_id, chia?.producto_id ?? ''));
    const { body } = await deliver([
      entregaLine('Nuez', 0, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: chia?.producto_id, cantidad: 1 },
      }),
    ]);
    expect(body.details?.[0]?.message).toBe('Chía ya no está disponible.');
  });
});

describe('an order with other delivered quantities', () => {
  it('keeps them through an edit for unchanged lines, and drops them for changed ones', async () => {
    await deliver([entregaLine('Maní', 0, { motivo: 'falta' }), entregaLine('Nuez', 3, { motivo: 'falta' })]);
    await setEstado('esperando_aprobacion');
    const of = (producto: Producto | undefined, cantidad: number) => ({
      producto_id: producto?.producto_id,
      cantidad,
      precio_unitario: 1000,
    });
    const edit = (...detalles: object[]) =>
      call<Answered>(test.app, 'PATCH', `/pedidos/${order.pedido_id}`, {
        token: empleado.token,
        body: { estado_pedido: 'esperando_aprobacion', detalles },
      });
    const { status, body } = await edit(of(mani, 0), of(nuez, 4));
    expect(status).toBe(200);
    expect(body.detalles[0]).toMatchObject({ cantidad: 0, cantidad_pedida: 10, motivo_entrega: 'falta' });
    expect(body.detalles[1]).not.toHaveProperty('cantidad_pedida');
    const none = await edit(of(mani, 0), of(nuez, 0));
    expect(none.body.details).toEqual([{ field: 'detalles.1.cantidad', message: 'La cantidad mínima es 1' }]);
  });

  it("adds the ordered products, not the replacements, to the customer's usual products", async () => {
    await deliver([
      entregaLine('Nuez', 0, {
        motivo: 'reemplazo',
        reemplazo: { producto_id: chia?.producto_id, cantidad: 2 },
      }),
    ]);
    const { body } = await call<ProductoHabitual[]>(
      test.app,
      'GET',
      `/usuarios/${ana.usuario.usuario_id}/productos-habituales`,
      { token: empleado.token },
    );
    expect(
      body.map(({ producto, cantidad_habitual }) => [producto.nombre, cantidad_habitual]).sort(),
    ).toEqual([
      ['Maní', 10],
      ['Nuez', 5],
    ]);
  });
});

describe('entrega.reemplazos', () => {
  it('suggests available products of the same categories, same unit first, then nearest price', async () => {
    const similarProduct = async (nombre: string, precio: number, more: object = {}) => {
      const { producto_id } = await makeProduct(test, { nombre, precio, ...more });
      await test.database.db
        .insert(productosCategorias)
        .values({ producto_id, categoria_id: nuez?.categoria_id ?? '' });
    };
    await similarProduct('Nuez de lejos', 900_000);
    await similarProduct('Nuez de cerca', 210_000);
    await similarProduct('Nuez barata', 150_000);
    await similarProduct('Nuez por kilo', 200_050, { tipo_de_precio: 'por_kilo' });
    await similarProduct('Nuez agotada', 200_050, { disponible: false });
    await similarProduct('Nuez de antes', 200_050, { esta_activo: false });
    const { body } = await call<{ nombre: string; precio: number }[]>(
      test.app,
      'GET',
      `/productos/${nuez?.producto_id}/reemplazos`,
      { token: empleado.token },
    );
    expect(body.map(({ nombre, precio }) => [nombre, precio])).toEqual([
      ['Nuez de cerca', 2100],
      ['Nuez barata', 1500],
      ['Nuez de lejos', 9000],
      ['Nuez por kilo', 2000.5],
    ]);
  });
});
