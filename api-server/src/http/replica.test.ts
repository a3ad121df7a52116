/** Tests with a real streaming replica that is paused, stopped and started again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from 'api-client/contract';
import type { FastifyInstance } from 'fastify';
import { type Pair, startPair } from 'local-postgres/testing/start-pair';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Database, openDatabase, REPLICA } from '../db/database.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { linea } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { SECRET, testDeps } from '../testing/app-deps.ts';
import { call } from '../testing/call.ts';
import { formOf } from '../testing/forms.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { execute, FAST } from '../testing/test-databases.ts';
import { isReport } from './replica-reads.ts';
import { createTokens } from './tokens.ts';

let pair: Pair;
let database: Database;
let replica: Database;
let app: FastifyInstance;
let ana: Awaited<ReturnType<typeof makeUser>>;
let colleague: Awaited<ReturnType<typeof makeUser>>;
let cliente: Awaited<ReturnType<typeof makeUser>>;
let producto: Awaited<ReturnType<typeof makeProduct>>;
const logged: string[] = [];

beforeAll(async () => {
  pair = await startPair(FAST);
  await prepareDatabase(pair.primary);
  database = openDatabase(pair.primary.url, 5);
  replica = openDatabase(pair.replica.url, 5, REPLICA);
  const logger = { write: (line: string) => void logged.push(line) };
  const storefrontUrl = 'https://tienda.test';
  ({ app } = await buildApp(testDeps(database, { replica, logger, storefrontUrl })));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const maker = { database, tokens: createTokens(SECRET) };
  ana = await makeUser(maker, { roles: ['admin'] });
  colleague = await makeUser(maker, { roles: ['admin'] });
  cliente = await makeUser(maker);
  producto = await makeProduct(maker, { precio: 9_000_000 });
  await caughtUp();
});

afterAll(async () => {
  await app.close();
  await database.close();
  await replica.close();
  await pair.stop();
});

/** Waits until the replica has replayed all that the primary wrote; commits may be asynchronous here. */
async function caughtUp(): Promise<void> {
  const { rows } = await database.pool.query<{ lsn: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS lsn',
  );
  const isThere = async () =>
    (await replica.pool.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there', [rows[0]?.lsn]))
      .rows[0].there;
  while (!(await isThere())) await sleep(20);
}

const holdBack = () => execute(pair.replica.superuserUrl, 'SELECT pg_wal_replay_pause()');
async function letGo(): Promise<void> {
  await execute(pair.replica.superuserUrl, 'SELECT pg_wal_replay_resume()');
  await caughtUp();
}

/** Returns the number of reads per place since the last call. */
const counted: Record<string, number> = {};
async function reads(): Promise<Record<string, number>> {
  const text = await (await fetch(new URL('/metrics', app.listeningOrigin))).text();
  const since: Record<string, number> = {};
  for (const [, at = '', value] of text.matchAll(/^db_replica_reads_total\{at="(\w+)"\} (\d+)/gm)) {
    const more = Number(value) - (counted[at] ?? 0);
    counted[at] = Number(value);
    if (more > 0) since[at] = more;
  }
  return since;
}

/** Returns a client that keeps its cookie. */
function browser(token?: string) {
  let cookie = '';
  return async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const headers = cookie ? { cookie } : {};
    const answer = await call<T>(app, method, path, { ...(token && { token }), body, headers });
    const told = String(answer.headers['set-cookie'] ?? '');
    if (told) cookie = told.split(';')[0] ?? '';
    expect(answer.status, path).toBeLessThan(300);
    return { ...answer, told };
  };
}

const nameAt = async (ask: ReturnType<typeof browser>) =>
  (await ask<{ nombre: string }>('GET', `/productos/${producto.producto_id}`)).body.nombre;
const soldTo = async (ask: ReturnType<typeof browser>) =>
  (await ask<{ total: number }>('GET', '/pedidos/productos-vendidos/month')).body.total;

