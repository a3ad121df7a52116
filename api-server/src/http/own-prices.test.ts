import { type OperationShape, operations } from 'api-client/contract';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { sheetOf } from '../testing/read-xlsx.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** Customers of each agreement, and a person of the shop of one of them. */
const AGREEMENTS = ['base', 'cheap', 'dear', 'owning', 'discounted', 'net'] as const;
type Agreement = (typeof AGREEMENTS)[number];
const PERCENT: Partial<Record<Agreement, number>> = { cheap: -10, dear: 7, net: 3.3 };
/** Agreements whose customers see net prices beside the prices with IVA. */
const NET: readonly Agreement[] = ['discounted', 'net'];

interface Caller {
  agreement: Agreement;
  token: string;
  usuarioId: string;
  pedidoId: string;
  listaId: string;
}

interface SeenProducto {
  producto_id: string;
  precio: number;
  iva?: { neto: number };
  cantidades: { escalas: { precio: number }[] };
}

let test: TestApp;
let admin: string;
let productos: Awaited<ReturnType<typeof makeProduct>>[];
let callers: Map<string, Caller>;
/** The unit prices of each agreement, in pesos, by product. */
let prices: Map<Agreement, Map<string, number>>;
/** The prices of a larger quantity, and net prices, which no other agreement may show. */
let tiers: Map<Agreement, number[]>;

const as = <T>(token: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: unknown) =>
  call<T & { code?: string }>(test.app, method, path, { token, ...(body !== undefined && { body }) });

async function setTier(condicion_id: string | null, descuento: number): Promise<void> {
  for (const { producto_id } of productos) {
    const cantidades = { minimo: 1, multiplo: 1, escalas: [{ desde: 7, descuento }] };
    const path = `/productos/${producto_id}/cantidades`;
    expect((await as(admin, 'PATCH', path, { condicion_id, cantidades })).status).toBe(200);
  }
}

async function makeAgreement(agreement: Agreement): Promise<string | null> {
  if (agreement === 'base') return null;
  const ajuste = PERCENT[agreement];
  const regla = { marca_id: null, categoria_id: null, redondeo: 'no', direccion: 'cercano' };
  const { body } = await as<{ condicion_id: string }>(admin, 'POST', '/condiciones', {
    ...{ nombre: agreement, monto_minimo: null },
    ...(agreement === 'discounted' && { descuento: 4.37 }),
    ...(NET.includes(agreement) && { iva: 'sumado' }),
    reglas: ajuste === undefined ? [] : [{ ...regla, ajuste }],
  });
  if (ajuste === undefined) {
    const cambios = productos.map(({ producto_id }, n) => ({ producto_id, precio: 41_234.57 + n * 1_017.3 }));
    await as(admin, 'PATCH', `/condiciones/${body.condicion_id}/precios`, { cambios });
    await setTier(body.condicion_id, 11.27);
  }
  return body.condicion_id;
}

async function makeCaller(
  agreement: Agreement,
  usuario: Awaited<ReturnType<typeof makeUser>>,
): Promise<Caller> {
  const { token } = usuario;
  const usuarioId = usuario.usuario.usuario_id;
  const own = prices.get(agreement);
  const detalles = productos.map(({ producto_id }) => ({
    producto_id,
    cantidad: 1,
    precio_unitario: own?.get(producto_id),
  }));
  const placed = await as<{ pedido_id: string }>(token, 'POST', '/pedidos', { usuarioId, detalles });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const lista = await as<{ lista_id: string }>(token, 'POST', '/mis-listas', {
    nombre: 'La de siempre',
    productos: detalles.map(({ producto_id, cantidad }) => ({ producto_id, cantidad })),
  });
  expect(lista.status).toBe(201);
  return { agreement, token, usuarioId, pedidoId: placed.body.pedido_id, listaId: lista.body.lista_id };
}

beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
  productos = [];
  for (let n = 0; n < 6; n += 1) {
    productos.push(
      await makeProduct(test, {
        nombre: `Avena ${n} x 500 g`,
        precio: 7_650_021 + n * 10_111,
        nuevo_ingreso: true,
        producto_destacado: true,
        ...(n > 3 && { en_promocion: true, precio_antes_oferta: 9_870_043 + n * 10_111 }),
      }),
    );
  }
  await setTier(null, 3.41);
  prices = new Map();
  tiers = new Map();
  callers = new Map();
  for (const agreement of AGREEMENTS) {
    const condicion_id = await makeAgreement(agreement);
    const usuario = await makeUser(test);
    await as(admin, 'PATCH', `/usuarios/${usuario.usuario.usuario_id}/condicion`, { condicion_id });
    const seen = await as<{ productos: SeenProducto[] }>(
      usuario.token,
      'GET',
      `/productos/varios?ids=${productos.map(({ producto_id }) => producto_id)}`,
    );
    prices.set(
      agreement,
      new Map(seen.body.productos.map(({ producto_id, precio }) => [producto_id, precio])),
    );
    tiers.set(
      agreement,
      seen.body.productos.flatMap(({ cantidades, iva }) => [
        ...cantidades.escalas.map(({ precio }) => precio),
        ...(iva ? [iva.neto] : []),
      ]),
    );
    expect(tiers.get(agreement)).toHaveLength(productos.length * (NET.includes(agreement) ? 2 : 1));
    callers.set(agreement, await makeCaller(agreement, usuario));
    if (agreement !== 'cheap') continue;
    const persona = await makeUser(test, { titular_id: usuario.usuario.usuario_id });
    callers.set('a person of cheap', await makeCaller('cheap', persona));
  }
});
afterAll(() => test.close());

/** The usual spellings of a price, as in answers, papers and spreadsheets. */
function spellings(pesos: number): string[] {
  const decimal = pesos.toFixed(2);
  const [whole = '', fraction = ''] = decimal.split('.');
  return [
    String(pesos),
    decimal,
    `${whole},${fraction}`,
    `${whole.slice(0, -3)}.${whole.slice(-3)},${fraction}`,
  ];
}

const pricesOf = (agreement: Agreement): number[] => [...(prices.get(agreement)?.values() ?? [])];

/** Throws when the text has a price of an agreement other than the caller's. Returns how many own prices it has. */
function countOwn(whole: string, { agreement }: Pick<Caller, 'agreement'>, where: string): number {
  // The digits of a random id may be those of a price.
  const text = whole.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '');
  for (const other of AGREEMENTS.filter((one) => one !== agreement)) {
    for (const price of [...pricesOf(other), ...(tiers.get(other) ?? [])].flatMap(spellings)) {
      expect(text.includes(price), `${where}: ${price} of ${other} for ${agreement} in ${text}`).toBe(false);
    }
  }
  return pricesOf(agreement).filter((price) => spellings(price).some((one) => text.includes(one))).length;
}

const ofCustomers: OperationShape[] = operations.filter(
  ({ method, audience }) => method === 'GET' && (audience === 'public' || audience === 'customer'),
);

/** Returns the URLs of the operation for the caller's own things, and for each product, brand and category. */
async function urlsOf(operation: OperationShape, { pedidoId, listaId }: Caller): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ id: string; nombre: string }>(
    `SELECT producto_id id, nombre FROM productos UNION ALL SELECT marca_id, nombre FROM marcas
     UNION ALL SELECT categoria_id, nombre FROM categorias`,
  );
  const ids = productos.map(({ producto_id }) => producto_id).join(',');
  const { query } = sampleCall(operation, { ids });
  const [name] = Object.keys(operation.params?.shape ?? {});
  const values = [...rows.flatMap(({ id, nombre }) => [id, nombre]), pedidoId, listaId];
  const queries: Record<string, unknown>[] = [query];
  if ('term' in query) queries.push({ ...query, term: 'avena' });
  const sorted = { term: 'avena', limit: 20, offset: 0 };
  if (operation.id.startsWith('productos.filtrados')) queries.push({ ...sorted, orden: 'mayor_precio' });
  return (name ? values.map((value) => ({ [name]: value })) : [{}]).flatMap((params) =>
    queries.map((one) =>
      urlOf(operation, { params: { ...sampleCall(operation).params, ...params }, query: one }),
    ),
  );
}

