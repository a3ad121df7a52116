import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenSubject } from '../http/tokens.ts';
import { call } from '../testing/call.ts';
import { makeSession, makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { fillWithVolume } from '../testing/volume.ts';

/** Filled in seconds, but large enough that a sequential scan costs much more than an index. */
const VOLUME = { productos: 5000, usuarios: 2000, pedidos: 20_000, entradas: 1000 };

let test: TestApp;
let tokens: { staff: string; customer: string };
/** Id of the customer with the most orders. */
let busiest: string;
const asked: { text: string; values: unknown[] }[] = [];
beforeAll(async () => {
  test = await testApp();
  await fillWithVolume(test.asOwner.url, VOLUME);
  const staff = await makeUser(test, { roles: ['empleado'] });
  const customer = await makeUser(test);
  tokens = { staff: staff.token, customer: customer.token };
  const { pool } = test.database;
  const busy = await pool.query<{ usuario_id: string }>(
    'SELECT usuario_id FROM pedidos GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  busiest = busy.rows[0]?.usuario_id ?? '';
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  // Record each query with its values.
  pool.query = ((config: QueryConfig, values: unknown[] = []) => {
    asked.push({ text: config.text, values });
    return query(config, values);
  }) as typeof pool.query;
});
afterAll(() => test.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const GROWING = [
  ...['pedidos', 'detalles_pedidos', 'productos', 'productos_categorias', 'usuarios', 'sumas'],
  ...['precios_historia', 'empaques', 'movimientos', 'cuentas_pedidos'],
];

/** Maximum rows that a statement may read of one table; less than the rows of any growing table. */
const MOST = 1500;

/** Yields the plan's reads of growing tables that scan the whole table or read too many rows. */
function* excessIn(plan: Plan): Generator<string> {
  for (const part of plan.Plans ?? []) yield* excessIn(part);
  const { 'Relation Name': table = '', 'Node Type': node, 'Actual Loops': loops } = plan;
  if (!GROWING.includes(table)) return;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const rows = (plan['Actual Rows'] + removed) * loops;
  if (node === 'Seq Scan' || rows > MOST) yield `${node} on ${table}: ${rows} rows`;
}

/**
 * Returns the excessive reads of a call. `settings` forces index use where the test has too few rows for an index to
 * pay.
 */
async function excessOf(path: string, token: string, settings = 'BEGIN'): Promise<string[]> {
  asked.length = 0;
  expect((await call(test.app, 'GET', path, { token })).status).toBe(200);
  const queries = asked.filter(({ text }) => /^\s*(select|with)/i.test(text));
  expect(queries.length).toBeGreaterThan(0);
  const excess: string[] = [];
  const client = await test.database.pool.connect();
  await client.query(settings);
  for (const { text, values } of queries.splice(0)) {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain, values);
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) excess.push(...excessIn(plan));
  }
  await client.query('ROLLBACK');
  client.release();
  return excess;
}

const PRODUCTOS = [
  ...['?', '/inactivos?', '/sinstock?', '/destacados?', '/productos-promocion?', '/nuevos-ingresos?'],
  ...['/bultocerrado?', '/marca/marca%201?', '/marca/marca%20150?'],
].map((path) => `/productos${path}`);
it.each([...PRODUCTOS, '/usuarios?', '/usuarios/inactivos?'])(
  'answers staff the first pages of %s without reading a whole table',
  async (path) => {
    expect(await excessOf(path, tokens.staff)).toEqual([]);
    expect(await excessOf(`${path}&offset=400`, tokens.staff)).toEqual([]);
  },
);

const LACKS = ['imagen', 'categoria', 'descripcion'].map((what) => `/productos/panel?filtro=sin-${what}`);
const NARROWED = [
  '/productos/filtrados?stock=si&orden=mas_nuevos',
  '/productos/filtrados/con-precios?categoria=categoria%201&orden=menor_precio',
];
it.each([
  ...['/productos?', '/productos/search?term=nuez', '/productos/categoria/categoria%201?'],
  ...[...LACKS, ...NARROWED],
])('reads all rows of %s only once, and then at most a page, at any offset', async (path) => {
  await excessOf(`${path}&offset=600`, tokens.staff);
  for (const offset of [0, 300, 501, 4000]) {
    expect(await excessOf(`${path}&offset=${offset}`, tokens.staff)).toEqual([]);
  }
});

it("answers staff a brand's products, price previews and price history with few rows read", async () => {
  const { rows } = await test.database.pool.query<{ marca_id: string; producto_id: string }>(
    "SELECT marca_id, producto_id FROM productos JOIN marcas USING (marca_id) WHERE marcas.nombre = 'Marca 150' LIMIT 1",
  );
  const { marca_id, producto_id } = rows[0] ?? {};
  // Give every product a price history.
  await test.database.pool.query('UPDATE productos SET precio = precio + 1');
  await test.asOwner.pool.query('VACUUM ANALYZE productos, precios_historia');
  for (const path of [
    ...['', '&filtro=inactivos', '&filtro=sin-stock'].map(
      (more) => `/productos/panel?marca_id=${marca_id}${more}`,
    ),
    `/precios/vista-previa?forma=porcentaje&ajuste=7&marca_id=${marca_id}`,
    ...[`/precios/cambios?`, `/productos/${producto_id}/precios?`],
  ]) {
    expect(await excessOf(path, tokens.staff), path).toEqual([]);
  }
});

it('finds the sizes of a product within its brand with few rows read', async () => {
  const { pool } = test.database;
  const { rows } = await pool.query<{ producto_id: string }>(`
    UPDATE productos SET nombre = 'Harina ' || nombre || ' x ' || 100 + n || ' g', marca_id = (SELECT marca_id FROM marcas LIMIT 1)
    FROM (SELECT producto_id AS id, row_number() OVER () AS n FROM productos WHERE esta_activo LIMIT 3000) s WHERE id = producto_id
    RETURNING producto_id`);
  await test.asOwner.pool.query('VACUUM ANALYZE productos');
  expect(await excessOf(`/productos/${rows[0]?.producto_id}/tamanos?`, tokens.customer)).toEqual([]);
  // The proposals are computed once for all pages.
  await call(test.app, 'GET', '/productos/tamanos/propuestas', { token: tokens.staff });
  expect(await excessOf('/productos/tamanos/propuestas?offset=10', tokens.staff)).toEqual([]);
});

it('proposes replacements for a product with few rows read', async () => {
  const { rows } = await test.database.pool.query<{ producto_id: string }>(
    // The product with the most categories, which are all searched.
    'SELECT producto_id FROM productos_categorias GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1',
  );
  expect(await excessOf(`/productos/${rows[0]?.producto_id}/reemplazos?`, tokens.staff)).toEqual([]);
});

it('lists the lines to pack by shelf, and reads only these orders', async () => {
  const { pool } = test.database;
  await pool.query(`INSERT INTO estantes (orden, tipo, categoria_id)
    SELECT row_number() OVER (), 'categoria', categoria_id FROM categorias LIMIT 20`);
  await pool.query(`INSERT INTO empaques (empaque_id, pedido_id, usuario_id, fecha, bultos, lineas, huella)
    SELECT gen_random_uuid(), pedido_id, usuario_id, now(), 1, '[]', '' FROM pedidos LIMIT 5000`);
  await test.asOwner.pool.query('VACUUM ANALYZE estantes, empaques');
  const { rows } = await pool.query<{ pedido_id: string }>('SELECT pedido_id FROM pedidos LIMIT 50');
  const ids = rows.map(({ pedido_id }) => pedido_id).join(',');
  // Also forbid full index scans, which pay with so few products.
  const byIndex = 'BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off';
  expect(await excessOf(`/empaques?pedidoIds=${ids}`, tokens.staff, byIndex)).toEqual([]);
});

it.each(['mis-pedidos', 'mis-habituales', 'mi-inicio'])(
  "answers a customer %s without reading other customers' rows",
  async (path) => {
    // For customers without orders, the most ordered products are computed once per hour.
    await call(test.app, 'GET', `/${path}`, { token: tokens.customer });
    expect(await excessOf(`/${path}?`, tokens.customer)).toEqual([]);
  },
);

it('answers the customer with the most orders their due products, and reads few orders', async () => {
  const { rows } = await test.database.pool.query<TokenSubject>(
    "UPDATE usuarios SET roles = '{usuario}' WHERE usuario_id = $1 RETURNING usuario_id, email, roles, sesion",
    [busiest],
  );
  const [subject] = rows;
  if (!subject) throw new Error('nobody ordered');
  const own = await makeSession(test, subject);
  for (const path of ['mi-inicio', 'mis-habituales']) {
    expect(await excessOf(`/${path}?`, own), path).toEqual([]);
  }
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
it('answers the account of the customer with the most orders, and reads at most a page of lines', async () => {
  const { rows } = await test.database.pool.query<{ pedido_id: string }>(
    "SELECT pedido_id FROM pedidos WHERE usuario_id = $1 AND estado_pedido = 'aprobado' ORDER BY fecha_pedido DESC LIMIT 1",
    [busiest],
  );
  for (const path of [
    ...['', 'offset=400', `desde=${daysAgo(30)}`].map(
      (query) => `/usuarios/${busiest}/cuenta-corriente?${query}`,
    ),
    `/pedidos/${rows[0]?.pedido_id}/cuenta-corriente`,
  ]) {
    expect(await excessOf(path, tokens.staff), path).toEqual([]);
  }
  expect(await excessOf('/mi-cuenta-corriente', tokens.customer)).toEqual([]);
});

it.each(['productos-habituales', 'resumen', 'notas'])(
  'answers staff %s of the customer with the most orders, and reads few orders',
  async (path) => {
    expect(await excessOf(`/usuarios/${busiest}/${path}?`, tokens.staff)).toEqual([]);
  },
);

const FAR = '&offset=9000';
/** A date after most orders of the test data. */
const LAST_YEAR = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
it.each([
  ...['/pedidos?', '/pedidos/recibido?', '/pedidos/cancelado?'],
  ...[`/pedidos?${FAR}`, `/pedidos/recibido?${FAR}`, `/pedidos?desde=${LAST_YEAR}${FAR}`],
  ...[
    '/pedidos?hasta=2020-01-01',
    '/pedidos/aprobado?desde=2026-01-01',
    '/pedidos?texto=nadie&desde=2026-01-01',
  ],
  ...['/pedidos/ganancia-dia?', '/pedidos/ganancia-mes?', '/tablero/pedidos?', '/tablero/solicitudes?'],
  ...['week', 'month'].flatMap((range) =>
    [
      `/pedidos/productos-vendidos/${range}?`,
      `/detalles-pedidos/total-productos-vendidos/${range}?`,
      `/detalles-pedidos/productos-mas-vendidos/${range}?`,
    ].flatMap((path) => [path, `${path}&periodo=anterior`]),
  ),
])('answers staff %s with few rows read', async (path) => {
  expect(await excessOf(path, tokens.staff)).toEqual([]);
});

it('answers staff the pending requests with similar accounts, and reads few other accounts', async () => {
  // With so few accounts, a sequential scan would be as fast.
  const byIndex = 'BEGIN; SET LOCAL enable_seqscan = off';
  expect(await excessOf('/solicitudes?', tokens.staff, byIndex)).toEqual([]);
  expect(await excessOf('/solicitudes?&offset=400', tokens.staff, byIndex)).toEqual([]);
});

it('answers staff orders by filters without stored sums, with few rows read', async () => {
  const { pool } = test.database;
  const { rows } = await pool.query<{ producto_id: string; usuario_id: string; cliente_id: string }>(
    `SELECT producto_id, (SELECT usuario_id FROM pedidos WHERE asignado_a IS NOT NULL LIMIT 1) AS usuario_id,
       (SELECT usuario_id FROM pedidos GROUP BY 1 HAVING count(*) BETWEEN 200 AND 900 LIMIT 1) AS cliente_id
     FROM detalles_pedidos GROUP BY 1 HAVING count(*) BETWEEN 5 AND 20 LIMIT 1`,
  );
  const { producto_id, usuario_id, cliente_id } = rows[0] ?? {};
  const byIndex = 'BEGIN; SET LOCAL enable_seqscan = off';
  for (const query of [
    `estados=aprobado,enviado`,
    `estados=aprobado,cancelado&offset=1000`,
    ...[
      `cliente_id=${cliente_id}`,
      `cliente_id=${cliente_id}&estados=cancelado`,
      `producto_id=${producto_id}`,
    ],
    ...['importe_desde=99999999', 'importe_hasta=10', `importe_desde=0&importe_hasta=200&estados=recibido`],
    ...[
      `asignado_a=${usuario_id}`,
      'etiqueta=Fr%C3%A1gil',
      'con_nota=si',
      'sin_imprimir=si',
      'sin_empacar=si',
    ],
  ]) {
    expect(await excessOf(`/pedidos?${query}`, tokens.staff, byIndex), query).toEqual([]);
  }
});

it.each(['mayor_importe', 'menor_importe', 'mas_antiguos', 'numero_mayor', 'numero_menor'])(
  'sorts orders by %s through an index',
  async (orden) => {
    const excess = await excessOf(`/pedidos?orden=${orden}`, tokens.staff);
    expect(excess.filter((line) => !line.startsWith('Index'))).toEqual([]);
  },
);

it.each([
  '/usuarios/search?term=%2B54%209%202477%2040-1500',
  '/usuarios/search?term=dietetica%20401500',
  '/usuarios/search?term=dietetika%20401500&parecidos=si',
])('finds an account by telephone (%s) with few rows read', async (path) => {
  const byIndex = 'BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off';
  expect(await excessOf(path, tokens.staff, byIndex)).toEqual([]);
});

it.each(['/pedidos?texto=1500%40volumen', '/pedidos/recibido?texto=1500%40volumen', '/pedidos?texto=12345'])(
  'answers staff %s and reads few orders',
  async (path) => {
    const excess = await excessOf(path, tokens.staff);
    // With so few accounts, a sequential scan is as fast as the index.
    expect(excess.filter((line) => !line.includes('on usuarios'))).toEqual([]);
  },
);
