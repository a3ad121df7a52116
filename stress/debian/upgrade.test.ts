/**
 * From the last release to these sources while orders come in, as docs/operating.md has it: the last release's own API,
 * built of its commit, twice behind Debian's nginx, on a database that it made itself; one process after the other.
 */
import { join } from 'node:path';
import { openDatabase } from 'api-server/db/database';
import { hashPassword } from 'api-server/shared/passwords';
import { bareDatabase, type TestDatabase } from 'api-server/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLastApi } from '../../scripts/lib/last-release.ts';
import { allOrderAgain, orderUntil, otherRefusals } from '../ordering.ts';
import { PATIENCE, SERVER } from '../processes.ts';
import { type BehindNginx, openBehindNginx } from './behind-nginx.ts';

let made: TestDatabase;
let shop: BehindNginx;
let database: ReturnType<typeof openDatabase>;
let balancer: string;

const EMAIL = 'ana@ejemplo.test';
const PASSWORD = 'Sureña-1959*';

/** By columns that the last release has: what these sources would write may have others that it does not know. */
const FILL = `
  WITH marca AS (INSERT INTO marcas (marca_id, nombre) VALUES (gen_random_uuid(), 'Marca') RETURNING marca_id)
  INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
    SELECT gen_random_uuid(), 'Maní', 'Maní tostado.', 100000, 'por_kilo', marca_id FROM marca`;
const FILL_PERSON = `
  INSERT INTO usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, email, password_hash,
    dado_de_alta, esta_activo, roles)
  VALUES (gen_random_uuid(), 'Ana', 'Díaz', 27304050607, 'Dietética del Sol', '2477 123456', 'San Martín 100', $1, $2,
    true, true, '{usuario}')`;

beforeAll(async () => {
  const release = await buildLastApi();
  made = await bareDatabase();
  shop = await openBehindNginx({ database: made, program: join(release, 'server.js'), withApps: false });
  balancer = `http://127.0.0.1:${shop.port(4010)}/api`;
  database = openDatabase(made.url, 2);
  await database.pool.query(FILL);
  await database.pool.query(FILL_PERSON, [EMAIL, await hashPassword(PASSWORD)]);
}, PATIENCE);

afterAll(async () => {
  await database?.close();
  await shop?.close();
}, PATIENCE);

async function customer() {
  const answer = await fetch(`${balancer}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const { rows } = await database.pool.query<{ usuario: string; producto: string; precio: string }>(`
    SELECT usuario_id AS usuario, producto_id AS producto, precio FROM usuarios, productos`);
  const [row] = rows;
  const detalles = [{ producto_id: row?.producto, cantidad: 200, precio_unitario: Number(row?.precio) }];
  return { usuarioId: row?.usuario ?? '', token, detalles };
}

const migrationsIn = async () => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  return rows[0].count as number;
};

it(
  'loses no order and fails no question, and what is left of the last release goes on in the new database',
  async () => {
    const [first, second] = shop.apis;
    if (!first || !second) throw new Error('There are two.');
    const who = await customer();
    const ended = new AbortController();
    const through = orderUntil(ended.signal, who, [{ url: balancer }]);
    const statuses: number[] = [];
    const headers = { authorization: `Bearer ${who.token}` };
    const reading = (async () => {
      while (!ended.signal.aborted) {
        for (const path of ['mis-pedidos?limit=10&offset=0', 'productos?limit=10&offset=0'])
          statuses.push(
            (await fetch(`${balancer}/${path}`, { headers }).catch(() => ({ status: 0 }))).status,
          );
      }
    })();
    await allOrderAgain([through]);
    const before = await migrationsIn();
    await first.restart(SERVER);
    await first.healthy();
    expect(await migrationsIn()).toBeGreaterThanOrEqual(before);
    // The last release alone, in the database of the new one.
    const old = orderUntil(ended.signal, who, [second]);
    await allOrderAgain([through, old]);
    await second.restart(SERVER);
    await second.healthy();
    await allOrderAgain([through, old]);
    ended.abort();
    await Promise.all([reading, through.done, old.done]);

    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(otherRefusals([through, old])).toEqual([]);
    const { rows } = await database.pool.query<{ clave: string; id: string }>(
      'SELECT clave, pedido_id AS id FROM claves_idempotencia WHERE pedido_id IS NOT NULL',
    );
    const stored = Map.groupBy(rows, ({ clave }) => clave);
    const told = [...through.acknowledged, ...old.acknowledged];
    expect(told.length).toBeGreaterThan(3);
    for (const { key, pedidoId } of told) expect(stored.get(key)?.map(({ id }) => id)).toEqual([pedidoId]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  },
  PATIENCE,
);
