import { randomUUID } from 'node:crypto';
import { openDatabase } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { hashPassword } from 'api-server/shared/passwords';
import autocannon from 'autocannon';
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { type BehindNginx, openBehindNginx } from '../stress/debian/behind-nginx.ts';
import { SHOP } from '../stress/debian/nginx.ts';
import { missingPrograms } from '../stress/debian/programs.ts';
import { median, withDatabase } from './lib.ts';
import { limitProcessors } from './limit-processors.ts';
import { loadSample } from './requests.ts';
import { result } from './results.ts';

/** Rounds; the first only warms up. */
const ROUNDS = { local: 4, held: 10 };
const SECONDS = 5;
/** Enough connections to keep both servers busy at each turn: a throttled process works in short bursts. */
const CONNECTIONS = 120;
/** Share of a processor for each server. Four servers leave enough for the database, nginx and the callers. */
const SHARE = 0.1;

const PAGES = ['/inicio', '/promociones', '/nuevos-ingresos', '/marcas'];
const LISTS = ['productos', 'productos/productos-promocion', 'marcas', 'categorias'].map(
  (list) => `/api/${list}?limit=10&offset=0`,
);

/**
 * Compares the throughput of two APIs and two storefronts with one of each, behind nginx with the
 * delivered configuration.
 * First without limits, where the servers share this machine with the database and the callers. Then with a
 * small fixed CPU share for each server, as if each had its own machine.
 */
export async function reportScaling(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) return console.log(`scaling: sin ${missing.join(', ')} no se puede medir.`);
  await withDatabase(measureScaling);
}

async function measureScaling(url: string): Promise<void> {
  const customer = await fill(url);
  await buildApp('api-server', new Crew());
  // The database's creator drops it.
  const database = { url, ownerUrl: url, drop: async () => undefined };
  const one = await openBehindNginx({ database, copies: 1 });
  const two = await openBehindNginx({ database, copies: 2 });
  let release: (() => void) | undefined;
  try {
    await compare('on this machine', ROUNDS.local, [one, two], customer);
    const servers = [one, two].flatMap(({ apis, storefronts }) => [...apis, ...storefronts]);
    release = limitProcessors(
      SHARE,
      servers.map(({ pid }) => pid),
    );
    if (!release)
      return console.log('scaling: sin grupos de control (cgroups) no se puede repartir el procesador.');
    await compare(`each ${SHARE} of a processor`, ROUNDS.held, [one, two], customer, 1.7);
  } finally {
    await one.close();
    await two.close();
    release?.();
  }
}

/** Loads the demo shop and changes its passwords: an API with public URLs refuses to start with the public password. */
async function fill(url: string): Promise<{ email: string; password: string }> {
  await loadSample(url);
  const password = randomUUID();
  const database = openDatabase(url, 1);
  await database.db.update(usuarios).set({ password_hash: await hashPassword(password) });
  await database.close();
  return { email: 'cliente@tienda.test', password };
}

/** Measures both in turn, so that a drift of the machine's speed affects both. */
async function compare(
  where: string,
  rounds: number,
  [one, two]: [BehindNginx, BehindNginx],
  customer: { email: string; password: string },
  atLeast?: number,
): Promise<void> {
  const token = await login(one, customer);
  const kinds = [
    ["a visitor's pages", () => PAGES, ''],
    ["a customer's lists", () => LISTS, token],
  ] as const;
  for (const [name, paths, bearer] of kinds) {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const single = await perSecond(one, paths(), bearer);
      const double = await perSecond(two, paths(), bearer);
      console.log(`${name}, ${where}: ${single.toFixed(0)} and ${double.toFixed(0)} a second`);
      if (round > 0) ratios.push(double / single);
    }
    result(`two of each ÷ one, ${name}, ${where}`, median(ratios), atLeast ? { atLeast } : {});
  }
}

async function login(shop: BehindNginx, who: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.ask(SHOP, '/api/auth/login', {
    method: 'POST',
    headers,
    body: JSON.stringify(who),
  });
  if (answer.status !== 200) throw new Error(answer.body);
  return (JSON.parse(answer.body) as { token: string }).token;
}

/** Run autocannon in a worker thread, because this thread reads the servers' logs. */
async function perSecond(shop: BehindNginx, paths: readonly string[], bearer: string): Promise<number> {
  const asked = await autocannon({
    url: `https://127.0.0.1:${shop.port(443)}`,
    servername: SHOP,
    connections: CONNECTIONS,
    workers: 1,
    duration: SECONDS,
    headers: { host: SHOP, 'accept-encoding': 'br', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    requests: paths.map((path) => ({ path })),
  });
  if (asked.non2xx > 0 || asked.errors > 0)
    throw new Error(`${asked.non2xx} refused, ${asked.errors} failed`);
  return asked.requests.total / asked.duration;
}
