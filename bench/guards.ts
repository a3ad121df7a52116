/**
 * What the sessions, the second factor, the trail and the limits add to a call: how long it waits for nothing but their
 * statements, beside all the rest, call by call in one process. What they take of the process itself is no statement; the pass before
 * each of them is in no figure.
 */
import { tmpdir } from 'node:os';
import { buildApp } from 'api-server/app';
import { openDatabase } from 'api-server/db/database';
import { createTokens } from 'api-server/http/tokens';
import { openJobs } from 'api-server/jobs/jobs';
import { hashPassword } from 'api-server/shared/passwords';
import { call } from 'api-server/testing/call';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { loadShop } from 'settings/shop';
import { SECRET } from './lib.ts';

const CALLS = 200;
const PASSWORD = 'Demo1234*';

/** By the table that a statement begins with. */
const PARTS = {
  sessions: /^(select|insert into|update|delete from)\b.*?"sesiones"/is,
  'second factor': /^(select|insert into|update|delete from)\b.*?"segundos_factores"/is,
  trail: /^insert into "bitacora"/i,
  limits: /limites_de_uso/i,
};
type Part = keyof typeof PARTS;
type Spent = Record<Part, number>;
const NAMES = Object.keys(PARTS) as Part[];

/** Of a pool's statements from now on, how long nothing but each part's is waited for, in milliseconds. */
function timed(pool: ReturnType<typeof openDatabase>['pool']): Spent {
  const spent: Spent = { sessions: 0, 'second factor': 0, trail: 0, limits: 0 };
  const waiting: (Part | undefined)[] = [];
  let since = 0;
  /** What goes on beside a statement that is no part makes nobody wait by itself. */
  const look = () => {
    const now = performance.now();
    const [part] = waiting;
    if (part && waiting.every(Boolean)) spent[part] += now - since;
    since = now;
  };
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: unknown[]): unknown => {
      const [asked] = args as [string | { text?: string }];
      const text = typeof asked === 'string' ? asked : (asked.text ?? '');
      const part = NAMES.find((name) => PARTS[name].test(text));
      look();
      waiting.push(part);
      const end = () => {
        look();
        waiting.splice(waiting.indexOf(part), 1);
      };
      const last = args.at(-1);
      if (typeof last !== 'function') return (send(...args) as Promise<unknown>).finally(end);
      const told = (...answer: unknown[]) => {
        end();
        last(...answer);
      };
      return send(...args.slice(0, -1), told);
    };
    Object.assign(client, { query });
  });
  return spent;
}

export async function reportGuards(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const spent = timed(database.pool);
  const jobs = await openJobs(databaseUrl, console.error);
  const { app } = await buildApp({
    database,
    jobs,
    jwtSecret: SECRET,
    imagesDir: tmpdir(),
    shop: loadShop({}),
    storefrontUrl: 'http://localhost',
    rateLimits: true,
    trustedProxies: ['loopback'],
  });
  const maker = { database, tokens: createTokens(SECRET) };
  const staff = await makeUser(maker, { roles: ['empleado'] });
  const password_hash = await hashPassword(PASSWORD);
  const { usuario, token } = await makeUser(maker, { password_hash });
  const { producto_id } = await makeProduct(maker);
  const detalles = [{ producto_id, cantidad: 600, precio_unitario: 100 }];
  const orders: string[] = [];
  const calls: Record<string, (at: number) => ReturnType<typeof call<{ pedido_id?: string }>>> = {
    "a customer's list of ten": () => call(app, 'GET', '/productos?limit=10&offset=0', { token }),
    "a customer's order": () =>
      call(app, 'POST', '/pedidos', { token, body: { usuarioId: usuario.usuario_id, detalles } }),
    "staff's approval of an order": (at) =>
      call(app, 'PATCH', `/pedidos/${orders[at]}/estado`, {
        token: staff.token,
        body: { estado_pedido: 'aprobado' },
      }),
    'a login': () => call(app, 'POST', '/auth/login', { body: { email: usuario.email, password: PASSWORD } }),
  };
  for (const [name, ask] of Object.entries(calls)) {
    let [begun, before] = [0, { ...spent }];
    for (let at = 0; at < CALLS; at += 1) {
      if (at === CALLS / 4) [begun, before] = [performance.now(), { ...spent }];
      const { status, body } = await ask(at);
      if (status >= 300) throw new Error(`${name}: ${status}`);
      if (body.pedido_id && name.endsWith('order')) orders.push(body.pedido_id);
    }
    report(name, performance.now() - begun, before, spent);
  }
  await app.close();
  await jobs.close();
  await database.close();
}

function report(name: string, took: number, before: Spent, after: Spent): void {
  const parts = NAMES.map((part) => [part, after[part] - before[part]] as const);
  const theirs = parts.reduce((sum, [, spent]) => sum + spent, 0);
  const added = (spent: number) => `${((100 * spent) / (took - theirs)).toFixed(1)} %`;
  const each = (took / (CALLS * 0.75)).toFixed(1);
  const said = parts.map(([part, spent]) => `${part} ${added(spent)}`).join(', ');
  console.log(
    `${name.padEnd(42)} ${each.padStart(8)} ms     added by what guards it: ${added(theirs)} (${said})`,
  );
}
