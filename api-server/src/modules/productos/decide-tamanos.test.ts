import { withoutTamano } from 'api-client/contract/tamano';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Listed {
  producto_id: string;
  nombre: string;
}

let test: TestApp;
let token: string;
let marca_id: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
});
beforeEach(async () => {
  await test.database.pool.query('UPDATE productos SET esta_activo = false');
  ({ marca_id } = await makeFiltros(test));
});
afterAll(() => test.close());

const make = async (nombre: string, more: object = {}) =>
  (await makeProduct(test, { nombre, marca_id, ...more })).producto_id;
const names = (productos: readonly Listed[]) => productos.map(({ nombre }) => nombre);
const sizesOf = async (id: string) => {
  const path = `/productos/${id}/tamanos`;
  return names((await call<{ productos: Listed[] }>(test.app, 'GET', path)).body.productos);
};
const groupOf = async (id: string) => {
  const path = `/productos/${id}/grupo`;
  return (await call<{ grupo_id: string | null; productos: Listed[] }>(test.app, 'GET', path, { token }))
    .body;
};
const proposed = async (query = '') => {
  const path = `/productos/tamanos/propuestas${query}`;
  type Page = { propuestas: { nombre: string; productos: Listed[] }[]; total: number };
  const { propuestas, total } = (await call<Page>(test.app, 'GET', path, { token })).body;
  return { total, propuestas: propuestas.map(({ nombre, productos }) => [nombre, names(productos)]) };
};
const decide = async (decision: string, ids: readonly string[], grupo_id: string | null = null) =>
  call<{ productos: { grupo_id: string | null }[]; code: string }>(test.app, 'PUT', '/productos/tamanos', {
    token,
    body: { grupos: [{ decision, productos: ids.map((producto_id) => ({ producto_id, grupo_id })) }] },
  });

const NAMES = [
  ...['Almendra x 1 kg', 'Almendra X 500 g', 'Ñandú año 250 g.', 'Aceite x12', 'Aceite caja x 12 de 500 ml'],
  ...['Yerba por kilo', 'Yerba por unidad', 'Pasas bulto x 10 kg', 'Miel 1,5 kg', 'Jugo 2 lt', 'Jugo 1 l'],
  ...['x 500 g', 'Garbanzo', 'Garbanzo 9 mm', 'Pan x', 'Té  x 20', 'Levadura 20 x 10 g', 'Box x kilo'],
  ...[
    'Display x 6 barritas',
    'Barritas display x 6',
    'Maní sin sal 1kg',
    'Bolsa x 5 kg',
    'Mix 3 semillas 5g',
  ],
];

describe('the sizes of one product', () => {
  it.each(NAMES)('have the same common name in the database as on the screens: %s', async (nombre) => {
    const { rows } = await test.database.pool.query(
      'SELECT sin_tamano($1) AS is, normalizar($2) AS expected',
      [nombre, withoutTamano(nombre) ?? null],
    );
    expect(rows[0].is).toBe(rows[0].expected);
  });

  it('are proposed by name and brand, in pages, until staff decide', async () => {
    const [small, large] = [await make('Nuez x 500 g'), await make('NUEZ x 1 kg')];
    const [chia, other] = [await make('Chía x 250 g'), await make('Chia x 1 kg')];
    await make('Lino x 1 kg');
    await makeProduct(test, { nombre: 'Lino x 500 g' });
    await make('Nuez x 2 kg', { esta_activo: false });
    expect(await proposed()).toEqual({
      total: 2,
      propuestas: [
        ['Chía', ['Chía x 250 g', 'Chia x 1 kg']],
        ['Nuez', ['Nuez x 500 g', 'NUEZ x 1 kg']],
      ],
    });
    expect(await proposed('?limit=1&offset=1')).toMatchObject({
      total: 2,
      propuestas: [['Nuez', { length: 2 }]],
    });
    await decide('juntos', [small, large]);
    expect(await proposed()).toMatchObject({ total: 1, propuestas: [['Chía', { length: 2 }]] });
    await decide('separados', [chia, other]);
    expect(await proposed()).toEqual({ total: 0, propuestas: [] });
    expect(await sizesOf(small)).toEqual(['Nuez x 500 g', 'NUEZ x 1 kg']);
    expect(await sizesOf(chia)).toEqual([]);
  });

  it('are the products that staff joined, whatever their names and brands', async () => {
    const [small, large] = [await make('Avena x 500 g'), await make('Avena x 1 kg')];
    const { producto_id: sack } = await makeProduct(test, { nombre: 'Avena arrollada bolsón' });
    await make('Avena x 5 kg');
    const { body } = await decide('juntos', [large, sack]);
    expect(await sizesOf(sack)).toEqual(['Avena x 1 kg', 'Avena arrollada bolsón']);
    expect(await sizesOf(small)).toEqual(['Avena x 500 g', 'Avena x 5 kg']);
    const group = await groupOf(sack);
    expect(group.grupo_id).toBe(body.productos[0]?.grupo_id);
    expect(names(group.productos)).toEqual(['Avena x 1 kg', 'Avena arrollada bolsón']);
    await decide('automatico', [large, sack], group.grupo_id);
    expect(await sizesOf(sack)).toEqual([]);
    expect(await sizesOf(large)).toEqual(['Avena x 500 g', 'Avena x 1 kg', 'Avena x 5 kg']);
    expect(await groupOf(sack)).toMatchObject({ grupo_id: null, productos: [{ producto_id: sack }] });
  });

  it('include deactivated products for staff, but not for shoppers', async () => {
    const [one, two] = [await make('Miel x 500 g'), await make('Miel x 1 kg')];
    await decide('juntos', [one, two]);
    await test.database.pool.query('UPDATE productos SET esta_activo = false WHERE producto_id = $1', [two]);
    expect(await sizesOf(one)).toEqual([]);
    expect(names((await groupOf(one)).productos)).toEqual(['Miel x 500 g', 'Miel x 1 kg']);
  });

  it('stay unchanged with 409 when another user decided meanwhile', async () => {
    const [one, two] = [await make('Sal x 500 g'), await make('Sal x 1 kg')];
    await decide('separados', [two]);
    const { status, body } = await decide('juntos', [one, two]);
    expect([status, body.code]).toEqual([409, 'VERSION_DESACTUALIZADA']);
    expect((await groupOf(one)).grupo_id).toBeNull();
    expect((await decide('juntos', ['00000000-0000-7000-8000-000000000000'])).status).toBe(404);
    expect((await decide('juntos', [one, one])).status).toBe(400);
  });

  it('do not change the version of a product', async () => {
    const id = await make('Pimienta x 100 g');
    await decide('separados', [id]);
    const { rows } = await test.database.pool.query('SELECT version FROM productos WHERE producto_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ version: 1 }]);
  });
});
