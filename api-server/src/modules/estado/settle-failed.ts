import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { QueueName } from '../../db/queues.ts';
import type { FailedJob } from '../../jobs/failures.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { findTrabajo, type TrabajoRow } from './fallidos-repository.ts';
import { TARGETS } from './job-targets.ts';

/** `data` must come from the queue `name`: a job's row has no type to prove that. */
const targetOf = <N extends QueueName>(name: N, data: unknown) => ({
  about: (q: Queryable) => TARGETS[name].about(q, data as JobData[N]),
  hold: (tx: Tx) => TARGETS[name].hold?.(tx, data as JobData[N]),
});

/** Returns the job's subject and its target. */
export const targetOfJob = ({ name, data }: Pick<TrabajoRow, 'name' | 'data'>) => targetOf(name, data);

/**
 * Marks the target of a job as failed after all retries. Does nothing if the job was retried or discarded meanwhile.
 * Queues without a target only show the failed job.
 */
export const settleFailed = (db: Db, { queue, id, data, reason }: FailedJob): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await targetOf(queue, data).hold(tx);
    if ((await findTrabajo(tx, id))?.state === 'failed') await held?.fail(reason);
  });
