import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { notificaciones } from '../../db/schema/system.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingForLock } from '../../testing/waiting.ts';
import { type Answered, historyOf, linea, placeOrder } from './testing/pedidos-fixture.ts';

type User = Awaited<ReturnType<typeof makeUser>>;
type Product = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let ana: User;
let other: User;
let empleado: User;
let peanut: Product;
beforeAll(async () => {
  test = await testApp();
  [ana, other] = [await makeUser(test), await makeUser(test)];
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
});
afterAll(() => test.close());

const order = (detalles: unknown, { usuario, token } = ana, usuarioId = usuario.usuario_id) =>
  placeOrder(test, { usuarioId, detalles, token });
const priced = (precio: number, more: Partial<Product> = {}) => makeProduct(test, { precio, ...more });
const count = () => test.database.db.$count(pedidos);
const setPrice = (id: string, precio: number, db: Pick<TestApp['database']['db'], 'update'>) =>
  db.update(productos).set({ precio }).where(eq(productos.producto_id, id));

describe('pedidos.create', () => {
  it('answers 201 with order, lines and version, stores the author, and notifies staff', async () => {
    const flour = await priced(123_457);
    const { status, body, headers } = await order([linea(peanut, 2), linea(flour, 3)]);
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    const { usuario_id, nombre, apellido, nombre_comercio } = ana.usuario;
    expect(body).toEqual({
      pedido_id: expect.any(String),
      numero: expect.any(Number),
      total_precio: 103_703.71,
      fecha_pedido: expect.stringMatching(/^\d{4}-.*Z$/),
      estado_pedido: 'esperando_aprobacion',
      usuario: { usuario_id, nombre, apellido, nombre_comercio },
      version: 1,
      detalles: [
        {
          detalles_pedidos_id: expect.any(String),
          producto: { producto_id: peanut.producto_id, nombre: 'Maní', precio: 50_000 },
          cantidad: 2,
          precio_unitario: 50_000,
          descuento: 0,
          total_precio: 100_000,
        },
        expect.objectContaining({ cantidad: 3, precio_unitario: 1234.57, total_precio: 3703.71 }),
      ],
    });
    expect(await historyOf(test, body.pedido_id)).toEqual([
      {
        tipo: 'creado',
        datos: { antes: null, despues: 'esperando_aprobacion' },
        usuario_id,
        fecha: expect.any(Date),
      },
    ]);
    const told = await test.database.db
      .select()
      .from(notificaciones)
      .where(eq(notificaciones.referencia_id, body.pedido_id));
    const mensaje = 'Nuevo pedido de Dietética del Sol por $ 103.703,71';
    expect(told).toMatchObject([{ tipo: 'pedido', mensaje, esta_activo: true }]);
  });

  it.each([
    [0, 400],
    [1, 201],
    [1000, 201],
    [1001, 400],
    [1.5, 400],
    [-1, 400],
    [1e308, 400],
    ['5', 400],
    [null, 400],
  ])('answers for %j units with %i', async (cantidad, expected) => {
    const { status, body } = await order([{ ...linea(peanut), cantidad }]);
    expect(status).toBe(expected);
    if (expected === 400) expect(body.details[0]?.field).toBe('detalles.0.cantidad');
  });

  it.each([
    [4_999_999, 400],
    [5_000_000, 201],
  ])('answers for a total of %i cents with %i', async (precio, expected) => {
    const { status, body } = await order([linea(await priced(precio))]);
    expect(status).toBe(expected);
    if (expected === 400) {
      expect(body.code).toBe('MONTO_MINIMO');
      expect(body.details[0]?.field).toBe('detalles');
      expect(body.message).toBe('El monto mínimo para realizar un pedido es de $50.000');
    }
  });

  it.each([
    [9_999, 201],
    [10_000, 400],
  ])(
    'at the maximum total, answers for a line of %i cents beside ten full lines with %i',
    async (cents, expected) => {
      const lines = [linea(await priced(cents))];
      for (let i = 0; i < 10; i += 1) lines.push(linea(await priced(99_999_999), 1000));
      const { status, body } = await order(lines);
      expect(status).toBe(expected);
      if (expected === 201) expect(body.total_precio).toBe(9_999_999_999.99);
      else expect(body.code).toBe('MONTO_MAXIMO');
    },
  );

  it('accepts 500 lines in their order and refuses 501', async () => {
    const made = Array.from({ length: 501 }, (_, i) => ({
      ...peanut,
      producto_id: uuidv7(),
      nombre: `P ${i}`,
    }));
    const rows = made.map(({ categoria_id: _, busqueda: __, ...row }) => row);
    await test.database.db.insert(productos).values(rows);
    const lines = made.map((producto) => linea(producto));
    const { status, body } = await order(lines.slice(0, 500).toReversed());
    expect(status).toBe(201);
    expect(body.total_precio).toBe(25_000_000);
    expect(body.detalles.map((detalle) => detalle.producto.nombre)[0]).toBe('P 499');
    expect((await order(lines)).status).toBe(400);
    expect((await order([])).status).toBe(400);
  });

  it('refuses the same product twice, also with its id in upper case', async () => {
    const upper = { ...linea(peanut), producto_id: peanut.producto_id.toUpperCase() };
    const { status, body } = await order([linea(await priced(1)), linea(peanut), upper]);
    expect([status, body.code, body.details[0]?.field]).toEqual([
      400,
      'PRODUCTO_REPETIDO',
      'detalles.2.producto_id',
    ]);
    expect((await order([upper])).status).toBe(201);
  });

  it('lists each line that differs from what the customer saw, even below the minimum, and places no order', async () => {
    const cambio = await priced(10_050, { nombre: 'Chía' });
    const soldOut = await priced(20_000, { nombre: 'Lino', disponible: false });
    const removed = await priced(30_000, { nombre: 'Quinoa', esta_activo: false });
    const nothing = { producto_id: uuidv7(), precio: 1 };
    const before = await count();
    const { status, body } = await order([
      linea({ ...cambio, precio: 10_000 }),
      linea(await priced(100)),
      linea(soldOut),
      linea(removed),
      linea(nothing),
    ]);
    expect([status, body.code]).toEqual([409, 'PEDIDO_DESACTUALIZADO']);
    const actual = { disponible: false, precio: null };
    expect(body.details).toEqual([
      {
        field: 'detalles.0.precio_unitario',
        message: 'El precio de Chía cambió.',
        actual: { producto_id: cambio.producto_id, nombre: 'Chía', disponible: true, precio: 100.5 },
      },
      {
        field: 'detalles.2.producto_id',
        message: 'Lino ya no está disponible.',
        actual: { producto_id: soldOut.producto_id, nombre: 'Lino', disponible: false, precio: 200 },
      },
      {
        field: 'detalles.3.producto_id',
        message: 'Quinoa ya no está disponible.',
        actual: { ...actual, producto_id: removed.producto_id, nombre: 'Quinoa' },
      },
      {
        field: 'detalles.4.producto_id',
        message: 'Un producto ya no está disponible.',
        actual: { ...actual, producto_id: nothing.producto_id, nombre: null },
      },
    ]);
    expect(await count()).toBe(before);
  });

  it.each([49_999.99, 50_000.01, 50_000.001, 49_999.999_999, 0])(
    'answers 409 to the price %d',
    async (precio) => {
      const { status, body } = await order([{ ...linea(peanut), precio_unitario: precio }]);
      expect([status, body.code]).toEqual([409, 'PEDIDO_DESACTUALIZADO']);
    },
  );

  it('waits for a concurrent price change and then refuses the old price', async () => {
    const soy = await priced(6_000_000);
    let pending: ReturnType<typeof order> | undefined;
    await test.database.db.transaction(async (tx) => {
      await setPrice(soy.producto_id, 6_100_000, tx);
      pending = order([linea(soy)]);
      await waitingForLock(test.database);
    });
    const { status, body } = (await pending) as { status: number; body: Answered };
    expect(status).toBe(409);
    expect(body.details[0]?.actual).toMatchObject({ precio: 61_000 });
  });

  it("keeps the product's price and name from the time of the order", async () => {
    const oats = await priced(6_000_000, { nombre: 'Avena' });
    const { body } = await order([linea(oats)]);
    await setPrice(oats.producto_id, 7_000_000, test.database.db);
    await test.database.db
      .update(productos)
      .set({ nombre: 'Avena fina' })
      .where(eq(productos.producto_id, oats.producto_id));
    const path = `/detalles-pedidos/pedido/${body.pedido_id}`;
    const lines = await call<Answered[]>(test.app, 'GET', path, { token: empleado.token });
    const { producto_id } = oats;
    expect(lines.body).toMatchObject([
      { precio_unitario: 60_000, producto: { producto_id, nombre: 'Avena', precio: 70_000 } },
    ]);
  });

  it('answers 403 to a customer for another or unknown usuarioId [T6.6 P6.6]', async () => {
    for (const usuarioId of [other.usuario.usuario_id, uuidv7()]) {
      const { status, body } = await order([linea(peanut)], ana, usuarioId);
      expect([status, body.code, body.details[0]?.field]).toEqual([403, 'SIN_PERMISO', 'usuarioId']);
    }
    expect((await order([linea(peanut)], ana, ana.usuario.usuario_id.toUpperCase())).status).toBe(201);
  });

  it('lets staff order for an active or a pending customer; the order belongs to the customer', async () => {
    const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] });
    for (const { usuario } of [other, pending]) {
      const { status, body } = await order([linea(peanut)], empleado, usuario.usuario_id);
      expect(status).toBe(201);
      expect(body.usuario.usuario_id).toBe(usuario.usuario_id);
      const [placed] = await historyOf(test, body.pedido_id);
      expect(placed?.usuario_id).toBe(empleado.usuario.usuario_id);
    }
  });

  it('refuses a staff order for a deactivated or an unknown customer', async () => {
    const baja = await makeUser(test, { esta_activo: false });
    const deactivated = await order([linea(peanut)], empleado, baja.usuario.usuario_id);
    expect([deactivated.status, deactivated.body.code]).toEqual([409, 'CLIENTE_DESACTIVADO']);
    expect(deactivated.body.details[0]?.field).toBe('usuarioId');
    const unknown = await order([linea(peanut)], empleado, uuidv7());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NO_ENCONTRADO']);
    expect(unknown.body.details[0]?.field).toBe('usuarioId');
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    [null],
    [[]],
    [{}],
    [{ producto_id: '1', cantidad: 1, precio_unitario: 1 }],
    [{ producto_id: uuidv7(), cantidad: 1, precio_unitario: 1e21 }],
    [{ producto_id: uuidv7(), cantidad: 1, precio_unitario: -1 }],
    [{ producto_id: uuidv7(), cantidad: 2 ** 53, precio_unitario: 1 }],
  ])('answers 400 to lines like %j', async (detalles) => {
    const { status, body } = await order(detalles);
    expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
  });
});
