import { type OperationShape, operations } from 'api-client/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importing } from '../modules/importaciones/testing/importing.ts';
import { pricing } from '../modules/precios/testing/precios-fixture.ts';
import { call, expectManners } from '../testing/call.ts';
import { bearer } from '../testing/callers.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
let headers: Record<string, string>;
/** Ids of a record by operation, for lists of one record. */
let listed: Record<string, { id: string; con?: string }> = {};

beforeAll(async () => {
  test = await testApp();
  await makeProduct(test);
  const { token, usuario } = await makeUser(test, { roles: ['admin'] });
  const { cambio_id: id } = await pricing(test, token).change({ forma: 'porcentaje', ajuste: 1 });
  const { importacion_id } = (await importing(test, token).upload('precios', 'Nombre;Precio')).body;
  const condicion = { nombre: 'Mayoristas', monto_minimo: null, reglas: [] };
  const made = await call<{ condicion_id: string }>(test.app, 'POST', '/condiciones', {
    token,
    body: condicion,
  });
  const { condicion_id } = made.body;
  listed = {
    'precios.cambio': { id },
    'cuentaCorriente.get': { id: usuario.usuario_id },
    'importaciones.filas': { id: importacion_id },
    'productos.searchParaCliente': { id: usuario.usuario_id },
    'condiciones.precios': { id: condicion_id },
    'condiciones.comparar': { id: condicion_id, con: condicion_id },
    'condiciones.clientes': { id: condicion_id },
    'precios.vistaPreviaDeLista': { id: condicion_id },
  };
});
// A new session per test, because some of the calls end the session.
beforeEach(async () => {
  headers = bearer(await makeUser(test, { roles: ['admin'] }));
});
afterAll(() => test.close());

const ask = (call: InjectOptions) => test.app.inject({ ...call, headers: { ...headers, ...call.headers } });
const LONG = 'ñ'.repeat(5000);
const ODD_PATHS = [
  '%00',
  '%',
  '%zz',
  '%C0%80',
  '%F0%28',
  'a%00b',
  '..%2f..%2fetc',
  "'--",
  '%25',
  '_',
  '🌶',
  'a'.repeat(599),
  LONG,
].map((path) => (/%/.test(path) ? path : encodeURIComponent(path)));
const ODD_QUERY = [
  'abc',
  '',
  '-1',
  '1e9',
  '99999999999999999999',
  '1.5',
  'NaN',
  'Infinity',
  '%00',
  '%',
  '%zz',
  '0x10',
  'null',
  '1%20',
  LONG.slice(0, 300),
];
const ODD_JSON = [
  '{',
  '[]',
  'null',
  '"x"',
  '12',
  'true',
  '{"a":}',
  '[[[[',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1e400}',
  `{"a":"${'x'.repeat(10_000)}"}`,
  '\u0000',
  '[{}]',
];
const ODD_VALUES = [
  null,
  [],
  {},
  '',
  ' ',
  '\0',
  'a\0b',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  '__proto__',
  '\ud800',
  'x'.repeat(20_000),
  [null],
  { a: { b: [] } },
  "'; DROP TABLE usuarios; --",
  '%_\\',
];

const cases = operations.map((operation) => [operation.id, operation as OperationShape] as const);

