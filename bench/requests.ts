import { openDatabase } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { loadDemo } from 'demo-shop/load-demo';
import { eq } from 'drizzle-orm';
import { reportGuards } from './guards.ts';
import { median, requestsPerSecond, serve, tokenOf, withDatabase } from './lib.ts';
import { result } from './results.ts';

const ROUNDS = 3;
const SECONDS = 4;

/**
 * Measures a visitor's and a customer's list of ten compared with two floors of the same run. Also measures
 * what sessions, audit log and rate limits add to a call (wanted: under 5 %).
 */
export const reportRequests = (): Promise<void> =>
  withDatabase(async (databaseUrl) => {
    await measureRequests(databaseUrl);
    await reportGuards(databaseUrl);
  });

async function measureRequests(databaseUrl: string): Promise<void> {
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  const start = async (name: string) => {
    const server = await serve(name, databaseUrl);
    servers.push(server);
    return `${server.url}/api/productos?limit=10&offset=0`;
  };
  try {
    const token = await loadSample(databaseUrl);
    const [constant, bare, api] = [await start('constant'), await start('bare'), await start('api')];
    const runs = {
      constant: () => requestsPerSecond(constant, SECONDS),
      bare: () => requestsPerSecond(bare, SECONDS),
      visitor: () => requestsPerSecond(api, SECONDS),
      customer: () => requestsPerSecond(api, SECONDS, token),
    };
    report(await measure(runs));
  } finally {
    for (const { child } of servers) child.disconnect();
  }
}

/** Loads the demo shop without its pictures and returns a customer's token. */
export async function loadSample(databaseUrl: string): Promise<string> {
  const database = openDatabase(databaseUrl, 2);
  const present = async () => true;
  const noWork = async () => undefined;
  const store = { has: present, save: noWork };
  await loadDemo(database, store, new Date(), console.log);
  const [customer] = await database.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, 'cliente@tienda.test'));
  if (!customer) throw new Error('The demo shop has no customer');
  const token = await tokenOf(database.db, customer);
  await database.close();
  return token;
}

/** Runs the measurements in turn, so that a drift of the machine's speed affects all of them. The first round only warms up. */
export async function measure<K extends string>(
  runs: Record<K, () => Promise<number>>,
): Promise<Record<K, number>> {
  const figures = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of Object.keys(runs) as K[]) {
      const figure = await runs[name]();
      if (round > 0) figures.set(name, [...(figures.get(name) ?? []), figure]);
    }
  }
  return Object.fromEntries([...figures].map(([name, values]) => [name, median(values)])) as Record<
    K,
    number
  >;
}

function report(figures: Record<'constant' | 'bare' | 'visitor' | 'customer', number>): void {
  const line = (name: string, value: number, ratio = '') =>
    console.log(`${name.padEnd(42)} ${value.toFixed(0).padStart(8)} req/s  ${ratio}`);
  const { constant, bare, visitor, customer } = figures;
  line('floor: a constant answer', constant);
  line('floor: bare Fastify, the same queries', bare);
  line("a visitor's list of ten", visitor, `${(visitor / constant).toFixed(2)} of the constant answer`);
  line("a customer's list of ten", customer, `${(customer / bare).toFixed(2)} of bare Fastify`);
  result("a visitor's list of ten ÷ a constant answer", visitor / constant, { atLeast: 0.3 });
  result("a customer's list of ten ÷ bare Fastify", customer / bare, { atLeast: 0.8 });
}
