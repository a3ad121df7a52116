import { FLAG_FILTER_NAMES, FLAG_FILTERS, PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { FLAG_TITLES } from 'api-client/contract/producto-flags-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importing, xlsx } from '../importaciones/testing/importing.ts';
import { productForms } from './testing/productos-fixture.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

const flagOf = async (id: string, flag: string) =>
  (await call<Record<string, unknown>>(test.app, 'GET', `/productos/${id}`)).body[flag];

describe.each(PRODUCTO_FLAGS)("a product's flag %s", (flag) => {
  it('is stored when a product is created, and when it is edited, with an entry in the history', async () => {
    const { body } = await forms.create({ nombre: `Con ${flag}`, [flag]: 'true' });
    expect(await flagOf(body.producto_id, flag)).toBe(true);
    await forms.edit(body.producto_id, { [flag]: 'false' });
    expect(await flagOf(body.producto_id, flag)).toBe(false);
    const { rows } = await test.database.pool.query(
      'SELECT antes, despues FROM bitacora WHERE objeto_id = $1 ORDER BY entrada_id DESC LIMIT 1',
      [body.producto_id],
    );
    expect(rows).toEqual([{ antes: { [flag]: true }, despues: { [flag]: false } }]);
  });

  it('is off for a new product whose form does not send it', async () => {
    const { body } = await forms.create({ nombre: `Sin ${flag}`, [flag]: undefined });
    expect(await flagOf(body.producto_id, flag)).toBe(false);
  });

  it('is exported, and an import of the changed sheet writes it', async () => {
    const { producto_id } = await makeProduct(test, { nombre: `Planilla ${flag}`, [flag]: true });
    const exported = await sheetOf(
      await test.app.inject({
        url: `/api/planillas/productos?formato=xlsx&term=${encodeURIComponent(`Planilla ${flag}`)}`,
        headers: { authorization: `Bearer ${forms.token}` },
      }),
    );
    const [heads = [], ...rows] = exported.rows;
    const at = heads.indexOf(FLAG_TITLES[flag]);
    const row = rows.find((cells) => cells.includes(producto_id)) ?? [];
    expect(row[at]).toBe('Sí');
    const sheets = importing(test, forms.token);
    const read = await sheets.read('catalogo', await xlsx([heads, row.with(at, 'No')]));
    const [change] = await sheets.filas(read.importacion_id);
    expect(change?.cambios).toEqual([expect.objectContaining({ campo: flag })]);
    await sheets.apply(read.importacion_id);
    expect(await flagOf(producto_id, flag)).toBe(false);
  });
});

it.each(FLAG_FILTER_NAMES)('the filter %s finds and counts the products with its flag', async (name) => {
  const { flag } = FLAG_FILTERS[name];
  const ids = async (query: string) =>
    (
      await call<{ productos: { producto_id: string }[] }>(
        test.app,
        'GET',
        `/productos/filtrados?limit=100&term=${encodeURIComponent(`Filtro ${name}`)}${query}`,
      )
    ).body.productos.map(({ producto_id }) => producto_id);
  const set = await makeProduct(test, { nombre: `Filtro ${name} uno`, [flag]: true });
  const cleared = await makeProduct(test, { nombre: `Filtro ${name} dos`, [flag]: false });
  expect((await ids('')).toSorted()).toEqual([set.producto_id, cleared.producto_id].toSorted());
  expect(await ids(`&${name}=si`)).toEqual([set.producto_id]);
  const { body } = await call<Record<string, number>>(
    test.app,
    'GET',
    `/productos/cuentas?term=${encodeURIComponent(`Filtro ${name}`)}`,
  );
  expect(body).toMatchObject({ total: 2, [name]: 1 });
});
