import { afterAll, beforeAll, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let staff: Made;
let shop: Made;
const numeros: number[] = [];

beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], nombre: 'Emilia', apellido: 'Paz' });
  shop = await makeUser(test, {
    nombre: 'Ana',
    apellido: 'Pérez',
    nombre_comercio: '=SUMA(A1;"x")',
    dni: 20_204_103_004,
  });
  const walnut = await makeProduct(test, { nombre: 'Nuez; "mariposa"', precio: 5_000_050 });
  const seeds = await makeProduct(test, { nombre: '+Chía', precio: 9_000_000 });
  for (const detalles of [[linea(walnut, 2)], [linea(seeds, 1), linea(walnut, 1)]]) {
    const { usuario, token } = shop;
    const { body } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
    numeros.push(body.numero);
  }
  await test.database.db.update(pedidos).set({ fecha_pedido: new Date('2026-01-05T15:04:00Z') });
});
afterAll(() => test.close());

async function get(query = '') {
  const answer = await test.app.inject({
    url: `/api/planillas/pedidos${query}`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  return { answer, rows: answer.body.replace('\u{FEFF}', '').split('\r\n') };
}

it('has a CSV row per order for a Spanish spreadsheet, without formulas', async () => {
  const { answer, rows } = await get('?orden=numero_menor');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/filename="pedidos_\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.body.startsWith('\u{FEFF}')).toBe(true);
  const comercio = `"'=SUMA(A1;""x"")"`;
  expect(rows).toEqual([
    'Pedido;Fecha;Estado;Comercio;Cliente;CUIT;Total;A cargo de;Etiquetas',
    `${numeros[0]};05/01/2026 12:04;ESPERANDO APROBACION;${comercio};Ana Pérez;20-20410300-4;100001,00;;`,
    `${numeros[1]};05/01/2026 12:04;ESPERANDO APROBACION;${comercio};Ana Pérez;20-20410300-4;140000,50;;`,
    '',
  ]);
});

it("exists as an Excel file with the same rows, times in the shop's time zone, and numbers", async () => {
  const sheet = await sheetOf((await get('?orden=numero_menor&formato=xlsx')).answer);
  expect(sheet.rows[0]?.slice(0, 3)).toEqual(['Pedido', 'Fecha', 'Estado']);
  expect(sheet.rows.slice(1).map((row) => row.slice(0, 7))).toEqual(
    [100_001, 140_000.5].map((total, index) => [
      ...[numeros[index], new Date('2026-01-05T12:04:00Z'), 'ESPERANDO APROBACION', '=SUMA(A1;"x")'],
      ...['Ana Pérez', '20-20410300-4', total],
    ]),
  );
  const lineas = await sheetOf((await get('?filas=productos&orden=numero_mayor&formato=xlsx')).answer);
  expect(lineas.rows.slice(1).map((row) => row.slice(6))).toEqual([
    ['+Chía', 1, 1, 90_000, 0, 90_000, 21, 74_380.17, 15_619.83],
    ['Nuez; "mariposa"', 1, 1, 50_000.5, 0, 50_000.5, 21, 41_322.73, 8_677.77],
    ['Nuez; "mariposa"', 2, 2, 50_000.5, 0, 100_001, 21, 82_645.45, 17_355.55],
  ]);
});

it('has a row per product of each order, in the order of the list', async () => {
  const { rows } = await get('?filas=productos&orden=numero_mayor');
  expect(rows[0]).toBe(
    'Pedido;Fecha;Estado;Comercio;Cliente;CUIT;Producto;Cantidad pedida;Cantidad;Precio unitario;Descuento %;Total;IVA %;Neto;IVA',
  );
  expect(rows.slice(1, -1).map((row) => row.split('20-20410300-4;')[1])).toEqual([
    "'+Chía;1;1;90000,00;0;90000,00;21;74380,17;15619,83",
    '"Nuez; ""mariposa""";1;1;50000,50;0;50000,50;21;41322,73;8677,77',
    '"Nuez; ""mariposa""";2;2;50000,50;0;100001,00;21;82645,45;17355,55',
  ]);
});

it('has the orders that the filter finds, and writes an audit log entry', async () => {
  expect((await get('?estados=aprobado')).rows).toHaveLength(2);
  expect((await get('?desde=2026-01-05&hasta=2026-01-05')).rows).toHaveLength(4);
  expect((await get('?importe_desde=120000')).rows).toHaveLength(3);
  const entradas = (await test.database.db.select().from(bitacora)).filter(
    ({ accion }) => accion === 'pedido.planilla',
  );
  expect(entradas.at(-1)).toMatchObject({
    usuario_id: staff.usuario.usuario_id,
    despues: { pedidos: 1, filas: 'pedidos' },
  });
  expect((await get('?filas=clientes')).answer.statusCode).toBe(400);
});