it("shows a caller's own writes at once, and other callers see them after replication", async () => {
  const [shop, panel, other] = [browser(cliente.token), browser(ana.token), browser(colleague.token)];
  const { body: pedido, told } = await shop<{ pedido_id: string }>('POST', '/pedidos', {
    usuarioId: cliente.usuario.usuario_id,
    detalles: [linea(producto, 3)],
  });
  expect(told).toMatch(/^escrito=[0-9A-F]+\/[0-9A-F]+; Path=\/api; HttpOnly; SameSite=Strict; Secure$/);
  await caughtUp();
  await reads();
  expect([await soldTo(panel), await soldTo(other)]).toEqual([0, 0]);
  expect(await reads()).toEqual({ replica: 2 });

  await holdBack();
  await panel('PATCH', `/pedidos/${pedido.pedido_id}/estado`, { estado_pedido: 'aprobado' });
  expect([await soldTo(panel), await soldTo(other)]).toEqual([3, 0]);
  expect(await reads()).toEqual({ behind: 1, replica: 1 });
  await letGo();
  expect([await soldTo(panel), await soldTo(other)]).toEqual([3, 3]);
  expect(await reads()).toEqual({ replica: 2 });
});

it('never serves catalogue data older than its version, cached or not', async () => {
  const [panel, visitor, shop] = [browser(ana.token), browser(), browser(cliente.token)];
  const list = async (ask: ReturnType<typeof browser>) =>
    (await ask<{ productos: { nombre: string }[] }>('GET', '/productos?limit=10')).body.productos[0]?.nombre;
  const before = [await nameAt(visitor), await nameAt(shop), await list(visitor), await list(panel)];
  expect(before).toEqual(before.map(() => producto.nombre));
  expect((await reads()).behind).toBeUndefined();

  await holdBack();
  await panel('PATCH', `/productos/${producto.producto_id}`, formOf({ nombre: 'Nuevo' }));
  const after = async () => [
    await nameAt(visitor),
    await nameAt(shop),
    await list(visitor),
    await list(shop),
    await list(panel),
  ];
  expect(await after()).toEqual(Array(5).fill('Nuevo'));
  expect((await reads()).replica).toBeUndefined();
  await letGo();
  expect(await after()).toEqual(Array(5).fill('Nuevo'));
  // An uncached list is read from the replica again.
  await visitor('GET', '/marcas?limit=7');
  expect((await reads()).replica).toBeGreaterThan(0);
});

it('can answer every report, so no report writes', async () => {
  const panel = browser(ana.token);
  await caughtUp();
  await reads();
  const days = 'desde=2026-01-01&hasta=2026-01-31';
  const paths = [
    `/informes/resumen?${days}`,
    `/informes/ventas?${days}&por=producto`,
    '/informes/inactivos',
    '/pedidos/ganancia-dia',
    '/pedidos/ganancia-mes',
    '/pedidos/productos-vendidos/week',
    '/detalles-pedidos/total-productos-vendidos/week',
    '/detalles-pedidos/productos-mas-vendidos/week',
    '/bitacora',
    '/busquedas',
    '/productos/search?term=nuevo',
    '/productos/filtrados',
    '/marcas/destacadas',
    '/tienda',
  ];
  const untried = operations.filter(({ id, path }) => {
    const shape = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
    return isReport(id) && !paths.some((each) => shape.test(each));
  });
  expect(untried.map(({ id }) => id)).toEqual([]);
  for (const path of paths) await panel('GET', path);
  const { away = 0, behind = 0, replica: there = 0 } = await reads();
  expect({ away, behind }).toEqual({ away: 0, behind: 0 });
  expect(there).toBeGreaterThanOrEqual(paths.length - 1);
});

it('uses the primary while the replica is down, and the replica when it is back', async () => {
  const panel = browser(ana.token);
  await pair.stopReplica();
  expect(await soldTo(panel)).toBe(3);
  expect(await soldTo(panel)).toBe(3);
  expect(await reads()).toEqual({ away: 2 });
  const countLogged = (words: string) => logged.filter((line) => line.includes(words)).length;
  expect(countLogged('The replica is unreachable')).toBe(1);
  await pair.startReplica();
  do {
    await sleep(100);
    await soldTo(panel);
  } while (!(await reads()).replica);
  expect(countLogged('The replica answers again')).toBe(1);
});

it('answers when the configured replica is a primary', async () => {
  const { app: wrong } = await buildApp(testDeps(database, { replica: database }));
  const { status } = await call(wrong, 'GET', '/pedidos/productos-vendidos/month', { token: ana.token });
  expect(status).toBe(200);
  await wrong.close();
});
