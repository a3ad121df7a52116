/** What has to be true of all orders, whatever happened meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { INITIAL_ESTADO } from 'api-client/contract';
import { openJobs } from 'api-server/jobs/jobs';
import type { Ordering } from './ordering.ts';
import { PATIENCE } from './processes.ts';
import type { Stage } from './stage.ts';
import { wrongSums } from './sums.ts';

/** What an order of a stage's customer is, three lines of 200 at $ 100,00, and whether staff have approved it. */
const wholeOf = ({ estado }: Stored) => ({
  total: 60_000,
  lineas: 3,
  total_lineas: 60_000,
  cambios: estado === INITIAL_ESTADO ? 1 : 2,
  notificaciones: 1,
  mails: 1,
});

export interface Findings {
  asked: number;
  acknowledged: number;
  stored: number;
  /** Of them, those that staff have approved. */
  sold: number;
  /** Acknowledged and not there, or there under another name than the answer gave. */
  lost: string[];
  /** More than one of a key. */
  doubled: string[];
  /** Of a key that nobody sent. */
  unknown: string[];
  /** Without one of its lines, its sums, its entry, notification or mail; or with one too many. */
  partial: object[];
  /** Whose mail never came to the mail server. */
  withoutMail: string[];
  /** Mails that came again under the name of the first, which mail programs show once. */
  repeated: number;
  /** Of what triggers keep, what the tables don't come to. */
  wrongSums: string[];
}

/** For a `toMatchObject`. */
export const SOUND = { lost: [], doubled: [], unknown: [], partial: [], withoutMail: [], wrongSums: [] };

/** To be called when nobody orders any more, or of what was acknowledged until now. */
export async function audit(stage: Stage, orderings: readonly Ordering[]): Promise<Findings> {
  await mailsGone(stage);
  const acknowledged = orderings.flatMap((ordering) => ordering.acknowledged);
  const asked = new Set(orderings.flatMap((ordering) => ordering.asked));
  const pedidos = await storedPedidos(stage);
  const byKey = Map.groupBy(pedidos, ({ clave }) => clave);
  const taken = new Set(stage.mail.taken);
  return {
    asked: asked.size,
    acknowledged: acknowledged.length,
    stored: pedidos.length,
    sold: pedidos.filter(({ estado }) => estado !== INITIAL_ESTADO).length,
    lost: acknowledged.filter(({ key, pedidoId }) => byKey.get(key)?.[0]?.pedido_id !== pedidoId).map(idOf),
    doubled: [...byKey].filter(([, found]) => found.length > 1).map(([clave]) => clave),
    unknown: [...byKey.keys()].filter((clave) => !asked.has(clave)),
    partial: pedidos.filter((pedido) =>
      Object.entries(wholeOf(pedido)).some(([fact, count]) => pedido[fact] !== count),
    ),
    withoutMail: pedidos.filter(({ mail }) => !taken.has(String(mail))).map(({ pedido_id }) => pedido_id),
    repeated: stage.mail.taken.length - taken.size,
    wrongSums: await wrongSums(stage.database.pool),
  };
}

const idOf = ({ pedidoId }: { pedidoId: string }) => pedidoId;

interface Stored {
  pedido_id: string;
  clave: string;
  estado: string;
  [fact: string]: unknown;
}

/** Every order with what belongs to it, a table at a time: all of them at once is more than a small machine sorts. */
async function storedPedidos({ database }: Stage): Promise<Stored[]> {
  const rowsOf = async <T extends object>(statement: string) =>
    (await database.pool.query<T>(statement)).rows;
  const byId = async (statement: string) =>
    new Map((await rowsOf<{ id: string }>(statement)).map(({ id, ...facts }) => [id, facts]));
  const pedidos = await rowsOf<Stored & { numero: number }>(
    `select pedido_id, numero, clave, estado_pedido as estado, total_precio::float8 as total
     from pedidos left join claves_idempotencia using (pedido_id)`,
  );
  const parts = [
    await byId(`select pedido_id as id, count(*)::int as lineas, sum(total_precio)::float8 as total_lineas
      from detalles_pedidos group by 1`),
    await byId('select pedido_id as id, count(*)::int as cambios from pedidos_cambios group by 1'),
    await byId('select referencia_id as id, count(*)::int as notificaciones from notificaciones group by 1'),
  ];
  const mails = await byId(`select data->>'subject' as id, count(*)::int as mails, min(id::text) as mail
    from pgboss.job where name = 'mail' group by 1`);
  return pedidos.map((pedido) =>
    Object.assign(
      { ...pedido },
      ...parts.map((part) => part.get(pedido.pedido_id)),
      mails.get(`Recibimos tu pedido N.º ${pedido.numero}`),
    ),
  );
}

/**
 * Waits until no mail waits any more. What is to be tried again is tried now instead of in minutes, and what its process has
 * taken along counts as lost at once.
 */
async function mailsGone({ databaseUrl, database }: Stage): Promise<void> {
  const jobs = await openJobs(databaseUrl, console.error);
  const end = performance.now() + PATIENCE;
  const waiting = "from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')";
  for (;;) {
    const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count ${waiting}`);
    if (rows[0]?.count === 0) break;
    if (performance.now() > end) throw new Error(`${rows[0]?.count} mails do not leave`);
    await database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    // A mail takes milliseconds.
    await database.pool.query(`update pgboss.job set started_on = now() - interval '1 hour'
      where state = 'active' and started_on < now() - interval '10 seconds'`);
    await database.pool.query('update pgboss.queue set monitor_on = null');
    await jobs.boss.supervise('mail');
    await sleep(500);
  }
  await jobs.close();
}
