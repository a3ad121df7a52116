import { extractText } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { Parada } from './model.ts';
import { renderHojas } from './pdf/hoja.ts';

interface Answered {
  zonas: {
    zona: string | null;
    paradas: { pedido_id: string; remito: string | null; bultos: number | null }[];
  }[];
  code?: string;
}

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let producto_id: string;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  ({ producto_id } = await makeProduct(test, { precio: 6_000_000 }));
});
afterAll(() => test.close());

/** Places an order for a new shop. */
async function order(nombre_comercio: string, dom_fiscal: string, estado_pedido = 'aprobado') {
  const { usuario, token } = await makeUser(test, { nombre_comercio, dom_fiscal });
  const detalles = [linea({ producto_id, precio: 6_000_000 })];
  const { body } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
  await test.database.pool.query('UPDATE pedidos SET estado_pedido = $2 WHERE pedido_id = $1', [
    body.pedido_id,
    estado_pedido,
  ]);
  return body;
}
const ask = (path: string, orders: { pedido_id: string }[], token = staff.token) => {
  const url = `${path}?pedidoIds=${orders.map(({ pedido_id }) => pedido_id).join(',')}`;
  return call<Answered>(test.app, 'GET', url, { token });
};
async function printed(orders: { pedido_id: string }[]) {
  const { rawPayload, headers } = await test.app.inject({
    url: `/api/remitos/pdf/hojas-de-ruta?pedidoIds=${orders.map(({ pedido_id }) => pedido_id).join(',')}`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(headers['content-type']).toBe('application/pdf');
  return (await extractText(new Uint8Array(rawPayload))).text;
}

it('prints a sheet per zone in the order of the request, with an audit log entry for each order', async () => {
  const first = await order('Almacén Sol', 'Mitre 1, Junín');
  const second = await order('Dietética Luna', 'Mitre 2, Colón');
  const third = await order('Mercado Mar', 'Mitre 3, junin');
  const nowhere = await order('Sin Lugar', 'Mitre 4');
  await test.app.inject({
    url: `/api/remitos/pdf/download?pedidoId=${third.pedido_id}`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  await call(test.app, 'PUT', `/empaques/${uuidv7()}`, {
    token: staff.token,
    body: {
      pedido_id: third.pedido_id,
      empaque_anterior: null,
      bultos: 3,
      lineas: [{ producto_id, esperada: 1, cantidad: 1, sin_stock: false }],
    },
  });
  const orders = [nowhere, third, second, first];
  const { body } = await ask('/reparto', orders);
  expect(body.zonas.map(({ zona, paradas }) => [zona, paradas.map(({ pedido_id }) => pedido_id)])).toEqual([
    ['junin', [third.pedido_id, first.pedido_id]],
    ['Colón', [second.pedido_id]],
    [null, [nowhere.pedido_id]],
  ]);
  expect(body.zonas[0]?.paradas[0]).toMatchObject({ remito: '0001-00000001', bultos: 3 });
  expect(body.zonas[0]?.paradas[1]).toMatchObject({ remito: null, bultos: null });

  const pages = await printed(orders);
  expect(pages).toHaveLength(3);
  expect(pages[0]?.indexOf('Mercado Mar')).toBeLessThan(pages[0]?.indexOf('Almacén Sol') ?? 0);
  for (const downloadRemito of [
    '3 bultos, 1 pedido sin empacar',
    'R. 0001-00000001',
    'Tel. 2477 123456',
    'Mitre 3, junin',
    '$ 60.000,00',
  ]) {
    expect(pages[0]).toContain(downloadRemito);
  }
  expect(pages[2]).toContain('Sin zona');
  const { rows } = await test.database.pool.query(
    "SELECT objeto_id FROM bitacora WHERE accion = 'pedido.hoja_de_ruta' AND usuario_id = $1",
    [staff.usuario.usuario_id],
  );
  expect(rows.map(({ objeto_id }) => objeto_id).sort()).toEqual(
    orders.map(({ pedido_id }) => pedido_id).sort(),
  );
  // Looking at the route gives no remito a number.
  expect((await test.database.pool.query('SELECT FROM remitos')).rowCount).toBe(1);
});

it('shows the same number of packages as the remito, and none when less is delivered than packed', async () => {
  const sent = await order('Almacén Río', 'Mitre 9, Junín');
  const [line] = (
    await call<{ detalles_pedidos_id: string; cantidad: number }[]>(
      test.app,
      'GET',
      `/detalles-pedidos/pedido/${sent.pedido_id}`,
      { token: staff.token },
    )
  ).body;
  const told = async () => {
    const url = `/api/remitos/pdf/download?pedidoId=${sent.pedido_id}`;
    const headers = { authorization: `Bearer ${staff.token}` };
    const { rawPayload } = await test.app.inject({ url, headers });
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    const [sheet = ''] = await printed([sent]);
    const { body } = await ask('/reparto', [sent]);
    return [
      /Bultos\s+7/.test(text),
      sheet.includes('7 bultos'),
      sheet.includes('sin empacar'),
      body.zonas[0]?.paradas[0]?.bultos,
    ];
  };
  await call(test.app, 'PUT', `/empaques/${uuidv7()}`, {
    token: staff.token,
    body: {
      ...{ pedido_id: sent.pedido_id, empaque_anterior: null, bultos: 7 },
      lineas: [{ producto_id, esperada: line?.cantidad, cantidad: line?.cantidad, sin_stock: false }],
    },
  });
  expect(await told()).toEqual([true, true, false, 7]);
  const lineas = [{ detalles_pedidos_id: line?.detalles_pedidos_id, cantidad: 2, motivo: 'acordado' }];
  await call(test.app, 'PATCH', `/pedidos/${sent.pedido_id}/entrega`, {
    token: staff.token,
    body: { lineas },
  });
  expect(await told()).toEqual([false, false, true, null]);
});

it.each(['esperando_aprobacion', 'cancelado'])(
  'refuses an order that is %s, on screen and on paper',
  async (estado) => {
    const [good, bad] = [await order('Uno', 'Mitre 5, Junín'), await order('Dos', 'Mitre 6, Junín', estado)];
    for (const path of ['/reparto', '/remitos/pdf/hojas-de-ruta']) {
      const { status, body } = await ask(path, [good, bad]);
      expect([status, body.code]).toEqual([409, 'REMITO_NO_DISPONIBLE']);
      expect((await ask(path, [good, { pedido_id: uuidv7() }])).body.code).toBe('NO_ENCONTRADO');
    }
  },
);

it('continues on further pages with the longest texts', async () => {
  const parada = (at: number): Parada => ({
    numero: at,
    remito: at,
    nombre_comercio: `Comercio ${at} ${'largo '.repeat(30)}`,
    contacto: `Íñigo ${'Güemes '.repeat(20)}`,
    domicilio: `Calle ${'larguísima '.repeat(20)}${at}, Pergamino`,
    horario: 'de 8 a 12 '.repeat(12),
    telefono: '2477 123456',
    bultos: 999,
    productos: 500,
    total: 999_999_999_999,
  });
  const paradas = Array.from({ length: 50 }, (_, at) => parada(at + 1));
  const pdf = await renderHojas([{ zona: 'Pergamino', fecha: new Date(), comercio: 'Raíz', paradas }]);
  const { text } = await extractText(new Uint8Array(pdf));
  expect(text.length).toBeGreaterThan(3);
  for (const at of [1, 25, 50]) expect(text.join(' ')).toContain(`Pedido N.º ${at}`);
  expect(text.at(-1)).toContain(`Página ${text.length} de ${text.length}`);
});
