/**
 * The promises of `deploy/nginx/tienda.conf`, with Debian's nginx in front of the deployed shop. The names of shop and panel
 * work over https, for calls, uploads and sockets. The API sees the callers' addresses, and any server may fail.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { LIMITS } from 'api-client/contract/limits';
import { openDatabase } from 'api-server/db/database';
import { FORM_LIMIT } from 'api-server/http/form-limits';
import { createTokens } from 'api-server/http/tokens';
import { hashPassword } from 'api-server/shared/passwords';
import { formOf, pictureOfSize } from 'api-server/testing/forms';
import { makeFiltros, makeProduct, makeUser } from 'api-server/testing/make';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { allOrderAgain, orderUntil, otherRefusals } from '../ordering.ts';
import { PATIENCE } from '../processes.ts';
import { JWT_SECRET } from '../stage.ts';
import { type BehindNginx, openBehindNginx } from './behind-nginx.ts';
import { type Asked, PANEL, SHOP } from './nginx.ts';

const PASSWORD = 'Sureña-1959*';

let shop: BehindNginx;
let maker: Parameters<typeof makeUser>[0];
let database: ReturnType<typeof openDatabase>;
let cliente: Awaited<ReturnType<typeof makeUser>>['usuario'];
let empleado: Awaited<ReturnType<typeof makeUser>>['usuario'];
let detalles: unknown;
/** Number of orders sent without an idempotency key. */
let withoutKey = 0;

beforeAll(async () => {
  shop = await openBehindNginx();
  database = openDatabase(shop.database.url, 2);
  maker = { database, tokens: createTokens(JWT_SECRET) };
  const password_hash = await hashPassword(PASSWORD);
  cliente = (await makeUser(maker, { password_hash })).usuario;
  empleado = (await makeUser(maker, { password_hash, roles: ['empleado'] })).usuario;
  const { producto_id, precio } = await makeProduct(maker, { precio: 9_000_000 });
  detalles = [{ producto_id, cantidad: 1, precio_unitario: precio / 100 }];
}, PATIENCE);

afterAll(async () => {
  await database.close();
  await shop.close();
}, PATIENCE);

async function call<T>(
  host: string,
  path: string,
  body: object,
  more: Asked = {},
): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json', ...more.headers };
  const answer = await shop.ask(host, `/api${path}`, {
    method: 'POST',
    ...more,
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(answer.body) as T };
}

const logIn = async (host: string, email: string, more: Asked = {}): Promise<string> => {
  const { status, body } = await call<{ token: string }>(
    host,
    '/auth/login',
    { email, password: PASSWORD },
    more,
  );
  expect(status).toBe(200);
  return body.token;
};

/** Opens a staff socket like the panel does, over websocket only; reconnects also after the server disconnected it. */
function listen(token: string) {
  const socket = io(`https://${PANEL}:${shop.port(443)}`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    // The types know only a browser's options.
    agent: shop.agent,
  } as unknown as Partial<ManagerOptions & SocketOptions>);
  const comeBack = () => {
    if (!socket.active) setTimeout(() => socket.connect(), 100);
  };
  socket.on('connect_error', comeBack);
  socket.on('disconnect', (reason) => reason !== 'io client disconnect' && comeBack());
  return socket;
}

const order = async (token: string) => {
  const { status, body } = await call<{ pedido_id: string }>(
    SHOP,
    '/pedidos',
    { usuarioId: cliente.usuario_id, detalles },
    { headers: { authorization: `Bearer ${token}` } },
  );
  expect(status).toBe(201);
  withoutKey += 1;
  return body.pedido_id;
};

