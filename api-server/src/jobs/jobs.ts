import { TIME_ZONE } from 'api-client/contract';
import { traced, traceHeader } from 'node-kit/trace';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Author } from '../bitacora/record.ts';
import type { Queryable } from '../db/database.ts';
import { isMail, QUEUES, type QueueName, SCHEDULES, schemaTooOld, writerOf } from '../db/queues.ts';
import {
  closeFailures,
  FailedForGood,
  type FailedJob,
  Refused,
  reasonFor,
  reasonOf,
  tellInterrupted,
} from './failures.ts';
import { wakeWhenDue } from './wake-when-due.ts';

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
   * whether staff made the account, so that the mail is an invitation; what staff wrote with the approval.
   */
  resetLink: { email: string; author?: Author; recorded?: true; invited?: true; texto?: string };
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
  deadLetter: FailedJob;
}

/**
 * Does a job of each kind. What it throws has the job tried again later, with growing waits, and given up in the end;
 * or at once, if it is `Refused`. When its process dies on the way a job is done twice, with the same `id`.
 */
export type Workers = { [N in QueueName]: (data: JobData[N], id: string) => Promise<void> };

/** What follows a change, mails for one. */
export interface Jobs {
  /** The job exists when and only when the transaction commits, and is done `after` so many seconds, or at a moment. */
  add<N extends QueueName>(tx: Queryable, name: N, data: JobData[N], after?: number | Date): Promise<void>;
  /** One that was given up waits for another try, which is its last if it fails like the others. */
  revive(tx: Queryable, name: string, id: string): Promise<void>;
  /** Deletes the failed jobs with this data: their work was begun anew, or is not wanted any more. */
  closeFailures<N extends QueueName>(tx: Queryable, name: N, data: JobData[N]): Promise<void>;
}

/** The jobs of one process, which are done by whichever process comes first. */
export interface JobRunner extends Jobs {
  readonly boss: PgBoss;
  /** Does what waits, and from now on what comes. */
  work(workers: Workers): Promise<void>;
  /** Lets what is under way come to its end for five seconds; what does not is done by another process. */
  close(): Promise<void>;
}

/** What pg-boss says of tables that are not of its version, when it may not migrate them. */
const OTHER_VERSION = /pg-boss (is not installed|database requires migrations)/;

/**
 * @param daily whether what is done once a day is done, by one of all processes. A day that passed while none ran is made
 * up for by the next.
 */
export async function openJobs(
  url: string,
  onError: (error: unknown) => void,
  daily = false,
): Promise<JobRunner> {
  // The owner of its tables migrates them: this role writes rows alone.
  const tables = { migrate: false, reindex: false };
  // Which processes there are, and how each of them fares, Prometheus knows.
  const options = { connectionString: url, max: 2, ...tables, registerInstance: false };
  const boss = new PgBoss({ ...options, schedule: daily, cronWorkerIntervalSeconds: 5 });
  boss.on('error', onError);
  await boss.start().catch((error: unknown) => {
    throw OTHER_VERSION.test(String(error)) ? schemaTooOld() : error;
  });
  let stopWaking = () => {};
  return {
    boss,
    async add(tx, name, data, after = 0) {
      await boss.send(name, { ...data, ...traceHeader() }, { db: writerOf(tx), startAfter: after });
    },
    async revive(tx, name, id) {
      await boss.retry(name, id, { db: writerOf(tx) });
    },
    closeFailures: (tx, name, data) => closeFailures(writerOf(tx), name, data, new Date()),
    async work(workers) {
      for (const [name, when] of daily ? Object.entries(SCHEDULES) : []) {
        // Never null: an older version's worker fails on a job without data.
        await boss.schedule(name, when, {}, { tz: TIME_ZONE, missed: 'once' });
      }
      const wakers = new Map<string, string[]>();
      for (const name of QUEUES) wakers.set(name, await workOn(boss, name, workers, onError));
      stopWaking = wakeWhenDue(boss, wakers, onError);
      boss.once('stopped', stopWaking);
    },
    async close() {
      stopWaking();
      await boss.stop({ timeout: 5000 });
    },
  };
}

/** Workers of each queue in one process: a job that hangs holds up only its own batch. */
const WORKERS = 3;

/** A worker fetches when it is woken. Polling is only the fallback in case a look for due jobs fails. */
const POLLING = {
  pollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** @returns the ids of the workers */
const workOn = <N extends QueueName>(
  boss: PgBoss,
  name: N,
  workers: Workers,
  onError: (error: unknown) => void,
): Promise<string[]> =>
  Promise.all(
    Array.from({ length: WORKERS }, () =>
      boss.work<JobData[N], unknown, typeof POLLING>(name, POLLING, (jobs) =>
        Promise.all(
          jobs.map(async (job) => {
            const { id } = job;
            try {
              if (name === 'deadLetter') tellInterrupted(job, onError);
              await doJob(name, job, workers);
            } catch (error) {
              const isLast = error instanceof Refused || job.retryCount >= job.retryLimit;
              onError(isLast ? new FailedForGood(name, id, job.retryCount + 1, error) : error);
              const output = { reason: reasonFor(error) };
              return { id, status: error instanceof Refused ? 'deadletter' : 'failed', output };
            }
            // Complete the job now: if the process dies first, the job runs twice, and its batch may take long.
            await boss.complete(name, job).catch(onError);
            // A mail stays in the list of mails, whatever became of it.
            if (!isMail(name)) {
              await closeFailures(boss.getDb(), name, job.data, job.createdOn).catch(onError);
            }
            return { id, status: 'completed' };
          }),
        ),
      ),
    ),
  );

/** Does one job. A scheduled job that an older version queued has no data. */
export async function doJob<N extends QueueName>(
  name: N,
  job: Pick<JobWithMetadata<JobData[N]>, 'id' | 'data' | 'sourceName' | 'sourceId' | 'sourceOutput'>,
  workers: Workers,
): Promise<void> {
  const { id, sourceName, sourceId, sourceOutput } = job;
  const { traceparent: cause, ...data } = (job.data ?? {}) as JobData[N] & { traceparent?: string };
  const how = { kind: 'consumer', attributes: { 'messaging.message.id': id }, cause } as const;
  const failed = (): FailedJob => ({
    queue: sourceName as QueueName,
    id: sourceId ?? '',
    data,
    reason: reasonOf(sourceOutput),
  });
  const given = name === 'deadLetter' ? failed() : data;
  await traced(`job ${name}`, how, () => workers[name](given as JobData[N], id));
}
