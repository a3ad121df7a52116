import { TIME_ZONE } from 'api-client/contract';
import { traced, traceHeader } from 'node-kit/trace';
import { PgBoss } from 'pg-boss';
import type { Author } from '../bitacora/record.ts';
import type { Queryable } from '../db/database.ts';
import { QUEUES, type QueueName, writerOf } from '../db/queues.ts';

/** Minute and hour: what tidies up, before anybody is at work; mails, when their reader is. */
const DAILY = {
  purge: '10 4 * * *',
  sweepPictures: '20 4 * * *',
  stock: '*/5 * * * *',
  priceNotices: '10 9 * * *',
} satisfies Partial<Record<QueueName, string>>;

/** What each kind of job is given. */
export interface JobData {
  pedidoNotice: { pedidoId: string };
  mail: {
    to: string | { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    /** Where a mail program ends such mails for its reader, of one that nobody has to get. */
    unsubscribe?: string;
  };
  /**
   * Who asked for it, which an older version's process did not say; whether the trail has it by what it comes with;
   * whether it goes to a customer whom the shop made an account for.
   */
  resetLink: { email: string; author?: Author; recorded?: true; invited?: true };
  /** The e-mail that the account had when it was asked for. */
  confirmLink: { usuarioId: string; email: string };
  /** The e-mail that is wanted. */
  changeLink: { usuarioId: string; email: string };
  /** The e-mail of now, and as much of the wanted one as it is told. */
  changeNotice: { usuarioId: string; email: string; wanted: string };
  /** Whether it is its promotion that ends. */
  precios: { cambioId: string; ends: boolean };
  /** A spreadsheet is read, applied or undone: whichever it is at. */
  importacion: { importacionId: string };
  anuncio: object;
  stock: object;
  priceNotices: object;
  purge: object;
  sweepPictures: object;
}

/**
 * Does a job of each kind. What it throws has the job tried again later, with growing waits, and given up in the end;
 * or at once, if it is `Refused`. When its process dies on the way a job is done twice, with the same `id`.
 */
export type Workers = { [N in QueueName]: (data: JobData[N], id: string) => Promise<void> };

/** Why a job failed: its message is for the log, and tells nothing of whom the job is about. */
export class Failed extends Error {
  override readonly name: string = 'Failed';
  /** For admins. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** Trying again would change nothing. */
export class Refused extends Failed {
  override readonly name = 'Refused';
}

/** What follows a change, mails for one. */
export interface Jobs {
  /** The job exists when and only when the transaction commits, and is done `after` so many seconds, or at a moment. */
  add<N extends QueueName>(tx: Queryable, name: N, data: JobData[N], after?: number | Date): Promise<void>;
  /** One that was given up waits for another try, which is its last if it fails like the others. */
  revive(tx: Queryable, name: string, id: string): Promise<void>;
}

/** The jobs of one process, which are done by whichever process comes first. */
export interface JobRunner extends Jobs {
  readonly boss: PgBoss;
  /** Does what waits, and from now on what comes. */
  work(workers: Workers): Promise<void>;
  /** Lets what is under way come to its end for five seconds; what does not is done by another process. */
  close(): Promise<void>;
}

/**
 * @param daily whether what is done once a day is done, by one of all processes. A day that passed while none ran is made
 * up for by the next.
 */
export async function openJobs(
  url: string,
  onError: (error: unknown) => void,
  daily = false,
): Promise<JobRunner> {
  // Its tables come with the migrations.
  const tables = { migrate: false, reindex: false };
  // Which processes there are, and how each of them fares, Prometheus knows.
  const options = { connectionString: url, max: 2, ...tables, registerInstance: false };
  const boss = new PgBoss({ ...options, schedule: daily, cronWorkerIntervalSeconds: 30 });
  boss.on('error', onError);
  await boss.start();
  return {
    boss,
    async add(tx, name, data, after = 0) {
      await boss.send(name, { ...data, ...traceHeader() }, { db: writerOf(tx), startAfter: after });
    },
    async revive(tx, name, id) {
      await boss.retry(name, id, { db: writerOf(tx) });
    },
    async work(workers) {
      // First, for the workers ask without end: behind them it may wait for a connection until it is given up.
      for (const [name, when] of daily ? Object.entries(DAILY) : []) {
        await boss.schedule(name, when, null, { tz: TIME_ZONE, missed: 'once' });
      }
      for (const name of QUEUES) await workOn(boss, name, workers, onError);
    },
    close: () => boss.stop({ timeout: 5000 }),
  };
}

const UNEXPECTED = 'Ocurrió un error inesperado.';

/** A mail goes within a second, and several at a time when many wait; one that hangs keeps its batch from no other. */
const POLLING = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  localConcurrency: 3,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

function workOn<N extends QueueName>(
  boss: PgBoss,
  name: N,
  workers: Workers,
  onError: (error: unknown) => void,
): Promise<string> {
  return boss.work<JobData[N], unknown, typeof POLLING>(name, POLLING, (jobs) =>
    Promise.all(
      jobs.map(async (job) => {
        const { id } = job;
        const { traceparent: cause, ...data } = job.data as JobData[N] & { traceparent?: string };
        const how = { kind: 'consumer', attributes: { 'messaging.message.id': id }, cause } as const;
        try {
          await traced(`job ${name}`, how, () => workers[name](data as JobData[N], id));
        } catch (error) {
          onError(error);
          const output = { reason: error instanceof Failed ? error.reason : UNEXPECTED };
          return { id, status: error instanceof Refused ? 'deadletter' : 'failed', output };
        }
        // At once, for it is done twice if this process dies before, and its batch may go on for long.
        await boss.complete(name, job).catch(onError);
        return { id, status: 'completed' };
      }),
    ),
  );
}
