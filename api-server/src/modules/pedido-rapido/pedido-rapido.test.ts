import { RENGLON_LIMITS } from 'api-client/contract/renglones/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { categorias, productos, productosCategorias } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { RenglonHallado } from './mapper.ts';

let test: TestApp;
let token: string;
let staff: string;
const productsByName: Record<string, Awaited<ReturnType<typeof makeProduct>>> = {};

beforeAll(async () => {
  test = await testApp();
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  ({ token } = await makeUser(test));
  for (const nombre of [
    'Avena fina x 500 g',
    'Avena gruesa x 500 g',
    'Xilitol x 500 g',
    'Dulce de leche de coco 250 g',
  ]) {
    productsByName[nombre] = await makeProduct(test, { nombre, precio: 5_000_000 });
  }
  await makeProduct(test, { nombre: 'Lino marrón por kilo', tipo_de_precio: 'por_kilo' });
  await makeProduct(test, {
    nombre: 'Lino marrón bulto x 25 kg',
    tipo_de_precio: 'por_bulto_cerrado',
    disponible: false,
  });
});
afterAll(() => test.close());

const ask = (renglones: unknown[], as = token) =>
  call<{ renglones: RenglonHallado[]; details?: unknown }>(test.app, 'POST', '/pedido-rapido/renglones', {
    token: as,
    body: { renglones },
  });
const find = async (escrito: string, as?: string) => (await ask([escrito], as)).body.renglones[0];
const inWords = (found: RenglonHallado | undefined) => [
  found?.estado,
  ...(found?.opciones ?? []).map(({ producto, cantidad }) => `${cantidad} ${producto.nombre}`),
];

it('returns per line the certain product, the options or nothing, with current prices', async () => {
  const { body } = await ask(['3 xilitol 500', 'tornillos', '2 avena 500 g', 'una caja de']);
  expect(body.renglones.map(inWords)).toEqual([
    ['hallado', '3 Xilitol x 500 g'],
    ['no_hallado'],
    ['a_elegir', '2 Avena fina x 500 g', '2 Avena gruesa x 500 g'],
    ['no_hallado'],
  ]);
  expect(body.renglones[0]).toMatchObject({
    escrito: '3 xilitol 500',
    cantidad_dicha: true,
    habitual: false,
  });
  expect(body.renglones[0]?.opciones[0]?.producto.precio).toBe(50_000);
});

it('is not certain when a product only contains the word, or when a word was corrected', async () => {
  expect(inWords(await find('6 leche'))).toEqual(['a_elegir', '6 Dulce de leche de coco 250 g']);
  expect(inWords(await find('6 xilitol de abedul'))).toEqual(['a_elegir', '6 Xilitol x 500 g']);
  expect((await find('3 silitol 500'))?.opciones[0]?.producto.nombre).toBe('Xilitol x 500 g');
});

it('never takes a product of the same category for the written product', async () => {
  const { token, usuario } = await makeUser(test);
  const [bay, ...mixes] = await Promise.all(
    ['Laurel entero x 4 kg', 'Adobo criollo x 1 kg', 'Adobo picante x 500 g'].map((nombre) =>
      makeProduct(test, { nombre, precio: 5_000_000 }),
    ),
  );
  if (!bay) throw new Error('no product');
  const { db } = test.database;
  const { categoria_id } = bay;
  await db
    .update(categorias)
    .set({ nombre: 'Adobos y laureles' })
    .where(eq(categorias.categoria_id, categoria_id));
  await db
    .insert(productosCategorias)
    .values(mixes.map(({ producto_id }) => ({ producto_id, categoria_id })));
  await placeOrder(test, { usuarioId: usuario.usuario_id, detalles: [linea(bay, 4)], token });
  const [estado, ...offered] = inWords(await find('4 adobos', token));
  expect([estado, ...offered.slice(0, 2).toSorted()]).toEqual([
    'a_elegir',
    '4 Adobo criollo x 1 kg',
    '4 Adobo picante x 500 g',
  ]);
  expect((await find('2 adobo 4 kg', token))?.estado).toBe('a_elegir');
});

it('asks when a line only names a category, even if the customer buys one product of that category', async () => {
  const { token, usuario } = await makeUser(test);
  const product = await makeProduct(test, { nombre: 'Laurel molido x 1 kg', precio: 5_000_000 });
  const { categoria_id } = product;
  const { db } = test.database;
  await db.update(categorias).set({ nombre: 'Condimentos' }).where(eq(categorias.categoria_id, categoria_id));
  await placeOrder(test, { usuarioId: usuario.usuario_id, detalles: [linea(product, 4)], token });
  expect(inWords(await find('4 condimentos', token))).toEqual(['a_elegir', '4 Laurel molido x 1 kg']);
});

