import { COLAS, type Cola } from 'api-client/contract/colas';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { StartupError } from 'node-kit/startup-error';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from './database.ts';

/** Half a minute after the first failure, then twice as long each time, up to two hours: about a day in all. */
const FOR_A_DAY = { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 2 * 3600 };

/** Seconds that a job may take before it counts as lost with its process. */
const RUNNING = 120;

/** Seconds that what is over can be looked at, and sent again if it was given up. It holds people's data. */
export const KEPT = 14 * 24 * 3600;

const KINDS = {
  /** What became of an order, told to its customer once nobody undoes it any more: a mail, if there is something to tell. */
  pedidoNotice: FOR_A_DAY,
  /** One mail, as it leaves. */
  mail: FOR_A_DAY,
  /** A link for a new password, made when it leaves: it is good for half an hour. */
  resetLink: { ...FOR_A_DAY, retryLimit: 8 },
  /** A link that confirms an e-mail, made when it leaves. */
  confirmLink: FOR_A_DAY,
  /** A link that confirms the e-mail that is wanted in an account's place, made when it leaves. */
  changeLink: FOR_A_DAY,
  /** That another e-mail is wanted, to the one of now, with a link that stops it. */
  changeNotice: FOR_A_DAY,
  /** A change of prices that waits for its moment, or a promotion's end. */
  precios: FOR_A_DAY,
  /** A part of what is brought in by a spreadsheet: somebody waits for it, and may have it go on. */
  importacion: { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** The first day of the line over every page has come, or its last has gone. */
  anuncio: FOR_A_DAY,
  /** Mails customers whose product is in stock again. The schedule runs every few minutes. */
  stock: { retryLimit: 2, retryDelay: 20 },
  /** Who wants to hear of prices. */
  priceNotices: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /** What is kept for a time goes. Tomorrow is another day. */
  purge: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /** So do pictures' files that a crash left. */
  sweepPictures: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600 },
  /**
   * The dead letter queue: pg-boss adds a copy of each job that failed after all retries, also of one whose process was
   * killed. Its worker moves the state that the failed job left behind.
   */
  deadLetter: FOR_A_DAY,
} satisfies Record<Cola, object>;

/** Pg-boss's own table, as far as it is read here: its migrations are its own. */
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
  /** When it succeeded, or failed after all retries. */
  ended: timestamp('completed_on', { withTimezone: true }),
});

/** The states of jobs that are counted: of those that are not over, and of those that failed after all retries. */
export const COUNTED_STATES = ['created', 'retry', 'active', 'failed'] as const;

export type QueueName = Cola;

/** Those that are mails. */
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

/** The options of a queue. A mail holds personal data and links, so it is never copied to the dead letter queue. */
const optionsOf = (name: QueueName) => ({
  ...KINDS[name],
  expireInSeconds: RUNNING,
  deleteAfterSeconds: KEPT,
  ...(name === 'deadLetter' || isMail(name) ? {} : { deadLetter: 'deadLetter' }),
});

/** For a role that does not own the tables, so that it cannot bring them up to date. */
export const schemaTooOld = () =>
  new StartupError(
    'La base de datos no está en la versión de este programa y la cuenta de DATABASE_URL no es su dueña: ejecute migrate (npx pnpm@12 migrate, o sudo systemctl start tienda-migrate) y vuelva a iniciar.',
  );

/**
 * Brings the queues' own schema, `pgboss`, to where this version wants it. All that changes tables happens here, as their
 * owner; the processes that serve start pg-boss without its migrations and write rows only.
 */
export async function prepareQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  // What fails is told by the call; the event besides would end the process if nobody heard it.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    // The other queues refer to this queue.
    await boss.createQueue('deadLetter', optionsOf('deadLetter'));
    for (const name of QUEUES) {
      await boss.createQueue(name, optionsOf(name));
      await boss.updateQueue(name, optionsOf(name));
    }
    await repairOlderJobs(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Repairs what older versions left: schedules without data, and scheduled jobs that failed only because they had no
 * data. The next scheduled run does the work of those jobs, so they are deleted. Imports whose job failed before there
 * was a dead letter queue would stay in their state for ever, so their jobs are tried once more.
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

/** What the queue writes with: as part of the transaction. */
export const writerOf = (tx: Queryable) => fromDrizzle(tx, sql);
