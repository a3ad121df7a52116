import type { EstadoPedido } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { productosCategorias } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeSession, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let usuario_id: string;
let producto: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  usuario_id = (await makeUser(test)).usuario.usuario_id;
  producto = await makeProduct(test);
});
afterEach(async () => {
  vi.useRealTimers();
  await test.database.db.delete(pedidos);
});
afterAll(() => test.close());

/** Sends the request at a fake time, given in the shop's time zone (UTC−3). */
const at = async <T>(local: string, path: string): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${local}-03:00`) });
  const token = await makeSession(test, staff.usuario);
  const { status, body } = await call<T>(test.app, 'GET', path, { token });
  vi.useRealTimers();
  expect(status).toBe(200);
  return body;
};

it('returns how many orders and account requests wait, and since when', async () => {
  const pending = async (path: string) =>
    (await call<Record<string, unknown>>(test.app, 'GET', `/tablero/${path}`, { token: staff.token })).body;
  const none = { cantidad: 0, desde: null };
  expect(await pending('pedidos')).toEqual({ por_aprobar: none, por_empacar: none, por_enviar: none });
  await sell(
    { when: '2026-11-18T10:00', estado: 'esperando_aprobacion' },
    { when: '2026-11-16T10:00', estado: 'esperando_aprobacion' },
    { when: '2026-11-17T10:00' },
    { when: '2026-11-01T10:00', estado: 'enviado' },
  );
  expect(await pending('pedidos')).toEqual({
    por_aprobar: { cantidad: 2, desde: '2026-11-16T13:00:00.000Z' },
    por_empacar: { cantidad: 1, desde: '2026-11-17T13:00:00.000Z' },
    por_enviar: { cantidad: 1, desde: '2026-11-17T13:00:00.000Z' },
  });
  await test.database.db.update(pedidos).set({ bultos: 2 });
  expect(await pending('pedidos')).toMatchObject({ por_empacar: none, por_enviar: { cantidad: 1 } });
  expect(await pending('solicitudes')).toEqual(none);
  const { usuario } = await makeUser(test, { dado_de_alta: false, esta_activo: false, roles: [] });
  // A deactivated account is no request.
  await makeUser(test, { esta_activo: false });
  expect(await pending('solicitudes')).toEqual({ cantidad: 1, desde: usuario.creado_en.toISOString() });
});

interface Sale {
  /** In the shop's time zone. */
  when: string;
  estado?: EstadoPedido;
  /** Cents. */
  total?: number;
  cantidad?: number;
  producto_id?: string;
}

async function sell(...sales: Sale[]) {
  for (const { when, estado = 'aprobado', total = 10_000, cantidad = 1, producto_id } of sales) {
    const pedido_id = uuidv7();
    const fecha_pedido = new Date(`${when}-03:00`);
    await test.database.db
      .insert(pedidos)
      .values({ pedido_id, usuario_id, total_precio: total, fecha_pedido, estado_pedido: estado });
    await test.database.db.insert(detallesPedidos).values({
      ...{ detalles_pedidos_id: uuidv7(), pedido_id, orden: 0, producto_nombre: 'Maní' },
      ...{ producto_id: producto_id ?? producto.producto_id, unidades: cantidad },
      ...{ precio_unitario: total, total_precio: total },
    });
  }
}

const LABELS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
type Dias = { labels: string[]; data: number[] };
type Semanas = { semana: string; ganancia: number }[];

describe('earnings of the week', () => {
  it('run from Monday to Sunday, including days without sales [P7.39]', async () => {
    expect(await at<Dias>('2026-03-04T12:00', '/pedidos/ganancia-dia')).toEqual({
      labels: LABELS,
      data: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('count a sale on its day in the shop’s time zone, exact to the second and the cent', async () => {
    await sell(
      { when: '2026-03-01T23:59:59', total: 1 },
      { when: '2026-03-02T00:00', total: 10_001 },
      { when: '2026-03-02T23:59:59', total: 20_002 },
      { when: '2026-03-03T00:00', total: 33 },
      { when: '2026-03-08T23:59:59', total: 999_999_999 },
      { when: '2026-03-09T00:00', total: 1 },
    );
    const expected = [300.03, 0.33, 0, 0, 0, 0, 9_999_999.99];
    for (const moment of ['2026-03-02T00:00', '2026-03-05T12:00', '2026-03-08T23:59:59']) {
      expect((await at<Dias>(moment, '/pedidos/ganancia-dia')).data).toEqual(expected);
    }
    expect((await at<Dias>('2026-03-09T00:00', '/pedidos/ganancia-dia')).data[0]).toBe(0.01);
    const before = await at<Dias>('2026-03-09T00:00', '/pedidos/ganancia-dia?periodo=anterior');
    expect(before.data).toEqual(expected);
  });

  it('span two months and two years', async () => {
    await sell({ when: '2026-12-31T10:00', total: 100 }, { when: '2027-01-01T10:00', total: 200 });
    expect((await at<Dias>('2027-01-02T10:00', '/pedidos/ganancia-dia')).data).toEqual([0, 0, 0, 1, 2, 0, 0]);
  });

  it('count only approved, sent and received orders', async () => {
    const when = '2026-03-04T10:00';
    const estados = ['esperando_aprobacion', 'aprobado', 'enviado', 'recibido', 'cancelado'] as const;
    await sell(...estados.map((estado, i) => ({ when, estado, total: 10 ** i * 100 })));
    expect((await at<Dias>('2026-03-04T12:00', '/pedidos/ganancia-dia')).data[2]).toBe(1110);
  });
});

describe('earnings of the month', () => {
  it("are split into weeks from Monday to Sunday, cut at the month's ends [P7.40]", async () => {
    // March 2026 starts on a Sunday and ends on a Tuesday: six weeks.
    await sell(
      { when: '2026-02-28T23:59:59', total: 1 },
      { when: '2026-03-01T00:00', total: 100 },
      { when: '2026-03-02T00:00', total: 200 },
      { when: '2026-03-31T23:59:59', total: 600 },
      { when: '2026-04-01T00:00', total: 1 },
    );
    const expected = [1, 2, 0, 0, 0, 6].map((ganancia, i) => ({ semana: `Semana ${i + 1}`, ganancia }));
    for (const moment of ['2026-03-01T00:00', '2026-03-31T23:59:59']) {
      expect(await at<Semanas>(moment, '/pedidos/ganancia-mes')).toEqual(expected);
    }
    expect(await at<Semanas>('2026-04-30T23:59:59', '/pedidos/ganancia-mes?periodo=anterior')).toEqual(
      expected,
    );
  });

  it('have four weeks in a February of 28 days that starts on a Monday', async () => {
    expect(await at<Semanas>('2027-02-10T10:00', '/pedidos/ganancia-mes')).toHaveLength(4);
  });

  it('of the month before January are those of December', async () => {
    await sell({ when: '2026-12-31T23:59:59', total: 500 });
    const semanas = await at<Semanas>('2027-01-01T00:00', '/pedidos/ganancia-mes?periodo=anterior');
    expect(semanas.at(-1)).toEqual({ semana: 'Semana 5', ganancia: 5 });
  });
});

describe('units and earnings by category', () => {
  it('count units once in the total, and in each of a product’s categories [P7.38 P7.41 P7.42 P7.43]', async () => {
    const double = await makeProduct(test);
    await test.database.db
      .insert(productosCategorias)
      .values({ producto_id: double.producto_id, categoria_id: producto.categoria_id });
    await sell(
      { when: '2026-03-04T10:00', cantidad: 3, total: 30_000 },
      { when: '2026-03-04T10:00', cantidad: 4, total: 12_345, producto_id: double.producto_id },
      { when: '2026-03-20T10:00', cantidad: 100 },
      { when: '2026-03-04T10:00', cantidad: 50, estado: 'cancelado' },
    );
    const semana = '2026-03-05T10:00';
    expect(await at(semana, '/pedidos/productos-vendidos/week')).toEqual({ total: 7 });
    expect(await at(semana, '/pedidos/productos-vendidos/month')).toEqual({ total: 107 });

    const cantidades = await at<{ categoria: string[]; cantidad: number[] }>(
      semana,
      '/detalles-pedidos/total-productos-vendidos/week',
    );
    expect(cantidades.cantidad).toEqual([7, 4]);
    expect(cantidades.categoria).toHaveLength(2);
    const ganancias = await at<{ categoria: string; ganancia: number }[]>(
      semana,
      '/detalles-pedidos/productos-mas-vendidos/week',
    );
    expect(ganancias).toEqual([
      { categoria: cantidades.categoria[0], ganancia: 423.45 },
      { categoria: cantidades.categoria[1], ganancia: 123.45 },
    ]);
  });

  it('are empty without sales', async () => {
    const moment = '2026-03-05T10:00';
    for (const range of ['week', 'month']) {
      expect(await at(moment, `/pedidos/productos-vendidos/${range}`)).toEqual({ total: 0 });
      expect(await at(moment, `/detalles-pedidos/productos-mas-vendidos/${range}`)).toEqual([]);
      expect(await at(moment, `/detalles-pedidos/total-productos-vendidos/${range}`)).toEqual({
        categoria: [],
        cantidad: [],
      });
    }
  });

  it.each([
    '/pedidos/productos-vendidos/year',
    '/detalles-pedidos/productos-mas-vendidos/day',
    '/pedidos/ganancia-dia?periodo=otro',
  ])('refuse %s [P7.43]', async (path) => {
    expect((await call(test.app, 'GET', path, staff)).status).toBe(400);
  });
});
