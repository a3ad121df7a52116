import { ESTADOS_PEDIDO } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, historyOf, linea, placeOrder } from './testing/pedidos-fixture.ts';

type Cambio = {
  tipo: string;
  usuario: { nombre: string };
  lineas: { nombre: string; antes: object | null; despues: object | null }[];
};
type Edited = { producto_id: string; cantidad: unknown; precio_unitario: unknown; descuento?: unknown };

let test: TestApp;
let ana: Awaited<ReturnType<typeof makeUser>>;
let empleado: typeof ana;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
let walnut: typeof peanut;
let order: Answered;

beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test);
  empleado = await makeUser(test, { roles: ['empleado'], nombre: 'Bruno' });
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
  walnut = await makeProduct(test, { nombre: 'Nuez', precio: 123_456 });
});
beforeEach(async () => {
  const usuarioId = ana.usuario.usuario_id;
  order = (await placeOrder(test, { usuarioId, detalles: [linea(peanut, 2)], token: ana.token })).body;
});
afterAll(() => test.close());

const edit = (
  detalles: unknown,
  options: { ifMatch?: string; token?: string; estado?: unknown; id?: string } = {},
) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${options.id ?? order.pedido_id}`, {
    token: options.token ?? empleado.token,
    body: { estado_pedido: options.estado ?? 'esperando_aprobacion', detalles },
    ...(options.ifMatch ? { headers: { 'if-match': options.ifMatch } } : {}),
  });
const of = (
  producto: typeof peanut,
  cantidad: unknown,
  precio_unitario: unknown,
  descuento?: unknown,
): Edited => ({
  producto_id: producto.producto_id,
  cantidad,
  precio_unitario,
  ...(descuento === undefined ? {} : { descuento }),
});
const historial = () =>
  call<Cambio[]>(test.app, 'GET', `/pedidos/${order.pedido_id}/historial`, { token: empleado.token });
const stored = async () => {
  const lines = await call<{ cantidad: number }[]>(
    test.app,
    'GET',
    `/detalles-pedidos/pedido/${order.pedido_id}`,
    { token: empleado.token },
  );
  return lines.body;
};

describe('pedidos.update', () => {
  it('replaces the lines: quantity, price, discount, an added line, and their order', async () => {
    const { status, body, headers } = await edit([of(walnut, 3, 1234.56, 10), of(peanut, 1, 49_999.99)], {
      ifMatch: '"1"',
    });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({ estado_pedido: 'esperando_aprobacion', version: 2, total_precio: 53_333.3 });
    expect(body.detalles).toMatchObject([
      { cantidad: 3, precio_unitario: 1234.56, descuento: 10, total_precio: 3333.31 },
      { cantidad: 1, precio_unitario: 49_999.99, descuento: 0, total_precio: 49_999.99 },
    ]);
    expect(body.detalles[1]?.detalles_pedidos_id).toBe(order.detalles[0]?.detalles_pedidos_id);
  });

  it('has no minimum and accepts a discount of 100 %', async () => {
    const { status, body } = await edit([of(peanut, 1, 10, 100)]);
    expect([status, body.total_precio]).toEqual([200, 0]);
  });

  it('adds no version and no history, and sends no mail, when the lines are the same', async () => {
    const mails = (await test.mails()).length;
    const { status, body } = await edit([of(peanut, 2, 50_000, 0)]);
    expect([status, body.version]).toEqual([200, 1]);
    expect((await historyOf(test, order.pedido_id)).map(({ tipo }) => tipo)).toEqual(['creado']);
    expect((await test.mails()).length).toBe(mails);
  });

  it('keeps the order awaiting approval, whatever status the request names', async () => {
    const { body } = await edit([of(peanut, 3, 50_000)], { estado: 'recibido' });
    expect(body.estado_pedido).toBe('esperando_aprobacion');
  });

  it('accepts one of two concurrent edits with the same version and answers 409 to the other', async () => {
    const both = await Promise.all([3, 4].map((n) => edit([of(peanut, n, 50_000)], { ifMatch: '"1"' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const won = both.find(({ status }) => status === 200);
    expect(refused?.body.code).toBe('VERSION_DESACTUALIZADA');
    expect((await stored()).map(({ cantidad }) => cantidad)).toEqual([won?.body.detalles[0]?.cantidad]);
  });

  it.each(ESTADOS_PEDIDO.filter((estado) => estado !== 'esperando_aprobacion'))(
    'refuses an order that is %s',
    async (estado_pedido) => {
      await test.database.db
        .update(pedidos)
        .set({ estado_pedido })
        .where(eq(pedidos.pedido_id, order.pedido_id));
      const { status, body } = await edit([of(peanut, 3, 50_000)]);
      expect([status, body.code]).toEqual([409, 'PEDIDO_NO_EDITABLE']);
    },
  );

  it.each([
    ['cantidad', 1000, 'La cantidad no puede ser mayor a 1000'],
    ['cantidad', 0, 'La cantidad mínima es 1'],
    ['cantidad', 1.5, 'La cantidad debe ser un numero entero'],
    ['cantidad', 'dos', 'La cantidad debe ser un numero entero'],
    ['descuento', 100.01, 'El descuento no puede ser mayor a 100'],
    ['descuento', -1, 'El descuento no puede ser negativo.'],
    ['descuento', 33.333, 'El descuento debe ser un número válido con hasta 2 decimales.'],
    ['precio_unitario', -0.01, 'El precio no puede ser negativo.'],
    ['precio_unitario', 1_000_000, 'El precio no puede superar 999999.99.'],
    ['precio_unitario', 10.001, 'El precio debe ser un número válido con hasta 2 decimales.'],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await edit([{ ...of(peanut, 1, 50_000), [field]: value }]);
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ field: `detalles.0.${field}`, message });
    expect((await stored()).map(({ cantidad }) => cantidad)).toEqual([2]);
  });

  it.each([
    ['cantidad', 999],
    ['descuento', 99.99],
    ['precio_unitario', 999_999.99],
    ['precio_unitario', 0],
  ])('accepts %s %j', async (field, value) => {
    expect((await edit([{ ...of(peanut, 1, 50_000), [field]: value }])).status).toBe(200);
  });

  it('keeps an ordered line of 1000 units, but refuses to add or raise a line to that', async () => {
    const usuarioId = ana.usuario.usuario_id;
    const detalles = [linea(peanut, 1000), linea(walnut, 1)];
    order = (await placeOrder(test, { usuarioId, detalles, token: ana.token })).body;
    const { status, body } = await edit([of(peanut, 1000, 40_000, 5), of(walnut, 999, 1234.56)]);
    expect(status).toBe(200);
    expect(body.detalles.map(({ cantidad }) => cantidad)).toEqual([1000, 999]);
    const refused = await edit([of(peanut, 1000, 40_000, 5), of(walnut, 1000, 1234.56)]);
    const message = 'La cantidad no puede ser mayor a 1000';
    expect([refused.status, refused.body.details]).toEqual([
      400,
      [{ field: 'detalles.1.cantidad', message }],
    ]);
    expect((await edit([of(peanut, 1001, 40_000, 5)])).body.details[0]?.message).toBe(message);
  });

  it('refuses no lines, a repeated product, an unknown product and a product that is not on sale', async () => {
    expect((await edit([])).body.details[0]?.message).toBe('El pedido no tiene productos.');
    const twice = await edit([
      of(peanut, 1, 1),
      of({ ...peanut, producto_id: peanut.producto_id.toUpperCase() }, 1, 1),
    ]);
    expect(twice.body.code).toBe('PRODUCTO_REPETIDO');
    const unknown = await edit([of({ ...peanut, producto_id: uuidv7() }, 1, 1)]);
    expect(unknown.body.details).toEqual([
      { field: 'detalles.0.producto_id', message: 'El producto no existe.' },
    ]);
    const soldOut = await makeProduct(test, { nombre: 'Pasa', disponible: false });
    const off = await edit([of(peanut, 1, 1), of(soldOut, 1, 1)]);
    expect(off.body.details).toEqual([
      { field: 'detalles.1.producto_id', message: 'Pasa ya no está disponible.' },
    ]);
    expect((await edit([of(peanut, 1, 1)], { id: uuidv7() })).status).toBe(404);
  });

  it('keeps a line whose product left the catalogue, with the ordered name', async () => {
    const old = await makeProduct(test, { nombre: 'Higo', precio: 6_000_000 });
    const usuarioId = ana.usuario.usuario_id;
    order = (await placeOrder(test, { usuarioId, detalles: [linea(old)], token: ana.token })).body;
    await test.database.db
      .update(productos)
      .set({ esta_activo: false, nombre: 'Otro' })
      .where(eq(productos.producto_id, old.producto_id));
    const { status, body } = await edit([of(old, 5, 60_000)]);
    expect(status).toBe(200);
    expect(body.detalles[0]?.producto.nombre).toBe('Higo');
  });

  it('mails the customer the new lines once', async () => {
    await edit([of(peanut, 3, 50_000, 5)]);
    const subject = `Actualizamos tu pedido N.º ${order.numero}`;
    const mails = (await test.mails()).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Maní\n  3 × $ 50.000,00, 5 % de descuento: $ 142.500,00');
  });
});

describe('pedidos.historial', () => {
  it('returns each change with its author, and for an edit only the changed lines', async () => {
    await edit([of(peanut, 2, 50_000), of(walnut, 1, 1234.56)]);
    await edit([of(peanut, 1, 50_000, 50), of(walnut, 1, 1234.56)]);
    await edit([of(walnut, 1, 1234.56)]);
    await call(test.app, 'PATCH', `/pedidos/${order.pedido_id}/estado`, {
      token: empleado.token,
      body: { estado_pedido: 'aprobado' },
    });
    const { status, body } = await historial();
    expect(status).toBe(200);
    expect(body.map(({ tipo, usuario }) => [tipo, usuario.nombre])).toEqual([
      ['creado', 'Ana'],
      ['edicion', 'Bruno'],
      ['edicion', 'Bruno'],
      ['edicion', 'Bruno'],
      ['estado', 'Bruno'],
    ]);
    const linea = (cantidad: number, descuento: number, total_precio: number) => ({
      ...{ cantidad, precio_unitario: 50_000, descuento, total_precio },
    });
    expect(body.map(({ lineas }) => lineas)).toEqual([
      [],
      [expect.objectContaining({ nombre: 'Nuez', antes: null })],
      [
        expect.objectContaining({
          nombre: 'Maní',
          antes: linea(2, 0, 100_000),
          despues: linea(1, 50, 25_000),
        }),
      ],
      [expect.objectContaining({ nombre: 'Maní', despues: null })],
      [],
    ]);
    expect(body.at(-1)).toMatchObject({ estado_antes: 'esperando_aprobacion', estado_despues: 'aprobado' });
  });

  it('answers 404 for an unknown order and 403 to a customer', async () => {
    const { token } = empleado;
    expect((await call(test.app, 'GET', `/pedidos/${uuidv7()}/historial`, { token })).status).toBe(404);
    const own = await call(test.app, 'GET', `/pedidos/${order.pedido_id}/historial`, ana);
    expect(own.status).toBe(403);
  });
});
