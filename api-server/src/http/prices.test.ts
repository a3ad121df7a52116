import { type OperationShape, operations } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { productos } from '../db/schema/catalogo.ts';
import { decimalFromCents } from '../db/schema/types.ts';
import { bearer, type CallerName, makeCallers, UNAUTHENTICATED } from '../testing/callers.ts';
import { makeProduct } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const publicGets: OperationShape[] = operations.filter((o) => o.audience === 'public' && o.method === 'GET');
const priced = publicGets.filter((o) => o.prices);

const WITHOUT: CallerName[] = [...UNAUTHENTICATED, 'registration'];
const WITH: CallerName[] = ['customer', 'empleado', 'admin'];
const FIELDS = ['precio', 'precio_antes_oferta', 'tipo_de_precio', 'precio_por_medida'];

type Values = Partial<typeof productos.$inferInsert>;
const flags: Values[] = [
  {},
  { disponible: false },
  { producto_destacado: true },
  { nuevo_ingreso: true, tipo_de_precio: 'por_kilo' },
  { en_promocion: true, precio_antes_oferta: 9_870_043 },
  { tipo_de_precio: 'por_bulto_cerrado' },
  { tipo_de_precio: 'por_bulto_cerrado', en_promocion: true, precio_antes_oferta: 9_880_143 },
  { producto_destacado: true, nuevo_ingreso: true, en_promocion: true, precio_antes_oferta: 9_890_243 },
  { producto_destacado: true, disponible: false, tipo_de_precio: 'por_bulto_cerrado' },
  { esta_activo: false, en_promocion: true, precio_antes_oferta: 9_900_343 },
];

let test: TestApp;
let callers: Awaited<ReturnType<typeof makeCallers>>;
let urls: Map<string, string[]>;
let figures: string[];

/** Returns a URL of the operation whose answer contains a product. */
async function fruitfulUrl(id: string): Promise<string> {
  for (const url of urls.get(id) ?? []) {
    if ((await get(url, 'customer')).body.includes('"precio":')) return url;
  }
  throw new Error(`${id} finds no product`);
}

/** Returns the amount in the usual spellings. */
const spellings = (cents: number) => {
  const decimal = decimalFromCents(cents);
  const [whole = '', fraction = ''] = decimal.split('.');
  const grouped = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
  return [decimal, String(cents), `${whole},${fraction}`, grouped, `${whole}.`];
};

/** Returns the URLs of the operation for all records in the database, with all its query parameters. */
async function urlsOf(operation: OperationShape): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ id: string; nombre: string }>(
    `SELECT producto_id id, nombre FROM productos UNION ALL SELECT marca_id, nombre FROM marcas
     UNION ALL SELECT categoria_id, nombre FROM categorias`,
  );
  const { query } = sampleCall(operation, { ids: rows.map((row) => row.id).join(',') });
  const [name] = Object.keys(operation.params?.shape ?? {});
  const places = name ? rows.map((row) => ({ [name]: name === 'id' ? row.id : row.nombre })) : [{}];
  const full = { ...query, ...('limit' in query ? { limit: 100 } : {}) };
  const more: Record<string, unknown>[] = [];
  if ('offset' in query) more.push({ limit: 2, offset: 1 });
  if ('term' in query) more.push({ term: 'producto' }, { term: '76500' }, { term: '76500.21' });
  const ask = (params: Record<string, unknown>, one: Record<string, unknown>) =>
    urlOf(operation, { params, query: one });
  return [
    ...places.map((params) => ask(params, full)),
    // The last rows are categories and brands that have a product.
    ...[places[0], places.at(-12), places.at(-1)].flatMap((params) =>
      more.map((one) => ask(params ?? {}, one)),
    ),
  ];
}

