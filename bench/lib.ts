import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from 'api-server/db/database';
import { migrate } from 'api-server/db/migrate';
import { usuarios } from 'api-server/db/schema/usuarios';
import { createTokens, type TokenSubject } from 'api-server/http/tokens';
import { openSession } from 'api-server/modules/sesiones/open-session';
import autocannon from 'autocannon';
import { and, arrayContains } from 'drizzle-orm';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';

/** What the API of a measurement signs its tokens with. */
export const SECRET = 'a secret for measuring, long enough to sign';
const CONNECTIONS = 20;

/** Does `work` on an empty, migrated database of a PostgreSQL of its own, and leaves nothing of it. */
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

/** Starts one of `servers/` as a process of its own and waits until it listens. */
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
 * Requests per second over `seconds`, of the paths below it in turn if there are some; an answer that is not 200 is an
 * error, not a figure.
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
    // What every browser reads, and only pages come in.
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
 * Returns the milliseconds until the whole answer is there.
 * @throws Error when the status is another than the expected one, 200 when left out.
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

/** A token of a session of this account. */
export const tokenOf = (db: Db, usuario: TokenSubject): Promise<string> =>
  openSession({ db, tokens: createTokens(SECRET) }, usuario, { app: 'storefront', userAgent: '', ip: '::1' });

/** A token of some active admin. */
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
