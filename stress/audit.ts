/** Checks all orders after faults: no order is lost, doubled or partial. */
import { setTimeout as sleep } from 'node:timers/promises';
import { INITIAL_ESTADO } from 'api-client/contract';
import { openJobs } from 'api-server/jobs/jobs';
import type { Ordering } from './ordering.ts';
import { PATIENCE } from './processes.ts';
import type { Stage } from './stage.ts';
import { wrongSums } from './sums.ts';

/**
 * Expected facts of an order of a stage's customer: three lines of 200 pieces at $ 100,00, and a second
 * change once staff approved it. Amounts in pesos.
 */
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
  /** Orders that staff have approved. */
  sold: number;
  /** Acknowledged orders that are missing, or stored under another id than the answer gave. */
  lost: string[];
  /** Idempotency keys with more than one order. */
  doubled: string[];
  /** Keys of stored orders that no customer sent. */
  unknown: string[];
  /** Orders with a missing or an extra line, amount, entry, notification or mail. */
  partial: object[];
  /** Orders whose mail never reached the mail server. */
  withoutMail: string[];
  /** Mails sent twice with the same Message-ID; mail programs show them once. */
  repeated: number;
  /** Totals kept by triggers that differ from the tables. */
  wrongSums: string[];
}

/** Findings of a correct shop, for `toMatchObject`. */
export const SOUND = { lost: [], doubled: [], unknown: [], partial: [], withoutMail: [], wrongSums: [] };

/** Compares the stored orders with the orderings. Call when no customer orders any more. */
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

/** Reads every order with its related rows, in a query per table: a join of all is too large for a small machine to sort. */
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
 * Waits until every mail has been sent. Retries are made due now instead of in minutes, and mails of killed
 * processes count as lost at once.
 */
async function mailsGone({ databaseUrl, database }: Stage): Promise<void> {
  const jobs = await openJobs(databaseUrl, console.error);
  const end = performance.now() + PATIENCE;
  const waiting = "from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')";
  for (;;) {
    const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count ${waiting}`);
    if (rows[0]?.count === 0) break;
    if (performance.now() > end) throw new Error(`${rows[0]?.count} mails were not sent`);
    await database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    // A mail takes milliseconds, so ten seconds mean that its process died.
    await database.pool.query(`update pgboss.job set started_on = now() - interval '1 hour'
      where state = 'active' and started_on < now() - interval '10 seconds'`);
    await database.pool.query('update pgboss.queue set monitor_on = null');
    await jobs.boss.supervise('mail');
    await sleep(500);
  }
  await jobs.close();
}
