import { LIMITS } from 'api-client/contract';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const TIERS = 'De a 6 · desde 12: $ 11.728,23 · desde 24: $ 11.110,95';

let test: TestApp;
let customer: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  customer = await makeUser(test);
  const { categorias } = await makeFiltros(test);
  const walnut = await makeProduct(test, { nombre: 'Nuez; "mariposa"', precio: 1_234_550 });
  const loose = await makeProduct(test, {
    nombre: '=SUMA(A1)',
    precio: 100,
    tipo_de_precio: 'por_kilo',
    disponible: false,
  });
  await makeProduct(test, { nombre: 'Retirada', precio: 100, esta_activo: false });
  await test.database.pool.query('DELETE FROM productos_categorias WHERE producto_id = $1', [
    loose.producto_id,
  ]);
  await test.database.pool.query('INSERT INTO productos_cantidades VALUES ($1, 6, 6, $2)', [
    walnut.producto_id,
    JSON.stringify([
      { desde: 12, descuento: 5 },
      { desde: 24, descuento: 10 },
    ]),
  ]);
  for (const categoria_id of categorias.slice(0, 2)) {
    await test.database.pool.query(
      'INSERT INTO productos_categorias (producto_id, categoria_id) VALUES ($1, $2)',
      [walnut.producto_id, categoria_id],
    );
  }
});
afterAll(() => test.close());

const get = (as: 'planilla' | 'planilla?formato=xlsx' | 'pdf', token = customer.token) =>
  test.app.inject({
    url: `/api/lista-de-precios/${as}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

const today = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

describe('the price list as a spreadsheet', () => {
  it('has the shop, the day and each product once with its price, by category', async () => {
    const answer = await get('planilla');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const rows = answer.body.trimEnd().split('\r\n');
    expect(rows[0]).toBe('\ufeffTierra Llana;Lista de precios');
    expect(rows[1]).toBe(`Precios válidos al ${today.format(new Date())}`);
    expect(rows[2]).toBe(
      'Categoría;Producto;Marca;Precio;Se vende;Precio anterior;Stock;Precio por kilo;Precio por litro;Mínimo;De a;Precio por cantidad',
    );
    const nuts = rows.filter((row) => row.includes('mariposa'));
    expect(nuts).toHaveLength(1);
    expect(nuts[0]).toMatch(
      /;"Nuez; ""mariposa""";[^;]+;12345,50;por unidad;;Hay;;;6;6;desde 12: \$ 11\.728,23 · desde 24: \$ 11\.110,95$/,
    );
    // Products without a category come last; a text like a formula stays text.
    expect(rows.at(-1)).toMatch(/^Otros productos;'=SUMA\(A1\);[^;]+;1,00;por kilo;;Sin stock;;;1;1;$/);
    expect(answer.body).not.toContain('Retirada');
  });

  it('exists as an Excel file with prices as numbers', async () => {
    const { rows, cells } = await sheetOf(await get('planilla?formato=xlsx'));
    expect(rows[0]?.slice(0, 2)).toEqual(['Tierra Llana', 'Lista de precios']);
    expect(rows[2]?.slice(0, 4)).toEqual(['Categoría', 'Producto', 'Marca', 'Precio']);
    const at = rows.findIndex(([, nombre]) => nombre === 'Nuez; "mariposa"');
    expect(rows[at]?.slice(3, 7)).toEqual([12_345.5, 'por unidad', null, 'Hay']);
    expect(cells?.get(`${at},3`)?.style?.numFmt).toBe('#,##0.00');
    expect(rows.at(-1)?.[1]).toBe('=SUMA(A1)');
  });
});

describe('the price list as a PDF', () => {
  const textOf = (pdf: Buffer) => extractText(new Uint8Array(pdf), { mergePages: true });

  it('has the same products, the day and the page number', async () => {
    const answer = await get('pdf');
    expect(answer.statusCode).toBe(200);
    const { text, totalPages } = await textOf(answer.rawPayload);
    expect(totalPages).toBe(1);
    for (const told of ['Tierra Llana', 'Nuez; "mariposa"', '$ 12.345,50', 'por kilo · sin stock', TIERS]) {
      expect(text).toContain(told);
    }
    expect(text).toContain(`Precios válidos al ${today.format(new Date())}`);
    expect(text).toContain('Página 1 de 1');
    expect(text).not.toContain('Retirada');
  });

  it('has several pages up to the limit, and is refused beyond the limit', async () => {
    const { pool } = test.database;
    const fill = (count: number) =>
      pool.query(
        `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
         SELECT gen_random_uuid(), 'Relleno ' || n, '', 100, 'por_unidad', (SELECT marca_id FROM marcas LIMIT 1)
         FROM generate_series(1, $1::int) n`,
        [count],
      );
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM productos WHERE esta_activo',
    );
    await fill(LIMITS.productosPerLista - (rows[0]?.count ?? 0));
    const whole = await get('pdf');
    expect(whole.statusCode).toBe(200);
    const { text, totalPages } = await textOf(whole.rawPayload);
    expect(text).toContain(`Página ${totalPages} de ${totalPages}`);
    expect(text).toContain('Otros productos (sigue)');
    await fill(1);
    expect((await get('pdf')).json().code).toBe('LISTA_DEMASIADO_LARGA');
    expect((await get('planilla')).body.split('\r\n')).toHaveLength(LIMITS.productosPerLista + 5);
  });
});

it.each(['planilla', 'pdf'] as const)(
  'answers 401 or 403 to callers who may not see prices: %s',
  async (as) => {
    const pending = await makeUser(test, { dado_de_alta: false, esta_activo: false });
    for (const token of ['', pending.token]) {
      const answer = await get(as, token);
      expect([401, 403]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('12345');
    }
  },
);
