import type { EstadoPedido } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toStoredCantidades } from '../../db/lineas.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { productosCategorias } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;
type Product = Awaited<ReturnType<typeof makeProduct>>;

let test: TestApp;
let staff: Made;
let [ana, beto]: Made[] = [];
let [nuez, lino]: Product[] = [];

const defined = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It is made before all tests.');
  return value;
};

interface Sale {
  who: Made | undefined;
  /** In the shop's time zone. */
  when: string;
  estado?: EstadoPedido;
  asignado_a?: string;
  /** Product, delivered units, cents of the line, ordered units. */
  lines: [Product | undefined, number, number, number?][];
}

async function sell({ who, when, estado = 'aprobado', asignado_a, lines }: Sale) {
  const pedido_id = uuidv7();
  const { usuario_id } = defined(who).usuario;
  const total_precio = lines.reduce((sum, [, , cents]) => sum + cents, 0);
  await test.database.db.insert(pedidos).values({
    ...{ pedido_id, usuario_id, total_precio, estado_pedido: estado },
    fecha_pedido: new Date(`${when}-03:00`),
    ...(asignado_a && { asignado_a }),
  });
  await test.database.db.insert(detallesPedidos).values(
    lines.map(([producto, cantidad, total, cantidad_pedida], orden) => ({
      ...{ detalles_pedidos_id: uuidv7(), pedido_id, orden },
      ...toStoredCantidades({ cantidad, cantidad_pedida: cantidad_pedida ?? null }),
      ...{ producto_id: defined(producto).producto_id, producto_nombre: 'Como se llamaba' },
      ...{ precio_unitario: total, total_precio: total },
      ...(cantidad_pedida !== undefined && { motivo_entrega: 'falta' as const }),
    })),
  );
}

beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], nombre: 'Emilia', apellido: 'Paz' });
  ana = await makeUser(test, { nombre: 'Ana', apellido: 'Roca', nombre_comercio: 'Almacén Ñandú' });
  beto = await makeUser(test, { nombre: 'Beto', apellido: 'Sosa', nombre_comercio: '=Dietética' });
  nuez = await makeProduct(test, { nombre: 'Nuez' });
  lino = await makeProduct(test, { nombre: 'Lino' });
  const { usuario_id } = staff.usuario;
  // October and November, with orders in the first and last second of November in the shop's time zone.
  await sell({ who: ana, when: '2026-10-05T10:00', lines: [[nuez, 1, 10_000]] });
  await sell({ who: beto, when: '2026-10-31T23:59:59', lines: [[nuez, 9, 90_000]] });
  await sell({
    who: ana,
    when: '2026-11-01T00:00',
    lines: [
      [nuez, 2, 20_001],
      [lino, 3, 30_000, 5],
    ],
  });
  await sell({ who: ana, when: '2026-11-30T23:59:59', asignado_a: usuario_id, lines: [[lino, 1, 10_000]] });
  await sell({ who: beto, when: '2026-11-15T10:00', estado: 'recibido', lines: [[nuez, 4, 40_000]] });
  await sell({ who: beto, when: '2026-11-16T10:00', estado: 'cancelado', lines: [[nuez, 99, 990_000]] });
  await sell({
    who: beto,
    when: '2026-11-17T10:00',
    estado: 'esperando_aprobacion',
    lines: [[nuez, 99, 990_000]],
  });
  await sell({ who: beto, when: '2026-12-01T00:00', lines: [[lino, 99, 990_000]] });
});
afterAll(() => test.close());

interface Venta {
  id: string | null;
  nombre: string;
  detalle: string | null;
  pedidos: number | null;
  unidades: number | null;
  pedidas: number | null;
  entregadas: number | null;
  importe: number;
  anterior: Pick<Venta, 'pedidos' | 'unidades' | 'importe'>;
}

