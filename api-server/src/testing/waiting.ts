import { expect, vi } from 'vitest';
import type { Database, Db } from '../db/database.ts';
import { QUEUES, type QueueName } from '../db/queues.ts';
import { doJob, type JobData, type JobRunner, type Workers } from '../jobs/jobs.ts';
import { findToday } from '../modules/ajustes/repository.ts';

/** Runs all due jobs, in order. Failed jobs are retried as usual. */
export async function drain(jobs: JobRunner, workers: Workers): Promise<void> {
  for (const name of QUEUES) await drainQueue(jobs, name, workers);
}

async function drainQueue<N extends QueueName>(
  { boss }: JobRunner,
  name: N,
  workers: Workers,
): Promise<void> {
  for (;;) {
    const [job] = await boss.fetch<JobData[N]>(name, { includeMetadata: true });
    if (!job) return;
    await doJob(name, job, workers).then(
      () => boss.complete(name, job),
      () => boss.fail(name, job),
    );
  }
}

/** Returns the ISO date this many days after today in the shop's time zone: '2026-11-22'. */
export async function dayLater(db: Db, later: number): Promise<string> {
  const date = new Date(`${await findToday(db)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString().slice(0, 10);
}

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Waits until this many connections of the database wait for a lock. */
export async function waitingForLock({ pool }: Pick<Database, 'pool'>, connections = 1): Promise<void> {
  await vi.waitFor(async () => expect((await pool.query(WAITING)).rows).toHaveLength(connections));
}
