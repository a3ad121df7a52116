import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from 'api-server/db/database';
import { migrate } from 'api-server/db/migrate';
import { usuarios } from 'api-server/db/schema/usuarios';
import { createTokens, type TokenSubject } from 'api-server/http/tokens';
import { openSession } from 'api-server/modules/sesiones/service';
import autocannon from 'autocannon';
import { and, arrayContains } from 'drizzle-orm';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';

/** Secret with which the measured API signs its tokens. */
export const SECRET = 'a secret for measuring, long enough to sign';
const CONNECTIONS = 20;

/** Runs `work` on an empty, migrated database of a temporary PostgreSQL, which is deleted afterwards. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-bench-'));
  const postgres = await startLocalPostgres({ dataDir });
  try {
    await migrate(postgres.ownerUrl);
    await work(postgres.ownerUrl);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts a program of `servers/` as a process and waits until it listens. */
export async function serve(
  name: string,
  databaseUrl: string,
  args: string[] = [],
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'servers', `${name}.ts`), args, {
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: databaseUrl },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

/**
 * Returns requests per second over `seconds`. With `paths`, requests these paths below the URL in turn.
 * @throws Error when any answer is not 2xx
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  token?: string,
  paths: string[] = [],
): Promise<number> {
  const base = new URL(url).pathname;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    // Browsers accept Brotli, and only pages are compressed.
    headers: { 'accept-encoding': 'br', ...(token && { authorization: `Bearer ${token}` }) },
    ...(paths.length > 0 && { requests: paths.map((path) => ({ path: base + path })) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

interface Timed {
  token?: string | undefined;
  method?: string;
  body?: unknown;
  status?: number | undefined;
}

/**
 * Returns the milliseconds until the whole answer has arrived.
 * @throws Error when the status is not the expected one (default: 200)
 */
export async function timeOf(
  url: string,
  { token, method = 'GET', body, status = 200 }: Timed,
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${method} ${url}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}

/** Opens a session for this account and returns its token. */
export const tokenOf = (db: Db, usuario: TokenSubject): Promise<string> =>
  openSession({ db, tokens: createTokens(SECRET) }, usuario, { app: 'storefront', userAgent: '', ip: '::1' });

export async function tokenOfAdmin(databaseUrl: string): Promise<string> {
  const database = openDatabase(databaseUrl, 1);
  const [usuario] = await database.db
    .select()
    .from(usuarios)
    .where(and(arrayContains(usuarios.roles, ['admin']), usuarios.esta_activo, usuarios.dado_de_alta))
    .limit(1);
  if (!usuario) throw new Error(`The shop has no admin`);
  const token = await tokenOf(database.db, usuario);
  await database.close();
  return token;
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
