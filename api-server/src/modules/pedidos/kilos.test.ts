import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { today } from '../../shared/today.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

type Producto = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof empleado;
let cheese: Producto;
let jar: Producto;
let order: Answered;

beforeAll(async () => {
  test = await testApp();
  empleado = await makeUser(test, { roles: ['empleado'] });
});
beforeEach(async () => {
  ana = await makeUser(test);
  cheese = await makeProduct(test, {
    nombre: 'Queso',
    precio: 800_050,
    tipo_de_precio: 'por_kilo',
    se_pesa: true,
  });
  jar = await makeProduct(test, { nombre: 'Miel', precio: 500_000, tipo_de_precio: 'por_unidad' });
  const detalles = [linea(cheese, 10), linea(jar, 4)];
  order = (await placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles, token: ana.token })).body;
});
afterAll(() => test.close());

const byStaff = <T = Answered>(method: 'GET' | 'PUT' | 'PATCH', path: string, body?: unknown) =>
  call<T>(test.app, method, path, { token: empleado.token, ...(body === undefined ? {} : { body }) });
const approve = () => byStaff('PATCH', `/pedidos/${order.pedido_id}/estado`, { estado_pedido: 'aprobado' });
const lineOf = ({ producto_id }: Producto, lines = order.detalles) =>
  lines.find(({ producto }) => producto.producto_id === producto_id);
const deliver = (producto: Producto, cantidad: number, motivo: string) =>
  byStaff('PATCH', `/pedidos/${order.pedido_id}/entrega`, {
    lineas: [{ detalles_pedidos_id: lineOf(producto)?.detalles_pedidos_id, cantidad, motivo }],
  });
const edit = (...lines: [Producto, number][]) =>
  byStaff('PATCH', `/pedidos/${order.pedido_id}`, {
    estado_pedido: 'esperando_aprobacion',
    detalles: lines.map(([producto, cantidad]) => ({ ...linea(producto, cantidad), descuento: 0 })),
  });
const weighed = (cantidad: number, more: object = {}) => ({
  ...{ producto_id: cheese.producto_id, esperada: 10, cantidad, motivo: 'peso' },
  ...more,
});
const pack = (...lineas: object[]) =>
  byStaff('PUT', `/empaques/${randomUUID()}`, {
    ...{ pedido_id: order.pedido_id, empaque_anterior: null, bultos: 1 },
    lineas: [...lineas, { producto_id: jar.producto_id, esperada: 4, cantidad: 4 }],
  });
const paperText = async () => {
  const printed = await test.app.inject({
    url: `/api/remitos/pdf/download?pedidoId=${order.pedido_id}`,
    headers: { authorization: `Bearer ${empleado.token}` },
  });
  const { text } = await extractText(new Uint8Array(printed.rawPayload), { mergePages: true });
  return text.replaceAll('\u00a0', ' ');
};

describe('an order of a product sold por kilo', () => {
  it('still takes only whole quantities from the customer', async () => {
    const body = { usuarioId: ana.usuario.usuario_id, detalles: [{ ...linea(cheese), cantidad: 9.5 }] };
    const { status } = await call(test.app, 'POST', '/pedidos', { token: ana.token, body });
    expect(status).toBe(400);
  });

  it('takes up to three decimals when staff edit it, and its total follows', async () => {
    const { status, body } = await edit([cheese, 9.855], [jar, 4]);
    expect(status).toBe(200);
    expect(lineOf(cheese, body.detalles)).toMatchObject({
      cantidad: 9.855,
      por_kilo: true,
      total_precio: 78_844.93,
    });
    expect(body.total_precio).toBe(98_844.93);
    const own = await call<Answered>(test.app, 'GET', `/mis-pedidos/${order.pedido_id}`, {
      token: ana.token,
    });
    expect(own.body.detalles).toEqual(body.detalles);
    expect((await edit([cheese, 9.855], [jar, 4])).body.version).toBe(body.version);
  });

  it.each([
    ['more than three decimals', 9.8555],
    ['less than 1', 0.5],
    ['a negative quantity', -1.5],
  ])('refuses %s in an edit', async (_, cantidad) => {
    const { status, body } = await edit([cheese, cantidad], [jar, 4]);
    expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(body.details[0]?.field).toBe('detalles.0.cantidad');
  });

  it('keeps refusing decimals of a product sold por unidad, in an edit and in a delivery', async () => {
    const edited = await edit([cheese, 10], [jar, 3.5]);
    expect(edited.body.details).toEqual([
      { field: 'detalles.1.cantidad', message: 'La cantidad debe ser un numero entero' },
    ]);
    await approve();
    const { body } = await deliver(jar, 3.5, 'falta');
    expect(body.details).toMatchObject([
      { field: 'lineas.0.cantidad', message: 'La cantidad debe ser un numero entero' },
    ]);
    expect((await deliver(jar, 3, 'peso')).body.details).toMatchObject([
      { message: 'Solo se pesa lo que se vende por kilo.' },
    ]);
  });
});

