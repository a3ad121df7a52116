import { type EstadoPedido, LIMITS } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notasPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

type Listed = Answered & { remito: string | null };
type Page = { pedidos: Listed[]; total: number; importe: number; parcial: boolean; code?: string };
type Made = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let staff: Made;
let shops: Made[];
let peanut: Awaited<ReturnType<typeof makeProduct>>;
let cashew: typeof peanut;
/** In the order of placement, one day apart. */
const ids: string[] = [];

async function order(shop: Made, producto: typeof peanut, cantidad: number, estado: EstadoPedido) {
  const detalles = [linea(producto, cantidad)];
  // The customers place the first three orders.
  const { token } = ids.length < 3 ? shop : staff;
  const { body } = await placeOrder(test, { usuarioId: shop.usuario.usuario_id, detalles, token });
  const fecha_pedido = new Date(Date.UTC(2026, 0, 5 + ids.length, 15));
  await test.database.db
    .update(pedidos)
    .set({ fecha_pedido, estado_pedido: estado })
    .where(eq(pedidos.pedido_id, body.pedido_id));
  ids.push(body.pedido_id);
}

beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], nombre: 'Emilia', apellido: 'Paz' });
  shops = [
    await makeUser(test, { nombre_comercio: 'zorzal' }),
    await makeUser(test, { nombre_comercio: 'Ánfora' }),
  ];
  peanut = await makeProduct(test, { precio: 5_000_050 });
  cashew = await makeProduct(test, { precio: 9_000_000 });
  const [zorzal, second] = shops as [Made, Made];
  await order(zorzal, peanut, 3, 'aprobado');
  await order(second, cashew, 1, 'cancelado');
  await order(second, peanut, 1, 'esperando_aprobacion');
  await order(zorzal, cashew, 2, 'enviado');
  await order(second, peanut, 2, 'aprobado');
});
afterAll(() => test.close());

const get = (query: string) => call<Page>(test.app, 'GET', `/pedidos${query}`, { token: staff.token });
const found = async (query: string) => {
  const { body } = await get(query);
  return [body.total, ...body.pedidos.map(({ pedido_id }) => ids.indexOf(pedido_id))];
};

it.each([
  ['?estados=aprobado,cancelado', [3, 4, 1, 0]],
  ['?estados=aprobado,enviado&desde=2026-01-08&limit=1', [2, 4]],
  ['?estados=aprobado,enviado&limit=1&offset=1', [3, 3]],
  ['?importe_desde=100001&importe_hasta=150001.5', [2, 4, 0]],
  ['?importe_desde=150001.51', [1, 3]],
  ['?importe_hasta=0', [0]],
  ['/aprobado?importe_desde=120000', [1, 0]],
  ['?orden=mas_antiguos', [5, 0, 1, 2, 3, 4]],
  ['?orden=mas_recientes&limit=2', [5, 4, 3]],
  ['?orden=mayor_importe', [5, 3, 0, 4, 1, 2]],
  ['?orden=menor_importe&limit=2&offset=1', [5, 1, 4]],
  ['?orden=comercio_az', [5, 4, 2, 1, 3, 0]],
  ['?orden=numero_menor&limit=2', [5, 0, 1]],
  ['?orden=numero_mayor&limit=1&estados=aprobado', [2, 4]],
  ['?texto=zorzal&orden=mas_antiguos', [2, 0, 3]],
  ['?texto=zorzal&importe_desde=160000', [1, 3]],
  ['?asignado_a=nadie', [3, 2, 1, 0]],
  ['?asignado_a=nadie&desde=2026-01-07', [1, 2]],
  ['?sin_imprimir=si', [2, 4, 0]],
  ['?sin_empacar=si', [2, 4, 0]],
  ['?con_nota=si', [0]],
  ['?etiqueta=Fr%C3%A1gil', [0]],
])('finds orders by %s', async (query, wanted) => {
  expect(await found(query)).toEqual(wanted);
});

it('finds orders by customer, by product and by assigned employee', async () => {
  const second = shops[1]?.usuario.usuario_id;
  expect(await found(`?cliente_id=${second}`)).toEqual([3, 4, 2, 1]);
  expect(await found(`?cliente_id=${second}&producto_id=${cashew.producto_id}`)).toEqual([1, 1]);
  expect(await found(`/aprobado?producto_id=${peanut.producto_id.toUpperCase()}`)).toEqual([2, 4, 0]);
  expect(await found(`?asignado_a=${staff.usuario.usuario_id}`)).toEqual([2, 4, 3]);
  const { body } = await get(`?cliente_id=${second}`);
  expect(body).toMatchObject({ importe: 150_001.5, parcial: false });
  expect(body.pedidos[0]).toMatchObject({
    asignado: { usuario_id: staff.usuario.usuario_id, nombre: 'Emilia', apellido: 'Paz' },
    etiquetas: [],
    notas: 0,
  });
  expect(body.pedidos[1]).toMatchObject({ asignado: null });
});

it('finds orders by tag and by internal note, and returns the number of notes', async () => {
  const pedido_id = ids[2] ?? '';
  const { db } = test.database;
  await db
    .update(pedidos)
    .set({ etiquetas: ['Frágil'] })
    .where(eq(pedidos.pedido_id, pedido_id));
  const note = { pedido_id, autor_id: staff.usuario.usuario_id, texto: 'Llamar antes' };
  await db.insert(notasPedidos).values({ ...note, nota_id: crypto.randomUUID() });
  expect(await found('?etiqueta=Fr%C3%A1gil')).toEqual([1, 2]);
  expect(await found('?con_nota=si&estados=esperando_aprobacion,enviado')).toEqual([1, 2]);
  expect((await get('?con_nota=si')).body.pedidos[0]).toMatchObject({ etiquetas: ['Frágil'], notas: 1 });
});

it('finds orders without a remito', async () => {
  const path = `/remitos/pdf/varios?pedidoIds=${ids[0]},${ids[3]}`;
  expect((await call(test.app, 'GET', path, { token: staff.token })).status).toBe(200);
  expect(await found('?sin_imprimir=si')).toEqual([1, 4]);
  const { body } = await get('?orden=mas_antiguos');
  expect([body.pedidos[0]?.remito, body.pedidos[4]?.remito]).toEqual(['0001-00000001', null]);
});

it.each([
  ...['estados=otro', 'estados=aprobado,', 'estados=', 'cliente_id=1', 'producto_id=x', 'orden=fecha'],
  ...['importe_desde=-1', 'importe_hasta=1.234', 'importe_hasta=x', 'asignado_a=alguien', 'con_nota=no'],
  ...['desde=2026-01-08&hasta=2026-01-07', 'importe_desde=2&importe_hasta=1.5'],
  ...['sin_imprimir=1', 'sin_empacar=no', 'etiqueta=', `etiqueta=${'x'.repeat(LIMITS.etiquetaPedido + 1)}`],
])('answers 400 to %s', async (query) => {
  expect((await get(`?${query}`)).status).toBe(400);
});
