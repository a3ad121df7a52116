/**
 * Many callers read the catalogue while staff sockets are open: no call fails and no socket is lost.
 * `pnpm stress load` uses 200 connections for a minute and checks the promises of SECURITY.md on time and memory.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'api-server/db/database';
import { prepareDatabase } from 'api-server/db/prepare-database';
import { createTokens } from 'api-server/http/tokens';
import { makeProduct, makeUser } from 'api-server/testing/make';
import autocannon from 'autocannon';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import { freePort } from 'node-kit/free-port';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api, memoryOf } from './processes.ts';

const SECONDS = Number(process.env.STRESS_SECONDS ?? 3);
const LONG = SECONDS >= 30;
const [CONNECTIONS, SOCKETS] = LONG ? [200, 50] : [20, 5];
const JWT_SECRET = 'a secret for stress, long enough to sign with';
const PRODUCTS = 300;

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stress-'));
const sockets: Socket[] = [];
let postgres: Awaited<ReturnType<typeof startLocalPostgres>>;
let api: Api;
let tokens: { customer: string; staff: string };

beforeAll(async () => {
  postgres = await startLocalPostgres({ dataDir });
  await prepareDatabase(postgres);
  const database = openDatabase(postgres.url, 2);
  const test = { database, tokens: createTokens(JWT_SECRET) };
  for (let count = 0; count < PRODUCTS; count += 1) await makeProduct(test);
  tokens = {
    customer: (await makeUser(test)).token,
    staff: (await makeUser(test, { roles: ['empleado'] })).token,
  };
  await database.close();
  api = new Api(await freePort(), { DATABASE_URL: postgres.url, DATA_DIR: dataDir, JWT_SECRET });
  await api.healthy();
}, 120_000);

afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await api.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

it(
  `serves ${CONNECTIONS} connections for ${SECONDS} s beside ${SOCKETS} sockets without an error`,
  async () => {
    const lost: string[] = [];
    await Promise.all(
      Array.from({ length: SOCKETS }, async () => {
        const origin = new URL(api.url).origin;
        const socket = io(origin, {
          auth: { token: tokens.staff },
          transports: ['websocket'],
          forceNew: true,
        });
        sockets.push(socket);
        socket.on('disconnect', (reason) => lost.push(reason));
        socket.on('connect_error', ({ message }) => lost.push(message));
        await new Promise<void>((connected) => socket.once('connect', connected));
      }),
    );

    const memory: number[] = [];
    const watching = new AbortController();
    const watch = (async () => {
      while (!watching.signal.aborted) {
        memory.push(memoryOf(api.pid));
        await sleep(500, undefined, { signal: watching.signal }).catch(() => undefined);
      }
    })();
    const lists = Array.from(
      { length: PRODUCTS / 10 },
      (_, page) => `/api/productos?limit=10&offset=${page * 10}`,
    );
    const seen = { authorization: `Bearer ${tokens.customer}` };
    const result = await autocannon({
      url: new URL(api.url).origin,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: lists.flatMap((path) => [{ path }, { path, headers: seen }]),
    });
    watching.abort();
    await watch;

    const half = memory.slice(Math.floor(memory.length / 2));
    const growth = (half.at(-1) ?? 0) / (half[0] ?? 1) - 1;
    console.warn(
      `${result.requests.total} calls, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ` +
        `${result.errors} errors, ${result.non2xx} refused, memory ${Math.round((memory.at(-1) ?? 0) / 1024)} MB, ` +
        `${(growth * 100).toFixed(1)} % more in the second half`,
    );
    expect({ errors: result.errors, refused: result.non2xx, lost }).toEqual({
      errors: 0,
      refused: 0,
      lost: [],
    });
    expect(result.requests.total).toBeGreaterThan(CONNECTIONS);
    if (LONG) {
      expect(result.latency.p99).toBeLessThan(250);
      expect(growth).toBeLessThan(0.1);
    }
  },
  SECONDS * 1000 + 120_000,
);