beforeAll(async () => {
  test = await testApp();
  callers = await makeCallers(test);
  figures = [];
  for (const [index, values] of flags.entries()) {
    const precio = 7_650_021 + index * 10_111;
    const product = await makeProduct(test, { precio, ...values });
    figures.push(...[precio, product.precio_antes_oferta ?? precio].flatMap(spellings));
  }
  // Two sizes of one product: their price per kilo must not appear either.
  const small = { nombre: 'Avena x 500 g', precio: 7_780_021 };
  const { marca_id } = await makeProduct(test, small);
  await makeProduct(test, { nombre: 'Avena x 250 g', precio: small.precio, marca_id });
  figures.push(...[small.precio, small.precio * 2, small.precio * 4].flatMap(spellings));
  urls = new Map();
  for (const operation of publicGets) urls.set(operation.id, await urlsOf(operation));
});
afterAll(() => test.close());

const get = (url: string, name: CallerName, headers = {}) =>
  test.app.inject({ url, headers: { ...bearer(callers[name]), ...headers } });

/** Returns headers and body without ids, whose digits could look like prices. */
const textOf = (answer: Awaited<ReturnType<typeof get>>) =>
  `${JSON.stringify(answer.headers)} ${answer.body}`.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');

function expectNoPrice(answer: Awaited<ReturnType<typeof get>>, who: string) {
  const text = textOf(answer);
  for (const trace of [...FIELDS, ...figures])
    expect(text.includes(trace), `${who}: ${trace} in ${text}`).toBe(false);
}

const raise = () => test.database.db.execute(sql`UPDATE productos SET nombre = nombre`);

describe.each(publicGets.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it.each(WITHOUT)('shows no price to: %s', async (name) => {
    let found = 0;
    for (const url of urls.get(id) ?? []) {
      const answer = await get(url, name);
      expect([200, 404]).toContain(answer.statusCode);
      expectNoPrice(answer, `${name} ${url}`);
      expect(answer.headers.etag === undefined).toBe(answer.statusCode !== 200);
      if (answer.statusCode !== 200) continue;
      found += 1;
      expect(answer.headers['cache-control']).toBe('public, no-cache');
      expect(answer.headers.vary).toBe(operation.prices ? 'authorization' : undefined);
    }
    expect(id.startsWith('etiquetas.get') || found > 0).toBe(true);
  });

  it('answers all callers without prices alike', async () => {
    for (const url of urls.get(id) ?? []) {
      const [first, ...others] = await Promise.all(WITHOUT.map((name) => get(url, name)));
      for (const other of others) {
        expect([other.body, other.headers.etag]).toEqual([first?.body, first?.headers.etag]);
      }
    }
  });

  it('answers 304 to a current ETag until the catalogue changes', async () => {
    const answers = await Promise.all((urls.get(id) ?? []).map((url) => get(url, 'visitor')));
    const found = answers.findIndex(({ statusCode }) => statusCode === 200);
    const [first, url] = [answers[found], urls.get(id)?.[found]];
    // The test shop has no tags.
    if (!first || !url) return expect(id).toBe('etiquetas.get');
    const known = { 'if-none-match': String(first.headers.etag) };
    const same = await get(url, 'pending', known);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', first.headers.etag]);
    for (const name of ['cache-control', 'vary']) expect(same.headers[name]).toBe(first.headers[name]);
    await raise();
    const later = await get(url, 'visitor', known);
    expect([later.statusCode, later.body]).toEqual([200, first.body]);
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });
});