/** Requests without TLS. */
async function askPlainly(host: string, path: string) {
  const call = get({ host: '127.0.0.1', port: shop.port(80), path, headers: { host }, agent: false });
  const [answer] = await once(call, 'response');
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

it('serves each name with its own app, and refuses other names', async () => {
  const [home, panel] = [await shop.ask(SHOP, '/inicio'), await shop.ask(PANEL, '/login')];
  expect([home.status, panel.status]).toEqual([200, 200]);
  expect(panel.body).toContain('<title>Panel Administrador</title>');
  expect(home.body).not.toContain('<title>Panel Administrador</title>');
  expect(home.headers['strict-transport-security']).toContain('max-age');
  // No app serves the other app's code.
  const [ofShop, ofPanel] = [home, panel].map(({ body }) => /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '');
  expect((await shop.ask(SHOP, ofShop ?? '')).headers['content-type']).toContain('javascript');
  expect((await shop.ask(PANEL, ofPanel ?? '')).headers['content-type']).toContain('javascript');
  expect((await shop.ask(PANEL, ofShop ?? '')).headers['content-type']).not.toContain('javascript');
  expect((await shop.ask(SHOP, ofPanel ?? '')).headers['content-type']).not.toContain('javascript');
  await expect(shop.ask('otra.ejemplo.com', '/')).rejects.toThrow(/alert|EPROTO|unrecognized/i);
  await expect(askPlainly('otra.ejemplo.com', '/')).rejects.toThrow('socket hang up');
});

it.each([SHOP, PANEL])('redirects %s from http to the same path over https', async (host) => {
  const answer = await askPlainly(host, '/marcas?page=2');
  expect(answer).toEqual({ status: 301, location: `https://${host}/marcas?page=2` });
});

it('lets a customer log in and order, and notifies staff through a socket', async () => {
  const socket = listen(await logIn(PANEL, empleado.email));
  await new Promise<void>((connected, fail) => {
    socket.once('connect', connected);
    socket.once('connect_error', fail);
  });
  const heard = new Promise<string>((told) =>
    socket.once('nuevaNotificacion', ({ referencia_id }: { referencia_id: string }) => told(referencia_id)),
  );
  expect(await order(await logIn(SHOP, cliente.email))).toBe(await heard);
  socket.disconnect();
});

it('passes the real client address to the API, whatever the caller claims', async () => {
  const pretending = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' };
  await logIn(SHOP, cliente.email, { from: '127.0.0.9', headers: pretending });
  const { rows } = await database.pool.query<{ direccion: string }>(
    'SELECT direccion FROM sesiones WHERE usuario_id = $1 ORDER BY creada_en DESC LIMIT 1',
    [cliente.usuario_id],
  );
  expect(rows[0]?.direccion).toBe('127.0.0.9');
  // An address reaches its rate limit while another is let through.
  const tried = { token: 'a'.repeat(43), password: PASSWORD };
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${count}` };
    statuses.add((await call(SHOP, '/auth/reset-password', tried, { from: '127.0.0.2', headers })).status);
  }
  expect(statuses).toContain(429);
  expect((await call(SHOP, '/auth/reset-password', tried, { from: '127.0.0.3' })).status).not.toBe(429);
});

it('accepts the largest product form that the API accepts, and refuses one more byte itself', async () => {
  const token = await logIn(PANEL, empleado.email);
  const filtros = await makeFiltros(maker);
  const largest = Array.from({ length: LIMITS.imagenesPerProducto }, () => pictureOfSize(LIMITS.imagenBytes));
  const form = formOf({
    nombre: 'MANÍ tostado',
    descripcion: 'Maní tostado sin sal.',
    precio: '1234.5',
    tipo_de_precio: 'por_kilo',
    marca_id: filtros.marca_id,
    productos_categorias: filtros.categorias.map((categoria_id) => ({ categoria_id })),
    productos_etiquetas: filtros.etiquetas.map((etiqueta_id) => ({ etiqueta_id })),
    en_promocion: 'false',
    producto_destacado: 'true',
    nuevo_ingreso: 'false',
    imagenes: await Promise.all(largest),
  });
  const sent = new Response(form);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': sent.headers.get('content-type') ?? '',
  };
  const body = new Uint8Array(await sent.arrayBuffer());
  const answer = await shop.ask(PANEL, '/api/productos', { method: 'POST', headers, body });
  expect([answer.status, answer.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  // nginx's limit equals the API's, to the byte.
  const tooMuch = (bytes: number) =>
    shop.ask(PANEL, '/api/productos', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(bytes) },
    });
  expect(await tooMuch(FORM_LIMIT + 1)).toMatchObject({ status: 413, headers: { server: 'nginx' } });
});

it('sends the Cache-Control headers that docs/operating.md lists', async () => {
  const [, guide = ''] = readFileSync(inRoot('docs', 'operating.md'), 'utf8').split('## A CDN in front');
  const rows = [...guide.matchAll(/^\| [^|]+ \| `([^`]+)` \| ([^|]+) \| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  const home = await shop.ask(SHOP, '/inicio');
  const file = /\/assets\/([\w.-]+\.js)/.exec(home.body)?.[1] ?? '';
  // The picture of the product from the test before.
  const { rows: kept } = await database.pool.query('SELECT imagen_id AS id FROM imagenes LIMIT 1');
  const token = await logIn(SHOP, cliente.email);
  for (const [, address = '', by = '', says] of rows) {
    const path = address.replace('<file>', file).replace('<picture>', kept[0].id);
    const headers: Record<string, string> = by === 'a customer' ? { authorization: `Bearer ${token}` } : {};
    const answer = await shop.ask(by.endsWith('panel') ? PANEL : SHOP, path, { headers });
    expect([address, by, answer.headers['cache-control']]).toEqual([address, by, says]);
    if (says?.includes('immutable')) expect(answer.status).toBe(200);
    if (says === 'public, no-cache') expect(answer.headers.etag).toBeDefined();
    // The only address whose answer depends on the caller must say so in Vary.
    if (address === '/api/productos') expect(String(answer.headers.vary)).toMatch(/authorization/i);
  }
});

it.each([
  ['storefront', SHOP, '/inicio'],
  ['backoffice', PANEL, '/login'],
])('passes on an asset of the %s as the build compressed it', async (app, host, path) => {
  const file = /\/assets\/[\w.-]+\.js/.exec((await shop.ask(host, path)).body)?.[0] ?? '';
  const answer = await shop.ask(host, file, { headers: { 'accept-encoding': 'gzip, br' } });
  const built = readFileSync(inRoot(app, 'dist', 'client', `${file}.br`));
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(built.length) });
  expect(answer.bytes.equals(built)).toBe(true);
});

it(
  'retries an order under its key at the other API when the first is killed',
  async () => {
    const authorization = `Bearer ${await logIn(SHOP, cliente.email)}`;
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE pedidos IN ACCESS EXCLUSIVE MODE');
    // nginx sends one order to each API.
    const answers = [randomUUID(), randomUUID()].map((key) =>
      call<{ pedido_id: string }>(
        SHOP,
        '/pedidos',
        { usuarioId: cliente.usuario_id, detalles },
        { headers: { authorization, 'idempotency-key': key } },
      ),
    );
    const waiting = "SELECT FROM pg_locks WHERE relation = 'pedidos'::regclass AND NOT granted";
    await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: PATIENCE }).toBe(2);
    await shop.apis[0]?.kill(0);
    await holder.query('COMMIT');
    holder.release();
    const placed = await Promise.all(answers);
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(placed.map(({ body }) => body.pedido_id)).size).toBe(2);
    await shop.apis[0]?.healthy();
  },
  PATIENCE,
);

