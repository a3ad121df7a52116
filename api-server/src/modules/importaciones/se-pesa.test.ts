/** The column 'Se pesa' in spreadsheets of products: whether staff weigh the product at packing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importing } from './testing/importing.ts';

let test: TestApp;
let token: string;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
  sheets = importing(test, token);
});
afterAll(() => test.close());

async function exported(formato: 'csv' | 'xlsx'): Promise<Buffer> {
  const url = `/api/planillas/productos?formato=${formato}`;
  const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Returns the names of the weighed products, as staff see them. */
async function weighed(): Promise<string[]> {
  const { body } = await call<{ productos: { nombre: string; se_pesa?: boolean }[] }>(
    test.app,
    'GET',
    '/productos/panel?limit=100',
    { token },
  );
  return body.productos.flatMap(({ nombre, se_pesa }) => (se_pesa ? [nombre] : [])).toSorted();
}

it('is exported, changes nothing when imported again, and is previewed, changed and undone', async () => {
  const kilos = { tipo_de_precio: 'por_kilo' as const };
  await makeProduct(test, { nombre: 'Queso', codigo: 'Q-1', ...kilos, se_pesa: true });
  await makeProduct(test, { nombre: 'Miel', codigo: 'M-1', ...kilos });
  await makeProduct(test, { nombre: 'Frasco', codigo: 'F-1', tipo_de_precio: 'por_unidad' });
  const [heads = '', ...lines] = (await exported('csv')).toString().trim().split('\r\n');
  const at = heads.split(';').indexOf('Se pesa');
  const cells = lines.map((line) => [line.split(';')[1], line.split(';')[at]]);
  expect(cells.toSorted()).toEqual([
    ['Frasco', 'No'],
    ['Miel', 'No'],
    ['Queso', 'Sí'],
  ]);
  for (const formato of ['csv', 'xlsx'] as const) {
    const same = await sheets.read('catalogo', await exported(formato));
    expect(same.resumen, formato).toEqual({ nuevo: 0, cambia: 0, igual: 3, error: 0 });
    await sheets.discard(same.importacion_id);
  }

  const read = await sheets.read('catalogo', 'Código;Se pesa\nQ-1;No\nM-1;Sí\nF-1;\n');
  expect(read.resumen).toEqual({ nuevo: 0, cambia: 2, igual: 1, error: 0 });
  const filas = await sheets.filas(read.importacion_id, '&efecto=cambia');
  expect(filas.map(({ nombre, cambios }) => [nombre, cambios])).toEqual([
    ['Queso', [{ campo: 'se_pesa', antes: 'Sí', despues: 'No' }]],
    ['Miel', [{ campo: 'se_pesa', antes: 'No', despues: 'Sí' }]],
  ]);
  expect(await weighed()).toEqual(['Queso']);
  await sheets.apply(read.importacion_id);
  expect(await weighed()).toEqual(['Miel']);
  await sheets.undo(read.importacion_id);
  expect(await weighed()).toEqual(['Queso']);
});

it('is an error for a product that is not sold por kilo, unless the row changes that', async () => {
  await makeProduct(test, { nombre: 'Nuez', codigo: 'N-1', tipo_de_precio: 'por_unidad' });
  const refused = await sheets.read('catalogo', 'Código;Se pesa\nN-1;Sí\n');
  const [fila] = await sheets.filas(refused.importacion_id);
  expect(fila?.errores).toEqual([{ campo: 'se_pesa', mensaje: 'Solo se pesa lo que se vende por kilo.' }]);
  await sheets.discard(refused.importacion_id);

  const read = await sheets.read('catalogo', 'Código;Tipo de precio;Se pesa\nN-1;Por kilo;Sí\n');
  expect(read.resumen).toMatchObject({ cambia: 1, error: 0 });
  await sheets.apply(read.importacion_id);
  expect(await weighed()).toContain('Nuez');
  await sheets.undo(read.importacion_id);
  expect(await weighed()).not.toContain('Nuez');
});
