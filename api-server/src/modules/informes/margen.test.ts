import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { porcentajeOf } from './mapper.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
let other: Awaited<ReturnType<typeof makeUser>>;
let walnut: string;
let flax: string;

/** Product, units, cents of the line, unit cost in cents. */
type Line = [string, number, number, number | null];

async function sell(
  who: typeof ana,
  when: string,
  lines: Line[],
  estado: 'aprobado' | 'cancelado' = 'aprobado',
) {
  const pedido_id = uuidv7();
  await test.database.db.insert(pedidos).values({
    ...{ pedido_id, usuario_id: who.usuario.usuario_id, estado_pedido: estado },
    total_precio: lines.reduce((sum, [, , cents]) => sum + cents, 0),
    fecha_pedido: new Date(`${when}-03:00`),
  });
  await test.database.db.insert(detallesPedidos).values(
    lines.map(([producto_id, cantidad, total_precio, costo_unitario], orden) => ({
      ...{
        detalles_pedidos_id: uuidv7(),
        pedido_id,
        orden,
        unidades: cantidad,
        producto_id,
        producto_nombre: 'X',
      },
      ...{ precio_unitario: 1, total_precio, costo_unitario },
    })),
  );
}

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
  ana = await makeUser(test, { nombre_comercio: 'Almacén Ñandú', nombre: 'Ana', apellido: 'Roca' });
  other = await makeUser(test, { nombre_comercio: 'Beto' });
  walnut = (await makeProduct(test, { nombre: 'Nuez' })).producto_id;
  flax = (await makeProduct(test, { nombre: 'Lino' })).producto_id;
  await sell(ana, '2026-10-31T23:59:59', [[walnut, 1, 10_000, 4_000]]);
  await sell(ana, '2026-11-01T00:00', [
    [walnut, 3, 30_000, 3_333],
    [flax, 1, 5_000, null],
  ]);
  // Sold below cost.
  await sell(other, '2026-11-30T23:59:59', [[flax, 2, 10_000, 5_001]]);
  await sell(other, '2026-11-12T10:00', [[walnut, 99, 990_000, 1]], 'cancelado');
});
afterAll(() => test.close());

const MONTH = 'desde=2026-11-01&hasta=2026-11-30';
const get = async (path: string) => {
  const { status, body } = await call<Record<string, unknown>>(test.app, 'GET', path, { token: admin.token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

it('the margin counts sales with a known cost, exact to the cent, next to all sales', async () => {
  expect(await get(`/informes/margen?${MONTH}`)).toEqual({
    total: 2,
    margenes: [
      {
        ...{ id: ana.usuario.usuario_id, nombre: 'Almacén Ñandú', detalle: 'Ana Roca' },
        ...{ margen: 200.01, porcentaje: 66.7, con_costo: 300, importe: 350 },
        anterior: { margen: 60, porcentaje: 60, con_costo: 100, importe: 100 },
      },
      {
        ...{ id: other.usuario.usuario_id, nombre: 'Beto', detalle: expect.any(String) },
        ...{ margen: -0.02, porcentaje: 0, con_costo: 100, importe: 100 },
        anterior: { margen: 0, porcentaje: null, con_costo: 0, importe: 0 },
      },
    ],
  });
});

it('the margin report groups by product, brand, category and seller, in the requested order', async () => {
  const names = async (query: string) =>
    ((await get(`/informes/margen?${MONTH}&${query}`)).margenes as { nombre: string }[]).map(
      (one) => one.nombre,
    );
  expect(await names('por=producto')).toEqual(['Nuez', 'Lino']);
  expect(await names('por=producto&orden=baja')).toEqual(['Lino', 'Nuez']);
  expect(await names('por=producto&orden=nombre&limit=1&offset=1')).toEqual(['Nuez']);
  expect(await names('por=vendedor')).toEqual(['Sin asignar']);
  for (const por of ['marca', 'categoria'])
    expect(await names(`por=${por}&orden=porcentaje`)).toHaveLength(2);
});

it('the margin summary counts each line once and has chart data', async () => {
  const resumen = await get(`/informes/margen/resumen?${MONTH}`);
  expect(resumen).toMatchObject({
    ...{ margen: 199.99, porcentaje: 50, con_costo: 400, importe: 450, unidad: 'dia' },
    anterior: { margen: 60, porcentaje: 60, con_costo: 100, importe: 100 },
  });
  const serie = resumen.serie as unknown[];
  expect(serie).toHaveLength(30);
  expect(serie[0]).toEqual({ desde: '2026-11-01', margen: 200.01, anterior: 0 });
  expect(serie[29]).toEqual({ desde: '2026-11-30', margen: -0.02, anterior: 0 });
});

it('the margin report exports a spreadsheet', async () => {
  const { body } = await test.app.inject({
    url: `/api/informes/margen/planilla?${MONTH}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(body.replace('\u{FEFF}', '').split('\r\n').slice(0, 2)).toEqual([
    'Comercio;Cliente;Margen;Margen %;Margen antes;Ventas con costo;Ventas',
    'Almacén Ñandú;Ana Roca;200,01;66,7;60,00;300,00;350,00',
  ]);
});

describe('the margin in percent', () => {
  it.each([
    [300, 100, 66.7],
    [1000, 9995, -899.5],
    [10_000, 9_995, 0.1],
    [10_000, 9_996, 0],
    [10_000, 10_005, -0.1],
    [10_000, 10_004, 0],
    [0, 500, null],
    [9_007_199_254_740_991, 1, 100],
  ])('for %i cents at a cost of %i is %d', (con_costo, costo, percent) => {
    expect(porcentajeOf({ importe: con_costo, con_costo, costo })).toBe(percent);
  });
});
