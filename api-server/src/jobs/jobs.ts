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

/** The data of each kind of job. */
export interface JobData {
  pedidoNotice: { pedidoId: string };
  mail: {
    to: string | { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    /** Address for one-click unsubscribe, only for optional mails. */
    unsubscribe?: string;
  };
  /**
   * `author` requested the link; jobs of older versions lack the field. `recorded`: the audit log already has the
   * entry. `invited`: staff created the account, so the mail is an invitation. `texto`: the staff's message with the
   * approval.
   */
  resetLink: { email: string; author?: Author; recorded?: true; invited?: true; texto?: string };
  /** `email` is the account's address when the mail was requested. */
  confirmLink: { usuarioId: string; email: string };
  /** `email` is the new address. */
  changeLink: { usuarioId: string; email: string };
  /** `email` is the current address; `wanted` is the new address, masked. */
  changeNotice: { usuarioId: string; email: string; wanted: string };
  /** `ends`: whether the job ends the promotion. */
  precios: { cambioId: string; ends: boolean };
  /** Reads, applies or undoes an import, according to its state. */
  importacion: { importacionId: string };
  anuncio: object;
  stock: object;
  priceNotices: object;
  purge: object;
  sweepPictures: object;
  deadLetter: FailedJob;
}

/**
 * Handlers of each kind of job. A job whose handler throws is retried with growing delays, and fails after all retries;
 * after `Refused`, at once. If the process dies, the job runs again with the same `id`.
 */
export type Workers = { [N in QueueName]: (data: JobData[N], id: string) => Promise<void> };

/** Queues jobs as part of a transaction, for example mails. */
export interface Jobs {
  /** Queues a job that exists exactly when the transaction commits. `after`: seconds to wait, or the time to start. */
  add<N extends QueueName>(tx: Queryable, name: N, data: JobData[N], after?: number | Date): Promise<void>;
  /** Gives a failed job one more try. */
  revive(tx: Queryable, name: string, id: string): Promise<void>;
  /** Deletes the failed jobs with this data, because their work started anew or is no longer wanted. */
  closeFailures<N extends QueueName>(tx: Queryable, name: N, data: JobData[N]): Promise<void>;
}

/** The job runner of one process. All processes share the queues. */
export interface JobRunner extends Jobs {
  readonly boss: PgBoss;
  /** Runs the waiting jobs and all later ones. */
  work(workers: Workers): Promise<void>;
  /** Waits up to five seconds for running jobs. Another process runs unfinished jobs again. */
  close(): Promise<void>;
}

/** Errors of pg-boss about tables of another version, which this role may not migrate. */
const OTHER_VERSION = /pg-boss (is not installed|database requires migrations)/;

/**
 * Opens the job queues.
 * @param daily whether this process schedules the cron jobs; only one process queues each run. Runs missed while no
 * process was running are replaced by one run.
 */
export async function openJobs(
  url: string,
  onError: (error: unknown) => void,
  daily = false,
): Promise<JobRunner> {
  // The owner of pg-boss's tables migrates them; this role only writes rows.
  const tables = { migrate: false, reindex: false };
  // No registration: Prometheus monitors the processes.
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
      for (const [name, schedule] of daily ? Object.entries(SCHEDULES) : []) {
        // Pass an object, because workers of older versions fail on a job without data.
        await boss.schedule(name, schedule, {}, { tz: TIME_ZONE, missed: 'once' });
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

/** Workers per queue in one process: a job that hangs delays only its own batch. */
const WORKERS = 3;

/** Workers fetch when woken. Polling is the fallback when the search for due jobs fails. */
const POLLING = {
  pollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Starts the workers of a queue and returns their ids. */
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
            // Complete the job now: if the process dies first, the job runs twice. The rest of the batch may
            // take long.
            await boss.complete(name, job).catch(onError);
            if (!isMail(name)) {
              await closeFailures(boss.getDb(), name, job.data, job.createdOn).catch(onError);
            }
            return { id, status: 'completed' };
          }),
        ),
      ),
    ),
  );

/** Runs one job. Scheduled jobs that older versions queued have no data. */
export async function doJob<N extends QueueName>(
  name: N,
  job: Pick<JobWithMetadata<JobData[N]>, 'id' | 'data' | 'sourceName' | 'sourceId' | 'sourceOutput'>,
  workers: Workers,
): Promise<void> {
  const { id, sourceName, sourceId, sourceOutput } = job;
  const { traceparent: cause, ...data } = (job.data ?? {}) as JobData[N] & { traceparent?: string };
  const spanOptions = { kind: 'consumer', attributes: { 'messaging.message.id': id }, cause } as const;
  const failed = (): FailedJob => ({
    queue: sourceName as QueueName,
    id: sourceId ?? '',
    data,
    reason: reasonOf(sourceOutput),
  });
  const jobData = name === 'deadLetter' ? failed() : data;
  await traced(`job ${name}`, spanOptions, () => workers[name](jobData as JobData[N], id));
}