it('offers unavailable products as such, without certainty', async () => {
  const found = await find('1 bulto de lino');
  expect(found).toMatchObject({ estado: 'a_elegir', opciones: [{ producto: { disponible: false } }, {}] });
  expect(inWords(await find('25 kg lino'))).toEqual([
    'a_elegir',
    '25 Lino marrón por kilo',
    '1 Lino marrón bulto x 25 kg',
  ]);
});

it("uses the customer's own orders to choose the product and the quantity", async () => {
  const coarse = productsByName['Avena gruesa x 500 g'];
  if (!coarse) throw new Error('no product');
  const { usuario, token: own } = await makeUser(test);
  await placeOrder(test, { usuarioId: usuario.usuario_id, detalles: [linea(coarse, 7)], token: staff });
  expect(await find('avena 500', own)).toMatchObject({
    estado: 'hallado',
    habitual: true,
    cantidad_dicha: false,
    opciones: [{ cantidad: 7, producto: { nombre: coarse.nombre } }],
  });
  expect(inWords(await find('2 avena 500 g', own))).toEqual(['hallado', '2 Avena gruesa x 500 g']);
  expect((await find('avena 500'))?.estado).toBe('a_elegir');
});

it('asks for the quantity when the line leaves it unclear', async () => {
  await makeProduct(test, { nombre: 'Almendra por kilo', tipo_de_precio: 'por_kilo' });
  await makeProduct(test, { nombre: 'Aceite de oliva x 5 l' });
  const asked = [
    '2,5 kg almendra',
    '2 o 3 kg almendra',
    '1.500 kg almendra',
    'varias almendras',
    'aceite oliva 3 o 4',
  ];
  const { body } = await ask(asked);
  for (const found of body.renglones) {
    expect(found).toMatchObject({ estado: 'a_elegir', cantidad_dicha: true, opciones: [{ cantidad: null }] });
  }
  expect(inWords(await find('aceite de oliva 3 de 5 litros'))).toEqual([
    'hallado',
    '3 Aceite de oliva x 5 l',
  ]);
});

it('does not offer the sack first for a few kilos, even if the sack is bought most', async () => {
  const sack = await makeProduct(test, {
    nombre: 'Sésamo integral bulto x 25 kg',
    precio: 5_000_000,
    tipo_de_precio: 'por_bulto_cerrado',
  });
  await makeProduct(test, { nombre: 'Sésamo integral por kilo', tipo_de_precio: 'por_kilo' });
  const { usuario, token: own } = await makeUser(test);
  const order = { usuarioId: usuario.usuario_id, detalles: [linea(sack, 3)], token: staff };
  expect((await placeOrder(test, order)).status).toBe(201);
  for (const as of [own, token]) {
    const [first] = (await find('2 o 3 kg sésamo', as))?.opciones ?? [];
    expect(first?.producto.nombre).toBe('Sésamo integral por kilo');
  }
  expect((await find('20 o 25 kg sésamo', own))?.opciones[0]?.producto.nombre).toBe(sack.nombre);
});

it("asks whether a count means boxes or pieces, unless the line or the customer's orders tell", async () => {
  const box = await makeProduct(test, {
    nombre: 'Stevia líquida 100 ml caja x 24 unidades',
    precio: 5_000_000,
    tipo_de_precio: 'por_bulto_cerrado',
  });
  const { usuario, token: own } = await makeUser(test);
  const order = { usuarioId: usuario.usuario_id, detalles: [linea(box, 3)], token: staff };
  expect((await placeOrder(test, order)).status).toBe(201);
  for (const escrito of ['24 stevias', 'stevia 24', '48 stevias', '6 stevias', 'stevia x 24']) {
    for (const as of [own, token]) {
      expect((await find(escrito, as))?.estado, escrito).toBe('a_elegir');
    }
  }
  expect((await find('24 stevias', own))?.opciones).toMatchObject([{ cantidad: null }]);
  expect(inWords(await find('2 cajas de stevia', own))).toEqual(['hallado', `2 ${box.nombre}`]);
  expect(inWords(await find('3 stevias', own))).toEqual(['hallado', `3 ${box.nombre}`]);
  expect(inWords(await find('24 unidades de stevia'))).toEqual(['a_elegir', `1 ${box.nombre}`]);
});

