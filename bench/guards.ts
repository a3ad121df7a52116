/**
 * Measures the share of a call's time that sessions, the second factor, the audit log and the rate limits
 * take. All calls run one by one in one process.
 * For the rate limits, compares the medians with and without them, because the counters are written while the
 * password is checked.
 * For the other guards, adds up the time when a call without limits waits only for their statements. CPU time
 * in the process is not included.
 */
import { tmpdir } from 'node:os';
import { buildApp } from 'api-server/app';
import { openDatabase } from 'api-server/db/database';
import { createTokens } from 'api-server/http/tokens';
import { createFolderStore } from 'api-server/images/folder-store';
import { openJobs } from 'api-server/jobs/jobs';
import { insertCambio } from 'api-server/modules/pedidos/repository/pedidos';
import { hashPassword } from 'api-server/shared/passwords';
import { call } from 'api-server/testing/call';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { loadShop } from 'settings/shop';
import { SECRET, tokenOf } from './lib.ts';

const CALLS = 200;
const PASSWORD = 'Demo1234*';

/** Statements of each part, matched by their first table. */
const PARTS = {
  sessions: /^(select|insert into|update|delete from)\b.*?"sesiones"/is,
  'second factor': /^(select|insert into|update|delete from)\b.*?"segundos_factores"/is,
  // Some entries share a statement with other writes (a login's session, a status change's history); see `alone`.
  trail: /^(with "entrada" as \()?insert into "bitacora"/i,
};
type Part = keyof typeof PARTS;
type Spent = Record<Part, number>;
const NAMES = Object.keys(PARTS) as Part[];
const bySpent = (of: (part: Part) => number): Spent => ({
  sessions: of('sessions'),
  'second factor': of('second factor'),
  trail: of('trail'),
});

/** Returns counters in milliseconds: the time when the pool waited only for statements of each part. */
function timed(pool: ReturnType<typeof openDatabase>['pool']): Spent {
  const spent = bySpent(() => 0);
  const waiting: (Part | undefined)[] = [];
  let since = 0;
  /** Adds the elapsed time, but only if every waiting statement belongs to a part. */
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
      const endAndCall = (...answer: unknown[]) => {
        end();
        last(...answer);
      };
      return send(...args.slice(0, -1), endAndCall);
    };
    Object.assign(client, { query });
  });
  return spent;
}

export async function reportGuards(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const spent = timed(database.pool);
  const jobs = await openJobs(databaseUrl, console.error);
  const appOf = (rateLimits: boolean) =>
    buildApp({
      database,
      jobs,
      jwtSecret: SECRET,
      images: createFolderStore(tmpdir()),
      shop: loadShop({}),
      storefrontUrl: 'http://localhost',
      rateLimits,
      trustedProxies: ['loopback'],
    });
  const [{ app: limited }, { app: free }] = [await appOf(true), await appOf(false)];
  const maker = { database, tokens: createTokens(SECRET) };
  const staff = await makeUser(maker, { roles: ['empleado'] });
  const password_hash = await hashPassword(PASSWORD);
  const { usuario, token } = await makeUser(maker, { password_hash });
  const { producto_id } = await makeProduct(maker);
  const detalles = [{ producto_id, cantidad: 600, precio_unitario: 100 }];
  const orders: string[] = [];
  let placed = '';
  type App = Parameters<typeof call>[0];
  type Ask = (app: App) => ReturnType<typeof call<{ pedido_id?: string }>>;
  const calls: Record<string, Ask> = {
    "a customer's list of ten": (app) => call(app, 'GET', '/productos?limit=10&offset=0', { token }),
    "a customer's order": (app) =>
      call(app, 'POST', '/pedidos', { token, body: { usuarioId: usuario.usuario_id, detalles } }),
    "staff's approval of an order": (app) =>
      call(app, 'PATCH', `/pedidos/${orders.pop()}/estado`, {
        token: staff.token,
        body: { estado_pedido: 'aprobado' },
      }),
    'a login': (app) =>
      call(app, 'POST', '/auth/login', { body: { email: usuario.email, password: PASSWORD } }),
  };
  const timesOf = async (one: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let at = 0; at < CALLS; at += 1) {
      const begun = performance.now();
      await one();
      times.push(performance.now() - begun);
    }
    return median(times);
  };
  /**
   * Measures statements that write an audit entry together with other data, without the entry. For a session,
   * the whole transaction is measured.
   */
  const alone: Record<string, () => Promise<Partial<Spent>>> = {
    'a login': async () => {
      const session = await timesOf(() => tokenOf(database.db, usuario));
      return { sessions: session, trail: -session };
    },
    "staff's approval of an order": () =>
      database.db.transaction(async (tx) => ({
        trail: -(await timesOf(() =>
          insertCambio(tx, {
            pedido_id: placed,
            usuario_id: staff.usuario.usuario_id,
            tipo: 'estado',
            datos: { antes: 'esperando_aprobacion', despues: 'aprobado' },
          }),
        )),
      })),
  };
  for (const [name, ask] of Object.entries(calls)) {
    const took = async (app: App) => {
      const begun = performance.now();
      const { status, body } = await ask(app);
      if (status >= 300) throw new Error(`${name}: ${status}`);
      if (body.pedido_id && name.startsWith('a customer')) {
        placed = body.pedido_id;
        orders.push(placed);
      }
      return performance.now() - begun;
    };
    for (let at = 0; at < CALLS / 4; at += 1) await took(at % 2 ? limited : free);
    const withLimits: number[] = [];
    const without: number[] = [];
    const each: Spent[] = [];
    const takeFree = async () => {
      const before = { ...spent };
      without.push(await took(free));
      each.push(bySpent((part) => spent[part] - before[part]));
    };
    // Alternate the order, because the second call may pay for work that the first left behind.
    for (let at = 0; at < CALLS; at += 1) {
      if (at % 2) await takeFree();
      withLimits.push(await took(limited));
      if (at % 2 === 0) await takeFree();
    }
    const parts = bySpent((part) => median(each.map((one) => one[part])));
    for (const [part, time] of Object.entries((await alone[name]?.()) ?? {})) parts[part as Part] += time;
    report(name, { limited: median(withLimits), free: median(without) }, parts);
  }
  await Promise.all([limited.close(), free.close()]);
  await jobs.close();
  await database.close();
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Prints `limited`, `free` and the parts of `free`, in milliseconds per call. */
function report(name: string, { limited, free }: { limited: number; free: number }, parts: Spent): void {
  const rest = free - NAMES.reduce((sum, part) => sum + parts[part], 0);
  const added = (spent: number) => `${((100 * spent) / rest).toFixed(1)} %`;
  const said = [
    ...NAMES.map((part) => [part, parts[part]] as const),
    ['limits', limited - free] as const,
  ].map(([part, spent]) => `${part} ${added(spent)}`);
  console.log(
    `${name.padEnd(42)} ${limited.toFixed(1).padStart(8)} ms     added by what guards it: ${added(limited - rest)} (${said.join(', ')})`,
  );
}