it(
  'loses no order when any of the APIs, storefronts or panel servers is killed',
  async () => {
    const { token } = { token: await logIn(SHOP, cliente.email) };
    const socket = listen(await logIn(PANEL, empleado.email));
    const heard = new Set<string>();
    socket.on('nuevaNotificacion', ({ referencia_id }: { referencia_id: string }) =>
      heard.add(referencia_id),
    );
    const ended = new AbortController();
    // Through both apps' servers, which forward each call to the next API.
    const doors = [4000, 4001, 4005, 4006].map((each) => ({
      url: `http://127.0.0.1:${shop.port(each)}/api`,
    }));
    const orderings = [0, 1].map(() =>
      orderUntil(ended.signal, { usuarioId: cliente.usuario_id, token, detalles }, doors),
    );
    const answers: string[] = [];
    // A kill cuts off the answer in progress, or the page being rendered from it; the second request must succeed.
    const statusOf = async (host: string, path: string) => {
      const answer = await shop.ask(host, path).catch(() => undefined);
      return answer?.status === 200 ? answer : shop.ask(host, path);
    };
    const reading = [
      [SHOP, '/api/marcas?limit=10&offset=0'],
      [SHOP, '/inicio'],
      [SHOP, '/marcas'],
      [PANEL, '/login'],
    ].map(async ([host = '', path = '']) => {
      while (!ended.signal.aborted) answers.push(`${(await statusOf(host, path)).status} ${host}${path}`);
    });
    for (const server of shop.servers) {
      await allOrderAgain(orderings);
      await server.kill(0);
      // Orders must also work with the remaining instance alone.
      await allOrderAgain(orderings);
      await server.healthy();
    }
    ended.abort();
    await Promise.all([...reading, ...orderings.map(({ done }) => done)]);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(otherRefusals(orderings)).toEqual([]);
    const { rows } = await database.pool.query<{ clave: string; id: string }>(
      'SELECT clave, pedido_id AS id FROM claves_idempotencia WHERE pedido_id IS NOT NULL',
    );
    const stored = Map.groupBy(rows, ({ clave }) => clave);
    for (const { key, pedidoId } of orderings.flatMap(({ acknowledged }) => acknowledged)) {
      expect(stored.get(key)?.map(({ id }) => id)).toEqual([pedidoId]);
    }
    const { rows: total } = await database.pool.query('SELECT count(*)::int AS count FROM pedidos');
    const { rows: keys } = await database.pool.query(
      'SELECT count(DISTINCT pedido_id)::int AS count FROM claves_idempotencia',
    );
    expect(total[0].count - keys[0].count).toBe(withoutKey);
    // The staff socket reconnects by itself and gets events again.
    await expect.poll(() => socket.connected, { timeout: PATIENCE }).toBe(true);
    const last = await order(token);
    await expect.poll(() => heard.has(last), { timeout: PATIENCE }).toBe(true);
    socket.disconnect();
  },
  PATIENCE,
);