describe.each(priced.map((operation) => [operation.id, operation] as const))('%s', (id, { query }) => {
  it.each(WITH)('shows prices to: %s, and forbids caches to store them', async (name) => {
    let prices = 0;
    for (const url of urls.get(id) ?? []) {
      const answer = await get(url, name);
      prices += answer.body.match(/"precio":76\d\d\d\.\d|"precio":77\d\d\d\.\d/g)?.length ?? 0;
      expect(answer.headers['cache-control']).toBe('private, no-store');
      if (answer.statusCode === 200) expect(answer.headers.vary).toBe('authorization');
    }
    expect(prices).toBeGreaterThan(0);
  });

  it.each(WITH)("never answers 304 to %s for the ETag of a visitor's answer", async (name) => {
    const url = await fruitfulUrl(id);
    const { headers } = await get(url, 'visitor');
    for (const known of [String(headers.etag), '*']) {
      const answer = await get(url, name, { 'if-none-match': known });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('"precio":');
      // For staff, the ETag is the version of the product.
      expect(answer.headers.etag ?? '"1"').toBe('"1"');
    }
  });

  it('never mixes cached answers with and without prices, in any order of callers', async () => {
    const url = await fruitfulUrl(id);
    for (const turns of [
      ['visitor', 'customer', 'visitor', 'registration', 'admin', 'visitor'],
      ['customer', 'visitor', 'customer', 'deactivated', 'empleado', 'pending'],
    ] as CallerName[][]) {
      await raise();
      for (const name of turns) {
        const answer = await get(url, name);
        if (WITHOUT.includes(name)) expectNoPrice(answer, name);
        else expect(answer.body).toContain('"precio":');
      }
    }
    await raise();
    const crowd = Array.from(
      { length: 24 },
      (_, index) => (index % 3 === 0 ? 'customer' : 'visitor') as CallerName,
    );
    const answers = await Promise.all(crowd.map((name) => get(url, name)));
    for (const [index, answer] of answers.entries()) {
      expect(answer.body.includes('"precio":')).toBe(crowd[index] === 'customer');
    }
  });

  it('ignores parameters that the operation does not have', async () => {
    const url = await fruitfulUrl(id);
    const plain = await get(url, 'visitor');
    for (const more of [
      'sort=precio_asc',
      'orden=precio',
      'precio_min=1',
      'precio_max=80000',
      'tipo_de_precio=por_kilo',
    ]) {
      // Skip parameters that the operation does have.
      if (query?.shape[more.split('=')[0] ?? '']) continue;
      const answer = await get(`${url}${url.includes('?') ? '&' : '?'}${more}`, 'visitor');
      expect(answer.body).toBe(plain.body);
    }
  });
});

it('shows an inactive product only to staff, in any order of callers', async () => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'SELECT producto_id id FROM productos WHERE NOT esta_activo',
  );
  const url = `/api/productos/${rows[0]?.id}`;
  const statuses: number[] = [];
  for (const name of ['visitor', 'admin', 'visitor', 'customer', 'empleado', 'customer'] as const) {
    statuses.push((await get(url, name)).statusCode);
  }
  expect(statuses).toEqual([404, 200, 404, 404, 200, 404]);
});

it.each(WITHOUT)('refuses an order of: %s, without a price in the answer', async (name) => {
  const { rows } = await test.database.pool.query<{ id: string }>('SELECT producto_id id FROM productos');
  for (const path of ['/api/pedidos', `/api/pedidos/adminPedidos?usuarioId=${callers.customer.usuarioId}`]) {
    const detalles = rows.map(({ id }) => ({ producto_id: id, cantidad: 1, precio_unitario: 1 }));
    const answer = await test.app.inject({
      method: 'POST',
      url: path,
      headers: bearer(callers[name]),
      payload: { usuarioId: callers.customer.usuarioId, detalles },
    });
    expect([401, 403]).toContain(answer.statusCode);
    expectNoPrice(answer, name);
  }
});

it('answers visitors identically after all prices change', async () => {
  const all = [...urls.values()].flat();
  const before = [];
  for (const url of all) before.push((await get(url, 'visitor')).body);
  const order = async () => (await get('/api/productos?limit=100', 'customer')).json().productos;
  const ids = (products: { producto_id: string }[]) => products.map((one) => one.producto_id);
  const customersBefore = await order();
  await test.database.db.execute(
    sql`UPDATE productos SET precio = 90000 - precio, precio_antes_oferta = 200000 - precio_antes_oferta`,
  );
  for (const [index, url] of all.entries()) expect((await get(url, 'visitor')).body).toBe(before[index]);
  const customersAfter = await order();
  expect(ids(customersAfter)).toEqual(ids(customersBefore));
  expect(customersAfter[0].precio).not.toBe(customersBefore[0].precio);
});