const MONTH = 'desde=2026-11-01&hasta=2026-11-30';
const get = async <T>(path: string) => {
  const { status, body } = await call<T>(test.app, 'GET', path, { token: staff.token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const ventas = (query: string) =>
  get<{ ventas: Venta[]; total: number }>(`/informes/ventas?${MONTH}&${query}`);

it('returns the purchases of each customer, exact to the cent and second, with the month before', async () => {
  expect(await ventas('')).toEqual({
    total: 2,
    ventas: [
      {
        ...{ id: ana?.usuario.usuario_id, nombre: 'Almacén Ñandú', detalle: 'Ana Roca' },
        ...{ pedidos: 2, unidades: 6, pedidas: 8, entregadas: 6, importe: 600.01 },
        anterior: { pedidos: 1, unidades: 1, importe: 100 },
      },
      {
        ...{ id: beto?.usuario.usuario_id, nombre: '=Dietética', detalle: 'Beto Sosa' },
        ...{ pedidos: 1, unidades: 4, pedidas: 4, entregadas: 4, importe: 400 },
        anterior: { pedidos: 1, unidades: 9, importe: 900 },
      },
    ],
  });
});

it('sorts by increase, decrease and name, and pages the result', async () => {
  const names = async (query: string) => (await ventas(query)).ventas.map(({ nombre }) => nombre);
  expect(await names('orden=sube')).toEqual(['Almacén Ñandú', '=Dietética']);
  expect(await names('orden=baja')).toEqual(['=Dietética', 'Almacén Ñandú']);
  expect(await names('por=producto&orden=nombre')).toEqual(['Lino', 'Nuez']);
  expect(await names('por=producto&orden=nombre&limit=1&offset=1')).toEqual(['Nuez']);
  expect((await ventas('por=producto&limit=1')).total).toBe(2);
});

it('groups by product, brand, category and assignee', async () => {
  const of = async (por: string) =>
    (await ventas(`por=${por}`)).ventas.map(({ nombre, pedidos: orders, pedidas, unidades, importe }) => [
      nombre,
      orders,
      pedidas,
      unidades,
      importe,
    ]);
  expect(await of('producto')).toEqual([
    ['Nuez', 2, 6, 6, 600.01],
    ['Lino', 2, 6, 4, 400],
  ]);
  expect((await of('marca')).map(([, ...figures]) => figures)).toEqual([
    [null, 6, 6, 600.01],
    [null, 6, 4, 400],
  ]);
  expect(await of('vendedor')).toEqual([
    ['Sin asignar', 2, 11, 9, 900.01],
    ['Emilia Paz', 1, 1, 1, 100],
  ]);
  // A product in two categories counts in each.
  const { categoria_id } = defined(nuez);
  await test.database.db
    .insert(productosCategorias)
    .values({ producto_id: defined(lino).producto_id, categoria_id });
  expect((await of('categoria')).map(([, ...figures]) => figures)).toEqual([
    [null, 12, 10, 1000.01],
    [null, 6, 4, 400],
  ]);
});

it('counts delivered units of the ordered ones, without replacements and extra units', async () => {
  const served = await makeUser(test, { nombre_comercio: 'Cumple' });
  const { usuario_id } = served.usuario;
  // Ten ordered, seven delivered; four units of a replacement that was not ordered; two extra units.
  await sell({
    who: served,
    when: '2026-08-03T10:00',
    lines: [
      [nuez, 7, 1000, 10],
      [lino, 4, 1000, 0],
    ],
  });
  await sell({ who: served, when: '2026-08-03T11:00', lines: [[lino, 5, 1000, 3]] });
  const august = 'desde=2026-08-01&hasta=2026-08-31';
  const all = { unidades: 16, pedidas: 13, entregadas: 10 };
  expect(await get(`/informes/resumen?${august}`)).toMatchObject(all);
  const { ventas: found } = await get<{ ventas: Venta[] }>(`/informes/ventas?${august}`);
  expect(found.find(({ id }) => id === usuario_id)).toMatchObject(all);
});

it('compares with any other days', async () => {
  const before = async (query: string) =>
    (await ventas(query)).ventas.map(({ anterior }) => anterior.importe);
  expect(await before('contra=anio_anterior')).toEqual([0, 0]);
  expect(await before('contra_desde=2026-10-31&contra_hasta=2026-10-31')).toEqual([0, 900]);
});

it('sums up each order and each unit once, with chart data', async () => {
  const resumen = await get<{ serie: { desde: string }[] } & Record<string, unknown>>(
    `/informes/resumen?${MONTH}`,
  );
  expect(resumen).toMatchObject({
    periodo: { desde: '2026-11-01', hasta: '2026-11-30' },
    contra: { desde: '2026-10-01', hasta: '2026-10-31' },
    ...{ pedidos: 3, unidades: 10, importe: 1000.01, unidad: 'dia', pedidas: 12, entregadas: 10 },
    anterior: { pedidos: 2, unidades: 10, importe: 1000, pedidas: 10, entregadas: 10 },
  });
  expect(resumen.serie).toHaveLength(30);
  expect(resumen.serie[0]).toEqual({
    ...{ desde: '2026-11-01', importe: 500.01, anterior: 0 },
    ...{ pedidas: 7, entregadas: 5 },
  });
  expect(resumen.serie[4]).toMatchObject({ importe: 0, anterior: 100, pedidas: 0, entregadas: 0 });
  expect(resumen.serie[29]).toMatchObject({ importe: 100, anterior: 0, pedidas: 1, entregadas: 1 });
});

it('exports a spreadsheet without formulas, with an audit log entry', async () => {
  const answer = await test.app.inject({
    url: `/api/informes/ventas/planilla?${MONTH}`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.replace('\u{FEFF}', '').split('\r\n')).toEqual([
    'Comercio;Cliente;Importe;Importe antes;Pedidos;Pedidos antes;Unidades pedidas;Entregadas de lo pedido;Cumplimiento %;Unidades;Unidades antes',
    'Almacén Ñandú;Ana Roca;600,01;100,00;2;1;8;6;75;6;1',
    "'=Dietética;Beto Sosa;400,00;900,00;1;1;4;4;100;4;9",
    '',
  ]);
  const asExcel = await test.app.inject({
    url: `/api/informes/ventas/planilla?${MONTH}&formato=xlsx`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect((await sheetOf(asExcel)).rows.slice(1)).toEqual([
    ['Almacén Ñandú', 'Ana Roca', 600.01, 100, 2, 1, 8, 6, 75, 6, 1],
    ['=Dietética', 'Beto Sosa', 400, 900, 1, 1, 4, 4, 100, 4, 9],
  ]);
  const [entrada] = await test.database.db
    .select()
    .from(bitacora)
    .where(eq(bitacora.accion, 'informe.planilla'));
  expect(entrada).toMatchObject({ usuario_id: staff.usuario.usuario_id, despues: { informe: 'cliente' } });
});

it('answers 400 to invalid parameters and to too many days', async () => {
  const status = async (query: string) =>
    (await call<{ code?: string }>(test.app, 'GET', `/informes/ventas?${query}`, { token: staff.token }))
      .status;
  for (const query of [
    'por=color',
    'orden=azar',
    'contra=ayer',
    'desde=2026-02-30',
    'desde=2020-01-01&hasta=2026-01-01',
  ]) {
    expect([query, await status(query)]).toEqual([query, 400]);
  }
});

it('lists active customers who ordered several times and then stopped', async () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * day - 3 * 3_600_000).toISOString().slice(0, 19);
  const late = await makeUser(test, { nombre_comercio: 'Dejó de pedir' });
  const once = await makeUser(test, { nombre_comercio: 'Pidió una vez' });
  const gone = await makeUser(test, { nombre_comercio: 'Desactivado' });
  for (const days of [95, 81, 67]) await sell({ who: late, when: ago(days), lines: [[nuez, 1, 5_000_000]] });
  await sell({ who: once, when: ago(90), lines: [[nuez, 1, 5_000_000]] });
  for (const days of [95, 81]) await sell({ who: gone, when: ago(days), lines: [[nuez, 1, 5_000_000]] });
  await test.database.db
    .update(usuarios)
    .set({ esta_activo: false })
    .where(eq(usuarios.usuario_id, gone.usuario.usuario_id));
  interface Page {
    clientes: { usuario: { nombre_comercio: string }; pedidos: number; importe: number; cada_dias: number }[];
  }
  const names = ({ clientes }: Page) => clientes.map(({ usuario }) => usuario.nombre_comercio);
  const found = await get<Page>('/informes/inactivos');
  expect(names(found)).toContain('Dejó de pedir');
  expect(found.clientes[0]).toMatchObject({ pedidos: 3, importe: 150_000, cada_dias: 14 });
  expect(names(found)).not.toContain('Pidió una vez');
  expect(names(found)).not.toContain('Desactivado');
  expect(names(await get<Page>('/informes/inactivos?dias=90'))).not.toContain('Dejó de pedir');
});