it('finds no deactivated products', async () => {
  const { producto_id } = await makeProduct(test, { nombre: 'Panela x 1 kg' });
  expect((await find('2 panela'))?.estado).toBe('hallado');
  await test.database.db
    .update(productos)
    .set({ esta_activo: false })
    .where(eq(productos.producto_id, producto_id));
  expect((await find('2 panela'))?.estado).toBe('no_hallado');
});

it('accepts the maximum number of lines and uses few statements', async () => {
  const queries = vi.spyOn(test.database.pool, 'query');
  const lines = Array.from({ length: RENGLON_LIMITS.renglones }, (_, at) =>
    at % 2 ? '3 xilitol' : `cosa ${at} rara`,
  );
  expect((await ask(lines)).body.renglones).toHaveLength(RENGLON_LIMITS.renglones);
  // Session, usual products and products, plus two statements per part of the list.
  const parts = Math.ceil(RENGLON_LIMITS.renglones / RENGLON_LIMITS.perStatement);
  expect(queries.mock.calls.length).toBeLessThan(8 + 2 * parts);
  queries.mockRestore();
});

it.each([
  ['too many lines', Array.from({ length: RENGLON_LIMITS.renglones + 1 }, () => 'avena')],
  ['an empty list', []],
  ['an empty line', ['  ']],
  ['a line that is too long', ['a'.repeat(RENGLON_LIMITS.letters + 1)]],
  ['a line that is not text', [7]],
])('refuses %s', async (_what, lines) => expect((await ask(lines)).status).toBe(400));

it('accepts any text', async () => {
  const odd = [
    '%_\\',
    "'; DROP TABLE productos; --",
    '& | ! :*',
    '((((',
    '9'.repeat(200),
    '1/0 kg avena',
    '<b>avena</b>',
    '😀',
  ];
  expect((await ask(odd)).status).toBe(200);
});

it('serves other callers during a flood from one account, and answers 429 to the excess', async () => {
  const word = (at: number) => `zq${(at * 7919).toString(36)}mnol`;
  const heavy = Array.from({ length: RENGLON_LIMITS.renglones }, (_, line) =>
    Array.from({ length: 24 }, (_, at) => word(line * 24 + at))
      .join(' ')
      .slice(0, 190),
  );
  const { token: greedy } = await makeUser(test);
  let answered = 0;
  const flood = Array.from({ length: 12 }, async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/pedido-rapido/renglones',
      headers: { authorization: `Bearer ${greedy}` },
      payload: { renglones: heavy },
    });
    answered += 1;
    return answer;
  });
  expect((await ask(['3 xilitol 500'])).status).toBe(200);
  // At most the refused requests and the first one are answered: the others wait.
  expect(answered).toBeLessThan(12);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.headers['retry-after']).toBe('2');
});

it("uses the named customer's orders for staff, and answers 403 to others", async () => {
  const coarse = productsByName['Avena gruesa x 500 g'];
  if (!coarse) throw new Error('no product');
  const { usuario, token: own } = await makeUser(test);
  const { usuario: persona } = await makeUser(test, { titular_id: usuario.usuario_id, dni: usuario.dni });
  await placeOrder(test, { usuarioId: usuario.usuario_id, detalles: [linea(coarse, 7)], token: staff });
  const read = (cliente_id: string, as: string) =>
    call<{ code: string; renglones: RenglonHallado[] }>(test.app, 'POST', '/pedido-rapido/renglones', {
      token: as,
      body: { renglones: ['avena 500'], cliente_id },
    });
  for (const id of [usuario.usuario_id, persona.usuario_id]) {
    expect((await read(id, staff)).body.renglones[0]).toMatchObject({
      ...{ estado: 'hallado', habitual: true },
      opciones: [{ cantidad: 7, producto: { nombre: coarse.nombre } }],
    });
  }
  expect((await find('avena 500', staff))?.estado).toBe('a_elegir');
  const nobody = await read('00000000-0000-7000-8000-000000000000', staff);
  expect([nobody.status, nobody.body.code]).toEqual([404, 'NO_ENCONTRADO']);
  for (const as of [own, token]) {
    const refused = await read(usuario.usuario_id, as);
    expect([refused.status, refused.body.code]).toEqual([403, 'SIN_PERMISO']);
  }
  const withRole = async (areas: Parameters<typeof makeRol>[1]) => {
    const rol_id = await makeRol(test, areas);
    return (await makeUser(test, { roles: ['empleado'], rol_id })).token;
  };
  expect((await read(usuario.usuario_id, await withRole(['ver-precios', 'catalogo']))).status).toBe(403);
  expect((await read(usuario.usuario_id, await withRole(['ver-precios', 'pedidos']))).status).toBe(200);
});
