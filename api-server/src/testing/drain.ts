import { QUEUES, type QueueName } from '../db/queues.ts';
import { doJob, type JobData, type JobRunner, type Workers } from '../jobs/jobs.ts';

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
