import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { QueueName } from '../../db/queues.ts';
import type { FailedJob } from '../../jobs/failures.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { findTrabajo, type TrabajoRow } from './fallidos-repository.ts';
import { TARGETS } from './job-targets.ts';

/** `data` comes from the same queue, whose type a job's row cannot tell. */
const targetOf = <N extends QueueName>(name: N, data: unknown) => ({
  about: (q: Queryable) => TARGETS[name].about(q, data as JobData[N]),
  hold: (tx: Tx) => TARGETS[name].hold?.(tx, data as JobData[N]),
});

/** What the job is about, and the state that it moves. */
export const targetOfJob = ({ name, data }: Pick<TrabajoRow, 'name' | 'data'>) => targetOf(name, data);

/**
 * Moves the state that a job left behind which failed after all retries. A job that was tried again or discarded meanwhile
 * has left none. The jobs of queues without such a state stay visible as failed jobs.
 */
export const settleFailed = (db: Db, { queue, id, data, reason }: FailedJob): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await targetOf(queue, data).hold(tx);
    if ((await findTrabajo(tx, id))?.state === 'failed') await held?.fail(reason);
  });
