import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Page = { productos: { nombre: string }[]; total: number };

const NOMBRES = [
  'Aceite de coco virgen 500 ml',
  'Aceite de oliva 1 lt',
  'Almendra non pareil x 1 kg',
  'Almendra non pareil x 500 g',
  'Arándano rojo deshidratado',
  'Arroz yamaní',
  'Avellana tostada',
  'Avena arrollada fina',
  'Azúcar mascabo',
  'Cacao amargo en polvo',
  'Castaña de cajú natural',
  'Chips de chocolate',
  'Cúrcuma molida',
  'Dulce de batata',
  'Espirulina en polvo',
  'Garbanzo 9 mm',
  'Girasol pelado',
  'Harina de almendras 1,5 kg',
  'Jengibre molido',
  'Lenteja turca roja',
  'Maíz pisingallo',
  'Maní frito salado',
  'Maní tostado sin sal',
  'Nuez mariposa',
  'Orégano patagónico',
  'Pasas de uva negras',
  'Pistacho con cáscara',
  'Poroto negro',
  'Quinoa blanca real',
  'Semillas de chía',
  'Sésamo integral',
  'Vinagre de manzana',
  'Yerba mate orgánica',
];

let test: TestApp;
let staff: string;
const names = async (path: string, term: string) => {
  const { body } = await call<Page>(test.app, 'GET', `/productos/${path}?term=${encodeURIComponent(term)}`, {
    token: staff,
  });
  expect(body.total).toBe(body.productos.length);
  return body.productos.map(({ nombre }) => nombre);
};

beforeAll(async () => {
  test = await testApp();
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  for (const nombre of NOMBRES) await makeProduct(test, { nombre });
  await makeProduct(test, { nombre: 'Ciruela retirada', esta_activo: false });
});
afterAll(() => test.close());

describe('a search forgives', () => {
  it.each([
    // Singular and plural, in any order and without function words.
    [
      'almendras',
      ['Almendra non pareil x 1 kg', 'Almendra non pareil x 500 g', 'Harina de almendras 1,5 kg'],
    ],
    ['nueces', ['Nuez mariposa']],
    ['maices', ['Maíz pisingallo']],
    ['dulces', ['Dulce de batata']],
    ['porotos negros', ['Poroto negro']],
    ['mani salada', ['Maní frito salado']],
    ['manzana vinagre', ['Vinagre de manzana']],
    ['uva pasa', ['Pasas de uva negras']],
    ['harina almendra', ['Harina de almendras 1,5 kg']],
    // Measures.
    ['almendras 1kg', ['Almendra non pareil x 1 kg']],
    ['ALMENDRA 1 KILO', ['Almendra non pareil x 1 kg']],
    ['almendra 1000 grs', ['Almendra non pareil x 1 kg']],
    ['almendra 1.000g', ['Almendra non pareil x 1 kg']],
    ['almendras x500g', ['Almendra non pareil x 500 g']],
    ['almendra 1/2 kilo', ['Almendra non pareil x 500 g']],
    ['almendra ½ kg', ['Almendra non pareil x 500 g']],
    ['harina almendras 1.5kg', ['Harina de almendras 1,5 kg']],
    ['aceite coco 500cc', ['Aceite de coco virgen 500 ml']],
    ['aceite de oliva 1000 ml', ['Aceite de oliva 1 lt']],
    ['oliva 1 litro', ['Aceite de oliva 1 lt']],
  ])('plurals, order and measures: %j finds %j', async (term, found) => {
    expect(await names('search', term)).toEqual(found);
  });

  it.each([
    ['qinoa', 'Quinoa blanca real'],
    ['kinoa', 'Quinoa blanca real'],
    ['quinua', 'Quinoa blanca real'],
    ['garvanzo', 'Garbanzo 9 mm'],
    ['garbansos', 'Garbanzo 9 mm'],
    ['almedra', 'Almendra non pareil x 1 kg'],
    ['almendar', 'Almendra non pareil x 1 kg'],
    ['chya', 'Semillas de chía'],
    ['semiya de chia', 'Semillas de chía'],
    ['lentega', 'Lenteja turca roja'],
    ['lentejaz', 'Lenteja turca roja'],
    ['nues', 'Nuez mariposa'],
    ['habena', 'Avena arrollada fina'],
    ['abena', 'Avena arrollada fina'],
    ['avema', 'Avena arrollada fina'],
    ['arros', 'Arroz yamaní'],
    ['arrós yamany', 'Arroz yamaní'],
    ['césamo', 'Sésamo integral'],
    ['sezamo', 'Sésamo integral'],
    ['mais', 'Maíz pisingallo'],
    ['cajuu', 'Castaña de cajú natural'],
    ['castania', 'Castaña de cajú natural'],
    ['pistacchio', 'Pistacho con cáscara'],
    ['abellana', 'Avellana tostada'],
    ['girazol', 'Girasol pelado'],
    ['harna', 'Harina de almendras 1,5 kg'],
    ['arina de almendras 1500 g', 'Harina de almendras 1,5 kg'],
    ['asucar', 'Azúcar mascabo'],
    ['yerva', 'Yerba mate orgánica'],
    ['chocolte', 'Chips de chocolate'],
    ['cacau', 'Cacao amargo en polvo'],
    ['kurkuma', 'Cúrcuma molida'],
    ['gengibre', 'Jengibre molido'],
    ['espirolina', 'Espirulina en polvo'],
    ['aceyte de coco', 'Aceite de coco virgen 500 ml'],
    ['vinagre de manzna', 'Vinagre de manzana'],
    ['oregno', 'Orégano patagónico'],
    ['pazas', 'Pasas de uva negras'],
    ['arrandano', 'Arándano rojo deshidratado'],
  ])('spelling mistakes: %j finds first %j', async (term, found) => {
    expect((await names('search', term))[0]).toBe(found);
  });

  it.each([
    ...['xyzzy', 'asdfgh', 'qwerty', 'zapatilla', 'computadora', 'tornillo', 'lorem ipsum', 'televisor'],
    ...[
      'camiseta',
      'martillo',
      'zzzz',
      'inexistente',
      'pantalon',
      'bicicleta',
      'nothing',
      'producto',
      'mesa',
    ],
    ...['ciruela', '???', 'ñ%_\\', "'", '& | ! :*', '1/0 kg', '9'.repeat(200)],
  ])('but no unrelated words: %j finds nothing', async (term) => {
    expect(await names('search', term)).toEqual([]);
  });
});