describe.each(cases)('%s', (_id, operation) => {
  const { method } = operation;
  const sample = () => sampleCall(operation);

  const names = Object.keys(operation.params?.shape ?? {});
  if (names.length > 0)
    it('never fails with a server error on odd paths', async () => {
      for (const odd of ODD_PATHS) {
        const path = operation.path.replace(/\{\w+\}/, odd);
        const answer = await ask({ method, url: `/api${path}` });
        expectManners(answer, `${method} ${path}`);
        expect(method === 'GET' || answer.statusCode >= 400, path).toBe(true);
      }
    });

  it('never fails with a server error on odd queries, and refuses a repeated field', async () => {
    const { params, query } = sample();
    const keys = [...Object.keys(operation.query?.shape ?? {}), '__proto__', 'x[y]'];
    for (const key of keys) {
      const { [key]: _, ...others } = query;
      const url = urlOf(operation, { params, query: others });
      const tails = [...ODD_QUERY.map((odd) => `${key}=${odd}`), `${key}=1&${key}=2`, `${key}`, `${key}[]=1`];
      for (const tail of tails) {
        const answer = await ask({ method, url: `${url}${url.includes('?') ? '&' : '?'}${tail}` });
        expectManners(answer, `${method} ${url} ${tail.slice(0, 60)}`);
      }
      if (!Object.hasOwn(operation.query?.shape ?? {}, key)) continue;
      const twice = await ask({ method, url: `${url}${url.includes('?') ? '&' : '?'}${key}=1&${key}=2` });
      expect(twice.statusCode, `${url} ${key} twice`).toBe(400);
    }
  });

  if (operation.body)
    it('refuses odd bodies with 400, and a body that is too long with 413', async () => {
      const url = urlOf(operation, sample());
      for (const payload of ODD_JSON) {
        const answer = await ask({ method, url, payload, headers: { 'content-type': 'application/json' } });
        expectManners(answer, `${method} ${url} ${payload.slice(0, 60)}`);
        if (operation.body?.type === 'json') expect(answer.statusCode, payload.slice(0, 60)).toBe(400);
      }
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/json; charset=latin1',
        'nonsense',
        '',
      ]) {
        const answer = await ask({ method, url, payload: 'a=b', headers: { 'content-type': type } });
        expectManners(answer, `${method} ${url} as ${type}`);
        expect(answer.statusCode, type).toBe(400);
      }
      const tooLong = await ask({
        method,
        url,
        payload: `{"a":"${'x'.repeat(2_000_000)}"}`,
        headers: { 'content-type': 'application/json' },
      });
      expectManners(tooLong, 'a body that is too long');
      expect(tooLong.statusCode).toBe(413);
    });

  if (operation.body?.type === 'json')
    it('never fails with a server error on odd values in each field', async () => {
      const call = sample();
      const url = urlOf(operation, call);
      const body = call.body as Record<string, unknown>;
      const [line] = (body.detalles ?? []) as Record<string, unknown>[];
      for (const odd of ODD_VALUES) {
        const bodies: Record<string, unknown>[] = [
          ...Object.keys(body).map((field) => ({ ...body, [field]: odd })),
          ...Object.keys(line ?? {}).map((field) => ({ ...body, detalles: [{ ...line, [field]: odd }] })),
        ];
        for (const payload of bodies) {
          const answer = await ask({ method, url, payload });
          expectManners(answer, `${method} ${url} ${JSON.stringify(payload).slice(0, 200)}`);
        }
      }
      for (const field of Object.keys(body)) {
        const { [field]: _, ...rest } = body;
        expectManners(await ask({ method, url, payload: rest }), `without ${field}`);
      }
    });

  if (operation.versioned || operation.idempotent)
    it('never fails with a server error on odd headers', async () => {
      const { params, query, body } = sample();
      const url = urlOf(operation, { params, query });
      for (const name of ['if-match', 'idempotency-key']) {
        for (const odd of [
          '',
          '*',
          '"',
          '"x"',
          '-1',
          '1e9',
          '"99999999999999"',
          'a, b',
          'W/"1"',
          'x'.repeat(3000),
          'ñ',
        ]) {
          const answer = await ask({
            method,
            url,
            headers: { [name]: odd },
            ...(body ? { payload: body } : {}),
          });
          expectManners(answer, `${method} ${url} ${name}: ${odd.slice(0, 30)}`);
        }
      }
    });

  const shape = operation.query?.shape ?? {};
  if ('limit' in shape)
    it('refuses a limit or offset outside the page limits', async () => {
      const most = operation.id === 'marcas.destacadas' ? 500 : 100;
      const { params, query } = sampleCall(operation, listed[operation.id]);
      const statusOf = async (more: object) =>
        (await ask({ method, url: urlOf(operation, { params, query: { ...query, ...more } }) })).statusCode;
      for (const limit of [1, 2, most]) expect(await statusOf({ limit }), `limit ${limit}`).toBe(200);
      for (const limit of [0, -1, most + 1, 1e9, '1.5', 'abc', '', '+1', '1e1', ' 5']) {
        expect(await statusOf({ limit }), `limit ${limit}`).toBe(400);
      }
      for (const offset of [0, 1, 2_147_483_647])
        expect(await statusOf({ offset }), `offset ${offset}`).toBe(200);
      for (const offset of [-1, 2_147_483_648, '1e3', 'abc', '']) {
        expect(await statusOf({ offset }), `offset ${offset}`).toBe(400);
      }
    });

  if ('term' in shape)
    it('answers 200 to odd search terms, and 400 to one that is too long or has a NUL', async () => {
      const { params } = sampleCall(operation, listed[operation.id]);
      for (const term of [
        '',
        ' ',
        '%',
        '_',
        '\\',
        '%%',
        '\\%',
        "'",
        '"',
        "' OR 1=1 --",
        '％',
        '＼',
        '🌶',
        '\ud800',
        '\u202e',
        'a\nb',
        '$1',
        '{}',
        '.*',
        'x'.repeat(255),
      ]) {
        const answer = await ask({ method, url: urlOf(operation, { params, query: { term } }) });
        expect(answer.statusCode, `${JSON.stringify(term)} ${answer.body}`).toBe(200);
      }
      const tooLong = await ask({
        method,
        url: urlOf(operation, { params, query: { term: 'x'.repeat(256) } }),
      });
      expect(tooLong.statusCode).toBe(400);
      const nul = await ask({ method, url: urlOf(operation, { params, query: { term: 'a\0' } }) });
      expect(nul.statusCode).toBe(400);
    });
});

