/**
 * Orders come in while the shop's processes are killed, one after another: what was acknowledged is there, once and whole,
 * with its mail and its notification; what was not is whole or absent. `pnpm stress kills` kills 400 times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from 'api-server/db/database';
import { prepareDatabase } from 'api-server/db/prepare-database';
import { createTokens } from 'api-server/http/tokens';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Customer, orderUntil } from './ordering.ts';
import { Api, freePort, postmasterOf } from './processes.ts';

const KILLS = Number(process.env.STRESS_KILLS ?? 10);
const CUSTOMERS = 4;
const JWT_SECRET = 'a secret for stress, long enough to sign with';
const HOUR = 3_600_000;

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stress-'));
let postgres: Awaited<ReturnType<typeof startLocalPostgres>>;
let database: ReturnType<typeof openDatabase>;
let apis: Api[] = [];
let customers: Customer[] = [];

beforeAll(async () => {
  postgres = await startLocalPostgres({ dataDir, say: console.warn, onExit: console.error });
  await prepareDatabase(postgres.url);
  database = openDatabase(postgres.url, 2, { statement_timeout: 60_000 });
  const test = { database, tokens: createTokens(JWT_SECRET) };
  const productos = [await makeProduct(test), await makeProduct(test), await makeProduct(test)];
  const detalles = productos.map(({ producto_id, precio }) => ({
    producto_id,
    cantidad: 200,
    precio_unitario: precio / 100,
  }));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, JWT_SECRET, RATE_LIMITS: 'off' };
  // Two of them, on one database: what one has begun the other finishes.
  apis = [new Api(await freePort(), env), new Api(await freePort(), env)];
  for (const api of apis) await api.healthy();
  customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const { usuario, token } = await makeUser(test);
      return { usuarioId: usuario.usuario_id, token, detalles };
    }),
  );
}, 120_000);

afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** A connection's own process, which takes the whole server through its recovery. */
async function killBackend(): Promise<void> {
  const { rows } = await database.pool
    .query<{ pid: number }>(
      `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
    )
    .catch(() => ({ rows: [] }));
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
}

/** Kills what comes next: mostly an API, every fifth time a backend, every thirtieth the whole database. */
async function killNext(turn: number): Promise<void> {
  if (turn % 30 === 3) process.kill(postmasterOf(dataDir), 'SIGKILL');
  else if (turn % 5 === 1) await killBackend();
  else await apis[turn % apis.length]?.kill([0, HOUR, -HOUR][turn % 3] ?? 0);
}

it(
  `loses and doubles no order over ${KILLS} kills`,
  async () => {
    const ended = new AbortController();
    const attempts = customers.map((customer) => orderUntil(ended.signal, customer, apis));
    for (let turn = 0; turn < KILLS; turn += 1) {
      const before = attempts.map(({ acknowledged }) => acknowledged.length);
      await killNext(turn);
      for (const api of apis) await api.healthy();
      // It works again for everybody, before the next blow.
      await expect
        .poll(() => attempts.every(({ acknowledged }, place) => acknowledged.length > (before[place] ?? 0)), {
          timeout: 60_000,
        })
        .toBe(true);
    }
    ended.abort();
    await Promise.all(attempts.map(({ done }) => done));

    const acknowledged = attempts.flatMap((attempt) => attempt.acknowledged);
    const asked = attempts.flatMap((attempt) => attempt.asked);
    const { rows: orders } = await database.pool.query<{
      pedido_id: string;
      clave: string;
      [fact: string]: unknown;
    }>(`
    select p.pedido_id, k.clave, p.total_precio::float8 as total, lineas, total_lineas, cambios, notificaciones, mails
    from pedidos p left join claves_idempotencia k using (pedido_id)
      left join (select pedido_id, count(*)::int as lineas, sum(total_precio)::float8 as total_lineas
        from detalles_pedidos group by 1) d using (pedido_id)
      left join (select pedido_id, count(*)::int as cambios from pedidos_cambios group by 1) c using (pedido_id)
      left join (select referencia_id, count(*)::int as notificaciones
        from notificaciones group by 1) n on n.referencia_id = p.pedido_id
      left join (select data->>'subject' as subject, count(*)::int as mails
        from pgboss.job where name = 'mail' group by 1) m on m.subject = 'Recibimos tu pedido N.º ' || p.numero`);
    console.warn(
      `${KILLS} kills, ${asked.length} orders asked for, ${acknowledged.length} acknowledged, ${orders.length} stored`,
    );
    const stored = new Map(orders.map((order) => [order.clave, order.pedido_id]));
    // Once: as many orders as keys that made one. Acknowledged: the very one that the answer named.
    expect(stored.size).toBe(orders.length);
    expect(acknowledged.filter(({ key, pedidoId }) => stored.get(key) !== pedidoId)).toEqual([]);
    expect(orders.filter(({ clave }) => !asked.includes(clave))).toEqual([]);
    // Whole, the unacknowledged too.
    const whole = { total: 60_000, total_lineas: 60_000, lineas: 3, cambios: 1, notificaciones: 1, mails: 1 };
    for (const order of orders) expect(order).toMatchObject(whole);
  },
  60_000 + KILLS * 30_000,
);