describe.each(ofCustomers.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('has no price of another agreement', async () => {
    for (const [name, caller] of callers) {
      for (const url of await urlsOf(operation, caller)) {
        const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${caller.token}` } });
        const isPdf = String(answer.headers['content-type']).includes('pdf');
        const text = isPdf
          ? String((await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })).text)
          : answer.body;
        countOwn(`${JSON.stringify(answer.headers)} ${text}`, caller, `${id} ${url} for ${name}`);
      }
    }
  });
});

const PRICED_PATHS: Record<string, (caller: Caller) => string> = {
  'a list': () => '/productos',
  'new arrivals': () => '/productos/nuevos-ingresos',
  'featured products': () => '/productos/destacados',
  'a search': () => '/productos/search?term=avena',
  'a filtered list by price': () => '/productos/filtrados/con-precios?term=avena&orden=menor_precio',
  'a saved list': ({ listaId }) => `/mis-listas/${listaId}`,
  'usual products': () => '/mis-habituales',
  'the start page': () => '/mi-inicio',
  'an order': ({ pedidoId }) => `/mis-pedidos/${pedidoId}`,
};

describe.each(Object.entries(PRICED_PATHS))('%s', (_, pathOf) => {
  it('shows each caller all of their own prices, in any order of callers', async () => {
    const all = [...callers.values()];
    for (const caller of [...all, ...all.toReversed()]) {
      const { status, body } = await as<object>(caller.token, 'GET', pathOf(caller));
      expect(status).toBe(200);
      expect(countOwn(JSON.stringify(body), caller, pathOf(caller))).toBe(productos.length);
    }
    const answers = await Promise.all(all.map((caller) => as<object>(caller.token, 'GET', pathOf(caller))));
    for (const [place, caller] of all.entries()) {
      expect(countOwn(JSON.stringify(answers[place]?.body), caller, pathOf(caller))).toBe(productos.length);
    }
  });
});

describe('the price list', () => {
  const get = (url: string, { token }: Caller) =>
    test.app.inject({ url: `/api/lista-de-precios/${url}`, headers: { authorization: `Bearer ${token}` } });

  it('has the own prices as PDF, CSV and Excel', async () => {
    for (const caller of callers.values()) {
      const csv = (await get('planilla', caller)).body;
      const pdf = await extractText(new Uint8Array((await get('pdf', caller)).rawPayload), {
        mergePages: true,
      });
      const { rows } = await sheetOf(await get('planilla?formato=xlsx', caller));
      for (const [where, text] of Object.entries({
        csv,
        pdf: String(pdf.text),
        xlsx: JSON.stringify(rows),
      })) {
        expect(countOwn(text, caller, where), where).toBe(productos.length);
      }
    }
  });
});

it('a quick order finds products at the own prices, for the customer and for staff', async () => {
  for (const caller of callers.values()) {
    const renglones = productos.map(({ nombre }) => `1 ${nombre}`);
    const own = await as<object>(caller.token, 'POST', '/pedido-rapido/renglones', { renglones });
    const staff = { renglones, cliente_id: caller.usuarioId };
    const forThem = await as<object>(admin, 'POST', '/pedido-rapido/renglones', staff);
    for (const { status, body } of [own, forThem]) {
      expect(status).toBe(200);
      expect(countOwn(JSON.stringify(body), caller, 'quick order')).toBe(productos.length);
    }
  }
});

it('staff who order for a customer see the prices of that customer only', async () => {
  const ids = productos.map(({ producto_id }) => producto_id).join(',');
  for (const caller of callers.values()) {
    for (const path of [
      `/productos/search/${caller.usuarioId}?term=avena`,
      `/productos/search/${caller.usuarioId}`,
      `/productos/varios/${caller.usuarioId}?ids=${ids}`,
    ]) {
      const { body } = await as<object>(admin, 'GET', path);
      expect(countOwn(JSON.stringify(body), caller, path)).toBe(productos.length);
    }
  }
});

it('an order of another price is refused with the own price, and no other', async () => {
  const [first] = productos;
  for (const caller of callers.values()) {
    const detalles = [{ producto_id: first?.producto_id, cantidad: 2, precio_unitario: 1 }];
    const refused = await as<object>(caller.token, 'POST', '/pedidos', {
      usuarioId: caller.usuarioId,
      detalles,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'PEDIDO_DESACTUALIZADO']);
    expect(countOwn(JSON.stringify(refused.body), caller, 'refusal')).toBe(1);
  }
});