describe('a request that no operation matches', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/api/nada',
    '/api/productos/',
    '/api//productos',
    '/api/%',
    '/api/%00',
    '/api/imagenes/',
    '/api/imagenes/..%2f..%2fetc%2fpasswd',
    '/api/imagenes/%00',
    '/api/imagenes/%',
    `/api/${LONG}`,
  ])('gets an error of the contract: GET %s', async (url) => {
    const answer = await ask({ method: 'GET', url });
    expectManners(answer, url);
    expect([400, 404]).toContain(answer.statusCode);
  });

  it.each(['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE'] as const)(
    'gets 404: %s /api/productos',
    async (method) => {
      const answer = await ask({ method: method as 'PUT', url: '/api/productos' });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('gets 401 for an odd authorization header', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer a b',
      `Bearer ${'x'.repeat(9000)}`,
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'bearer \u00f1',
    ]) {
      const answer = await ask({ method: 'GET', url: '/api/usuarios', headers: { authorization } });
      expectManners(answer, authorization);
      expect(answer.statusCode, authorization.slice(0, 30)).toBe(401);
    }
  });
});

it.each([
  ['OPTIONS', '/productos', { 'access-control-request-method': 'GET' }],
  ['OPTIONS', '/pedidos', { 'access-control-request-method': 'POST' }],
  ['GET', '/productos?limit=1&offset=0', {}],
  ['POST', '/auth/login', {}],
] as const)('allows no other origin to read %s %s, and sets no cookie', async (method, path, more) => {
  const answer = await ask({
    method,
    url: `/api${path}`,
    headers: { origin: 'https://otra.test', ...more },
  });
  const told = Object.keys(answer.headers);
  expect(told.filter((name) => /^(access-control-|set-cookie$)/.test(name))).toEqual([]);
});
