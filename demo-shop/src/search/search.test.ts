import { call } from 'api-server/testing/call';
import { makeUser } from 'api-server/testing/make';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCatalogo } from '../load-catalogo.ts';
import { demoShop } from '../shop/demo-shop.ts';

interface Found {
  productos: {
    producto_id: string;
    nombre: string;
    marca: { nombre: string };
    categorias: { nombre: string }[];
    etiquetas: { nombre: string }[];
  }[];
  total: number;
  sin_resultados?: string[];
}

let test: TestApp;
let staff: string;
let customer: string;
beforeAll(async () => {
  test = await testApp();
  const { usuarios: _, pedidos: __, ...catalogo } = demoShop(new Date());
  await test.database.db.transaction((tx) => insertCatalogo(tx, catalogo));
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  customer = (await makeUser(test)).token;
});
afterAll(() => test.close());

const search = async (path: string, term: string, token?: string): Promise<Found> => {
  const asked = `${path}?limit=100&term=${encodeURIComponent(term)}`;
  const { status, body } = await call<Found>(test.app, 'GET', asked, token ? { token } : {});
  expect(status, term).toBe(200);
  return body;
};

/** The calls of each surface; their results must agree. */
const surfaces = (): [name: string, path: string, token?: string][] => [
  ['suggestions and catalogue of a visitor', '/productos/search'],
  ['filtered catalogue of a visitor', '/productos/filtrados'],
  ['suggestions of a customer', '/productos/search', customer],
  ['palette and orders of staff', '/productos/search', staff],
  ['panel of products', '/productos/panel', staff],
];

async function findWithAllCalls(term: string): Promise<Found> {
  const [first, ...others] = await Promise.all(
    surfaces().map(async ([name, path, token]) => ({ name, found: await search(path, term, token) })),
  );
  if (!first) throw new Error('no surface');
  const ids = ({ productos }: Found) => productos.map(({ producto_id }) => producto_id);
  for (const { name, found } of others) {
    expect(ids(found), name).toEqual(ids(first.found));
    expect([found.total, found.sin_resultados], name).toEqual([
      first.found.total,
      first.found.sin_resultados,
    ]);
  }
  return first.found;
}