describe('a weight', () => {
  beforeEach(approve);

  it.each([9.85, 10.15, 8, 12])(
    'of %d kg for 10 ordered is delivered, and the total follows',
    async (kilos) => {
      const { status, body } = await deliver(cheese, kilos, 'peso');
      expect(status).toBe(200);
      expect(lineOf(cheese, body.detalles)).toMatchObject({
        ...{ cantidad: kilos, cantidad_pedida: 10, motivo_entrega: 'peso' },
        total_precio: Math.round(kilos * 800_050) / 100,
      });
      expect(body.total_precio).toBe((Math.round(kilos * 800_050) + 2_000_000) / 100);
    },
  );

  it.each([98.5, 7.999, 12.001, 0])(
    'of %d kg is refused as too far from the ordered 10 kg',
    async (kilos) => {
      const { status, body } = await deliver(cheese, kilos, 'peso');
      expect([status, body.details?.[0]?.message]).toEqual([
        400,
        'Se pidieron 10 kg: el peso va de 8 kg a 12 kg.',
      ]);
    },
  );

  it('is the packed quantity, and stands on the remito with three decimals', async () => {
    const { body } = await byStaff<{ pedidos: { lineas: object[] }[] }>(
      'GET',
      `/empaques?pedidoIds=${order.pedido_id}`,
    );
    expect(body.pedidos[0]?.lineas).toMatchObject([
      { cantidad: 4 },
      { cantidad: 10, por_kilo: true, se_pesa: true },
    ]);
    expect(body.pedidos[0]?.lineas[0]).not.toHaveProperty('se_pesa');
    expect((await pack(weighed(9.85))).status).toBe(200);
    const paper = await paperText();
    expect(paper).toContain('Pediste 10 kg, van 9,850 kg');
    expect(paper.split('9,850 kg')).toHaveLength(3);
    expect(paper).toContain('$ 78.804,93');
    expect(paper).toContain('$ 98.804,93');
  });

  it('may be above the ordered quantity at packing, unlike other quantities', async () => {
    expect((await pack(weighed(10.4, { motivo: 'acordado' }))).status).toBe(400);
    expect((await pack(weighed(10.4))).status).toBe(200);
    const own = await call<Answered>(test.app, 'GET', `/mis-pedidos/${order.pedido_id}`, {
      token: ana.token,
    });
    expect(lineOf(cheese, own.body.detalles)).toMatchObject({ cantidad: 10.4, cantidad_pedida: 10 });
  });

  it.each([98.5, 0.985])('of %d kg at packing is refused, and the order stays unpacked', async (kilos) => {
    const { status, body } = await pack(weighed(kilos));
    expect([status, body.details?.[0]?.field]).toEqual([400, 'lineas.0.cantidad']);
    const { body: after } = await byStaff<{ pedidos: { empaque: unknown }[] }>(
      'GET',
      `/empaques?pedidoIds=${order.pedido_id}`,
    );
    expect(after.pedidos[0]?.empaque).toBeNull();
  });

  it('near the agreed kilos is packed with the earlier reason, though far from the ordered kilos', async () => {
    expect((await deliver(cheese, 5, 'acordado')).status).toBe(200);
    expect((await pack(weighed(4.95, { esperada: 5 }))).status).toBe(200);
    const own = await call<Answered>(test.app, 'GET', `/mis-pedidos/${order.pedido_id}`, {
      token: ana.token,
    });
    expect(lineOf(cheese, own.body.detalles)).toMatchObject({
      ...{ cantidad: 4.95, cantidad_pedida: 10, motivo_entrega: 'acordado' },
    });
  });

  it('is refused at packing for a product sold por unidad, also far from the ordered units', async () => {
    await deliver(jar, 8, 'acordado');
    const { status, body } = await byStaff('PUT', `/empaques/${randomUUID()}`, {
      ...{ pedido_id: order.pedido_id, empaque_anterior: null, bultos: 1 },
      lineas: [
        { producto_id: cheese.producto_id, esperada: 10, cantidad: 10 },
        { producto_id: jar.producto_id, esperada: 8, cantidad: 9, motivo: 'peso' },
      ],
    });
    expect([status, body.details]).toEqual([
      400,
      [{ field: 'lineas.1.cantidad', message: 'Solo se pesa lo que se vende por kilo.' }],
    ]);
  });

  it('is mailed to the customer in words', async () => {
    await test.mails();
    await deliver(cheese, 9.85, 'peso');
    const texts = (await test.mails()).map(({ text }) => text);
    expect(texts.at(-1)).toContain('pediste 10 kg, van 9,850 kg');
  });

  it('does not count as missing in the report of deliveries, whose units are exact', async () => {
    await deliver(cheese, 9.85, 'peso');
    const day = today();
    const { body } = await byStaff<{ ventas: { id: string }[] }>(
      'GET',
      `/informes/ventas?por=producto&desde=${day}&hasta=${day}&limit=100`,
    );
    const row = body.ventas.find(({ id }) => id === cheese.producto_id);
    expect(row).toMatchObject({ unidades: 9.85, pedidas: 9.85, entregadas: 9.85 });
  });

  it('may be reported in part as missing or broken by the customer', async () => {
    await deliver(cheese, 9.85, 'peso');
    await byStaff('PATCH', `/pedidos/${order.pedido_id}/estado`, { estado_pedido: 'enviado' });
    const report = (producto: Producto, cantidad: number) =>
      call<Answered>(test.app, 'PUT', `/mis-pedidos/${order.pedido_id}/recepcion`, {
        token: ana.token,
        body: {
          falta: null,
          lineas: [{ detalles_pedidos_id: lineOf(producto)?.detalles_pedidos_id, cantidad, motivo: 'roto' }],
        },
      });
    expect((await report(cheese, 9.851)).body.details).toMatchObject([
      { message: 'De Queso te enviamos 9,850 kg.' },
    ]);
    expect((await report(jar, 1.5)).body.details).toMatchObject([
      { message: 'La cantidad debe ser un numero entero' },
    ]);
    expect((await report(cheese, 0.35)).status).toBe(200);
  });
});