it.each([
  [
    'almendra 5 kg',
    ['Almendra non pareil x 1 kg', 'Almendra non pareil x 500 g', 'Harina de almendras 1,5 kg'],
    ['5 kg'],
  ],
  ['quinoa tornillo', ['Quinoa blanca real'], ['tornillo']],
  ['Trigo harina almendra', ['Harina de almendras 1,5 kg'], ['Trigo']],
  ['quinoa arroz', ['Arroz yamaní', 'Quinoa blanca real'], []],
])(
  'finds the products with most of the words of %j, and returns the missing words',
  async (term, found, missing) => {
    expect(await names('search', term)).toEqual(found);
    const { body } = await call(test.app, 'GET', `/productos/search?term=${encodeURIComponent(term)}`);
    expect(body).toHaveProperty('sin_resultados', missing);
  },
);

it('finds a short word with one wrong letter', async () => {
  expect(await names('search', 'arena')).toEqual(['Avena arrollada fina']);
  // An unfinished word with a spelling mistake.
  expect(await names('search', 'garva')).toEqual(['Garbanzo 9 mm']);
});

it('forgives nothing when products have the word as written', async () => {
  expect(await names('search', 'mani salado')).toEqual(['Maní frito salado']);
  expect(await names('search', 'coco')).toEqual(['Aceite de coco virgen 500 ml']);
  // Correct spelling of an inactive product: no spelling mistake to forgive.
  expect(await names('search', 'ciruelas')).toEqual([]);
  expect(await names('inactivos', 'siruela')).toEqual(['Ciruela retirada']);
  expect(await names('inactivos', 'arroz')).toEqual([]);
});

it('ranks the exact name first, then names that begin with the term, then a word, then a part', async () => {
  for (const nombre of ['Lino', 'Lino marrón', 'Aceite de lino', 'Molinos', 'Linos varios']) {
    await makeProduct(test, { nombre, tipo_de_precio: 'por_bulto_cerrado' });
  }
  const wanted = ['Lino', 'Lino marrón', 'Linos varios', 'Aceite de lino', 'Molinos'];
  expect(await names('search', 'lino')).toEqual(wanted);
  expect(await names('searchBultoCerrado', 'LINO')).toEqual(wanted);
});

it('forgives in each list of products', async () => {
  const { marca_id } = await makeProduct(test, { nombre: 'Amaranto', disponible: false });
  const { rows } = await test.database.pool.query<{ marca: string; categoria: string }>(
    `SELECT m.nombre AS marca, c.nombre AS categoria FROM productos p JOIN marcas m USING (marca_id)
     JOIN productos_categorias USING (producto_id) JOIN categorias c USING (categoria_id) WHERE marca_id = $1`,
    [marca_id],
  );
  const { marca = '', categoria = '' } = rows[0] ?? {};
  const lists = ['search', 'sinstock', `marca/${marca}`, `categoria/${categoria}`];
  for (const list of lists) expect(await names(encodeURI(list), 'hamarantos')).toEqual(['Amaranto']);
});
