import { COLAS, type Cola } from 'api-client/contract/colas';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { StartupError } from 'node-kit/startup-error';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from './database.ts';

/** Retries with delays from 30 seconds, doubling, up to two hours: about a day in total. */
const FOR_A_DAY = { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 2 * 3600 };

/** Seconds after which a running job counts as lost. */
const RUNNING = 120;

/** Seconds that a finished or failed job is kept, to inspect or retry the job. Jobs contain personal data. */
export const KEPT_SECONDS = 14 * 24 * 3600;

const KINDS = {
  /**
   * Mails the customer an order's change, once the change can no longer be undone. Sends nothing when nothing changed.
   */
  pedidoNotice: FOR_A_DAY,
  /** Sends one mail. */
  mail: FOR_A_DAY,
  /** Creates and mails a password reset link. The link is valid for half an hour, so the job creates it. */
  resetLink: { ...FOR_A_DAY, retryLimit: 8 },
  /** Creates and mails a link that confirms an account's e-mail. */
  confirmLink: FOR_A_DAY,
  /** Creates and mails a link that confirms an account's new e-mail. */
  changeLink: FOR_A_DAY,
  /** Tells the current e-mail about the requested change, with a link that stops the change. */
  changeNotice: FOR_A_DAY,
  /** Applies a scheduled price change, or ends a promotion. */
  precios: FOR_A_DAY,
  /** Processes a part of an import. A user waits for the result and can resume the import. */
  importacion: { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** Invalidates cached pages when the announcement begins or ends, and around holidays. */
  anuncio: FOR_A_DAY,
  /** Mails customers whose product is in stock again. The schedule runs every few minutes. */
  stock: { retryLimit: 2, retryDelay: 20 },
  /** Mails customers who want price notices. */
  priceNotices: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /** Deletes data past its retention. The next run is tomorrow. */
  purge: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /** Deletes picture files that a crash left. */
  sweepPictures: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /**
   * The dead letter queue: pg-boss copies each job here that failed after all retries, also when its process was
   * killed. The worker updates the state that the failed job left.
   */
  deadLetter: FOR_A_DAY,
} satisfies Record<Cola, object>;

/** The columns of pg-boss's job table that the shop reads. Pg-boss migrates the table itself. */
export const jobRows = pgSchema('pgboss').table('job', {
  id: uuid().notNull(),
  name: text().notNull(),
  state: text().$type<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'>().notNull(),
  data: jsonb(),
  output: jsonb(),
  retries: integer('retry_count').notNull(),
  created: timestamp('created_on', { withTimezone: true }).notNull(),
  started: timestamp('started_on', { withTimezone: true }),
  due: timestamp('start_after', { withTimezone: true }).notNull(),
  /** Time of the success, or of the failure after all retries. */
  ended: timestamp('completed_on', { withTimezone: true }),
});

/** The counted job states: unfinished jobs, and jobs that failed after all retries. */
export const COUNTED_STATES = ['created', 'retry', 'active', 'failed'] as const;

export type QueueName = Cola;

/** The queues whose jobs send mails. */
export const MAILS = [
  'mail',
  'resetLink',
  'confirmLink',
  'changeLink',
  'changeNotice',
] as const satisfies QueueName[];
export const QUEUES = COLAS;

/** Cron expression of each scheduled queue, in the shop's time zone. Clean-ups run at night, mails in the morning. */
export const SCHEDULES = {
  purge: '10 4 * * *',
  sweepPictures: '20 4 * * *',
  stock: '*/5 * * * *',
  priceNotices: '10 9 * * *',
} satisfies Partial<Record<QueueName, string>>;

export const isMail = (name: string): boolean => MAILS.some((mail) => mail === name);

const optionsOf = (name: QueueName) => ({
  ...KINDS[name],
  expireInSeconds: RUNNING,
  deleteAfterSeconds: KEPT_SECONDS,
  ...(name === 'deadLetter' || isMail(name) ? {} : { deadLetter: 'deadLetter' }),
});

/** Error for a serving role that cannot migrate an outdated schema itself. */
export const schemaTooOld = () =>
  new StartupError(
    'La base de datos no está en la versión de este programa y la cuenta de DATABASE_URL no es su dueña: ejecute migrate (npx pnpm@12 migrate, o sudo systemctl start tienda-migrate) y vuelva a iniciar.',
  );

/**
 * Migrates the queues' schema, `pgboss`, to this version, as the owner of its tables. Serving processes start pg-boss
 * without migrations and only write rows.
 */
export async function prepareQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  // The call reports the error. Without a listener, this event would end the process.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    const stored = new Map((await boss.getQueues()).map((queue) => [queue.name as string, { ...queue }]));
    const isStored = (name: QueueName) => {
      const queue: Record<string, unknown> | undefined = stored.get(name);
      return (
        queue !== undefined && Object.entries(optionsOf(name)).every(([key, value]) => queue[key] === value)
      );
    };
    // Other queues reference this queue.
    if (!stored.has('deadLetter')) await boss.createQueue('deadLetter', optionsOf('deadLetter'));
    // Most starts find all queues as they should be. Two statements for each queue would delay the start.
    for (const name of QUEUES.filter((name) => !isStored(name))) {
      await boss.createQueue(name, optionsOf(name));
      await boss.updateQueue(name, optionsOf(name));
    }
    await repairOlderJobs(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Repairs data of older versions. Schedules without data get data. Scheduled jobs that failed for the lack of data are
 * deleted; the next run does their work. Imports whose job failed before the dead letter queue existed are retried
 * once, because they would never leave their state.
 */
async function repairOlderJobs(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const scheduled = [Object.keys(SCHEDULES)];
  await db.executeSql(
    `UPDATE pgboss.schedule SET data = '{}' WHERE data IS NULL AND name = ANY($1::text[])`,
    scheduled,
  );
  await db.executeSql(
    `DELETE FROM pgboss.job WHERE data IS NULL AND state = 'failed' AND name = ANY($1::text[])`,
    scheduled,
  );
  const { rows } = await db.executeSql(
    `SELECT id FROM pgboss.job WHERE name = 'importacion' AND state = 'failed' AND dead_letter IS NULL`,
  );
  for (const { id } of rows as { id: string }[]) await boss.retry('importacion', id);
  await db.executeSql(
    `UPDATE pgboss.job j SET dead_letter = q.dead_letter FROM pgboss.queue q
     WHERE q.name = j.name AND j.dead_letter IS NULL AND q.dead_letter IS NOT NULL
       AND (j.state < 'completed' OR j.state = 'failed')`,
  );
}

/** Returns the transaction as pg-boss's database, so that job writes belong to the transaction. */
export const writerOf = (tx: Queryable) => fromDrizzle(tx, sql);
