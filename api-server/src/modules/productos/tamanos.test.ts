import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Page {
  productos: { producto_id: string; nombre: string; precio?: number; precio_por_medida?: object }[];
  total: number;
}

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test));
});
afterAll(() => test.close());

const sizesOf = async (id: string, as?: string) =>
  (await call<Page>(test.app, 'GET', `/productos/${id}/tamanos`, as === undefined ? {} : { token: as })).body;
const names = ({ productos }: Page) => productos.map(({ nombre }) => nombre);

it("lists the brand's products whose names differ only in size, small before large", async () => {
  const { marca_id } = await makeFiltros(test);
  const make = (nombre: string, more: object = {}) => makeProduct(test, { nombre, marca_id, ...more });
  const one = await make('Almendra non pareil x 1 kg', { precio: 1_000_000 });
  await make('Almendra non pareil x 250 g', { precio: 300_000 });
  await make('ALMENDRA NON PARÉIL x 500 g', { disponible: false });
  await make('Almendra non pareil por kilo', { tipo_de_precio: 'por_kilo' });
  await make('Almendra non pareil bulto x 10 kg', { tipo_de_precio: 'por_bulto_cerrado' });
  await make('Almendra non pareil tostada x 1 kg');
  await make('Almendra non pareil');
  await make('Almendra non pareil x 5 kg', { esta_activo: false });
  await makeProduct(test, { nombre: 'Almendra non pareil x 2 kg' });
  const expected = [
    'Almendra non pareil por kilo',
    'Almendra non pareil x 250 g',
    'ALMENDRA NON PARÉIL x 500 g',
    'Almendra non pareil x 1 kg',
    'Almendra non pareil bulto x 10 kg',
  ];
  const asVisitor = await sizesOf(one.producto_id);
  expect(names(asVisitor)).toEqual(expected);
  expect(asVisitor.total).toBe(5);
  expect(JSON.stringify(asVisitor)).not.toContain('precio');
  const asCustomer = await sizesOf(one.producto_id, token);
  expect(names(asCustomer)).toEqual(expected);
  expect(asCustomer.productos[1]).toMatchObject({
    precio: 3000,
    precio_por_medida: { precio: 12_000, medida: 'kilo' },
  });
  expect(asCustomer.productos[3]).not.toHaveProperty('precio_por_medida');
});

it.each([['Garbanzo'], ['Garbanzo 9 mm'], ['Garbanzo único x 500 g'], ['100 % cacao_ x 100 g']])(
  'lists no sizes for %s',
  async (nombre) => {
    const { producto_id } = await makeProduct(test, { nombre });
    expect(await sizesOf(producto_id)).toEqual({ productos: [], total: 0 });
  },
);

it('answers 404 for an unknown product', async () => {
  const { status } = await call(test.app, 'GET', '/productos/00000000-0000-7000-8000-000000000000/tamanos');
  expect(status).toBe(404);
});