/** The first result's name must match, and all words must be found. */
const TABLE: [term: string, name: RegExp][] = [
  // Names, in any order, case, accents, number, and with stop words.
  ['almendra', /^Almendra/],
  ['almendras', /^Almendra/],
  ['ALMENDRAS', /^Almendra/],
  ['nueces', /^Nuez/],
  ['nuez mariposa', /^Nuez mariposa/],
  ['mariposa nuez', /^Nuez mariposa/],
  ['garbanzos', /^Garbanzo/],
  ['maiz', /^Maíz/],
  ['maíces', /^Maíz/],
  ['harina de almendras', /^Harina de almendras/],
  ['harina almendra', /^Harina de almendras/],
  ['almendras harina', /^Harina de almendras/],
  ['aceite de coco', /^Aceite de coco/],
  ['coco aceite', /^Aceite de coco/],
  ['el aceite de la oliva', /^Aceite de oliva/],
  ['mani sin sal', /^Maní tostado sin sal/],
  ['arandano rojo', /^Arándano rojo/],
  // Brand and product, category and size, tag and product.
  ['palmar coco', /coco/i],
  ['coco palmar norte', /coco/i],
  ['aceite palmar norte', /^Aceite de coco/],
  ['especiero curcuma', /^Cúrcuma/],
  ['curcuma especiero ñandu', /^Cúrcuma/],
  ['quebrada parda lenteja', /^Lenteja/],
  ['siete mañanas granola', /granola/i],
  ['especias 250g', /x 250 g/],
  ['frutos secos 5 kg', /x 5 kg/],
  ['legumbres 25 kg', /x 25 kg/],
  ['harina sin tacc', /^Harina/],
  ['sin tacc harina', /^Harina/],
  ['keto harina', /^Harina/],
  ['harina keto', /^Harina/],
  ['vegano chocolate', /chocolate/i],
  ['arroz organico', /^Arroz/],
  ['almendra importada', /./],
  // Codes, also among other words.
  ['MM-015', /^Pasta de maní crocante x 370 g$/],
  ['mm-015', /^Pasta de maní crocante x 370 g$/],
  ['mm 015', /^Pasta de maní crocante x 370 g$/],
  ['mm015', /^Pasta de maní crocante x 370 g$/],
  ['pasta mm-015', /^Pasta de maní crocante x 370 g$/],
  ['TA-012', /^Harina de almendras x 500 g$/],
  ['eñ-002', /^Cúrcuma molida x 250 g$/],
  // Synonyms.
  ['cacahuate', /^Maní/],
  ['cacahuete sin sal', /^Maní tostado sin sal/],
  ['anacardo', /^Castaña de cajú/],
  ['linaza', /lino/i],
  ['ajonjoli', /sésamo/i],
  ['frijol', /^Poroto/],
  ['albaricoque', /damasco/i],
  ['guisantes', /arveja/i],
  // Swapped, missing, doubled and wrong letters.
  ['almnedra', /almendra/i],
  ['almedra', /almendra/i],
  ['almenddra', /almendra/i],
  ['amlendra', /almendra/i],
  ['garbnazo', /garbanzo/i],
  ['garvanso', /garbanzo/i],
  ['lenetja', /lenteja/i],
  ['yebra', /yerba/i],
  ['yerva', /yerba/i],
  ['hraina', /harina/i],
  ['arina', /harina/i],
  ['quinao', /quinoa/i],
  ['qinoa', /quinoa/i],
  ['aceiet de coco', /^Aceite de coco/],
  ['aceite cocco', /^Aceite de coco/],
  ['azucar rubbia', /^Azúcar rubia/],
  ['pimineta negra', /^Pimienta negra/],
  ['oregnao', /orégano/i],
  ['hibicso', /hibisco/i],
  ['palmra coco', /coco/i],
  ['amaarnto', /amaranto/i],
  // Joined and split words.
  ['semi amargo', /semiamargo/],
  ['semiamargo', /semiamargo/],
  ['aceitecoco', /^Aceite de coco/],
  ['aceitedecoco', /^Aceite de coco/],
  ['piscingallo', /pisingallo/],
  ['nuezmariposa', /^Nuez mariposa/],
  // Sizes with any unit, or without.
  ['aceite coco 500', /^Aceite de coco .* x 500 ml/],
  ['aceite coco 500ml', /^Aceite de coco .* x 500 ml/],
  ['aceite coco 0,5 l', /^Aceite de coco .* x 500 ml/],
  ['aceite coco 0.5 litros', /^Aceite de coco .* x 500 ml/],
  ['yerba 10', /^Yerba .* x 10 kg/],
  ['avena 25', /^Avena .* x 25 kg/],
  ['garbanzo 500', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo 500g', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo 500 gr', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo 0,5 kg', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo 1/2 kg', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo medio kilo', /^Garbanzo 9 mm x 500 g/],
  ['garbanzo 0,5', /^Garbanzo 9 mm x 500 g/],
  ['500 g garbanzo', /^Garbanzo 9 mm x 500 g/],
  ['lenteja 1000g', /^Lenteja .* x 1 kg/],
  ['lenteja 1 kilo', /^Lenteja .* x 1 kg/],
  ['mani 5kg', /^Maní .* x 5 kg/],
  ['crackers pack x 6', /^Crackers .*pack x 6/],
];

describe('the search of all surfaces', () => {
  it.each(TABLE)('finds for %j first a product whose name matches %s', async (term, name) => {
    const found = await findWithAllCalls(term);
    expect(found.productos.length).toBeGreaterThan(0);
    expect(found.sin_resultados).toBeUndefined();
    expect(found.productos[0]?.nombre).toMatch(name);
  });

  it.each([
    ['sin tacc', 'Sin tacc'],
    ['SIN TACC', 'Sin tacc'],
    ['tacc sin', 'Sin tacc'],
    ['sintacc', 'Sin tacc'],
    ['sin t.a.c.c.', 'Sin tacc'],
    ['keto', 'Keto'],
    ['vegano', 'Vegano'],
    ['veganos', 'Vegano'],
    ['vegnao', 'Vegano'],
    ['importado', 'Importado'],
    ['fuente de proteina', 'Fuente de proteína'],
    ['palmar norte', 'Palmar norte'],
    ['norte palmar', 'Palmar norte'],
    ['palmarnorte', 'Palmar norte'],
    ['especiero nandu', 'Especiero ñandú'],
    ['crujir', 'Crujir'],
    ['quebrada', 'Quebrada parda'],
    ['legumbres', 'Legumbres'],
    ['legumbre', 'Legumbres'],
    ['snacks salados', 'Snacks salados'],
    ['infusiones yerbas', 'Infusiones y yerbas'],
  ])(
    'finds for %j all products of the tag, brand or category %s, and only matching ones',
    async (term, label) => {
      const found = await findWithAllCalls(term);
      const labelled = await search('/productos', '');
      const labelsOf = (one: Found['productos'][number]) => [
        one.marca.nombre,
        ...[...one.categorias, ...one.etiquetas].map(({ nombre }) => nombre),
      ];
      const wanted: string[] = [];
      for (let offset = 0; offset < labelled.total; offset += 100) {
        const { body } = await call<Found>(test.app, 'GET', `/productos?limit=100&offset=${offset}`);
        wanted.push(
          ...body.productos.filter((one) => labelsOf(one).includes(label)).map((one) => one.producto_id),
        );
      }
      expect(wanted.length).toBeGreaterThan(0);
      expect(found.total).toBeGreaterThanOrEqual(wanted.length);
      expect(found.total).toBeLessThanOrEqual(wanted.length * 1.1 + 5);
      const ids = new Set(wanted);
      expect(found.productos.filter((one) => ids.has(one.producto_id)).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['harina tornillo', /harina/i, ['tornillo']],
    ['Tornillo garbanzo 9', /garbanzo/i, ['Tornillo']],
    ['garbanzo 7 kg', /garbanzo/i, ['7 kg']],
    ['trigo integral harina', /^Harina/, []],
  ])(
    'shows for %j products with most words, and reports the words without results',
    async (term, name, missing) => {
      const found = await findWithAllCalls(term);
      expect(found.sin_resultados).toEqual(missing);
      for (const { nombre } of found.productos.slice(0, 3)) expect(nombre).toMatch(name);
    },
  );

  it.each([
    'tornillo',
    'nada que exista',
    'con sin que',
    'xyzzy qwerty',
    '%%%',
    '___',
    "' OR 1=1 --zzz",
    '\\',
    '& | ! :*',
    '(',
    '7 kg tornillo',
    'ñ'.repeat(255),
  ])('finds nothing for %j', async (term) => {
    expect((await findWithAllCalls(term)).total).toBe(0);
  });

  it('finds all for an empty term, and accepts the longest term', async () => {
    expect((await search('/productos/search', '')).total).toBeGreaterThan(300);
    expect((await findWithAllCalls('almendra '.repeat(28))).total).toBeGreaterThan(0);
    expect((await findWithAllCalls('a '.repeat(127))).total).toBeGreaterThanOrEqual(0);
  });

  it('ranks names that begin with the typed letter first', async () => {
    for (const letter of 'abcehm') {
      const { productos } = await findWithAllCalls(letter);
      const first = productos.findIndex(({ nombre }) => !nombre.toLowerCase().startsWith(letter));
      expect(first === -1 ? 10 : first, letter).toBeGreaterThan(3);
    }
  });
});
