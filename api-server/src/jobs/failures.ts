/** Failures of jobs: their reasons, how they are reported, and how they are closed. */
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { MAILS, type QueueName } from '../db/queues.ts';

/** A job that failed after all retries. */
export interface FailedJob {
  queue: QueueName;
  /** The id of the job that failed. */
  id: string;
  data: unknown;
  /** Spanish reason, for admins and the user who started the work. */
  reason: string;
}

/** The reason of a job's failure. The message goes to the log and contains no personal data. */
export class Failed extends Error {
  override readonly name: string = 'Failed';
  /** Spanish reason, for admins. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** A failure that a retry would not change. */
export class Refused extends Failed {
  override readonly name = 'Refused';
}

/** A failure after all retries. The log has one line of this kind for each job that the panel lists as failed. */
export class FailedForGood extends Error {
  override readonly name = 'FailedForGood';

  constructor(queue: string, id: string, tries: number, cause?: unknown) {
    super(`Job ${queue} ${id} failed for good after ${tries} tries`, cause === undefined ? {} : { cause });
  }
}

const UNEXPECTED = 'Ocurrió un error inesperado.';
/** The process was killed, or the job exceeded its time limit. */
const INTERRUPTED = 'El trabajo se interrumpió.';

/** Returns the Spanish reason of a failed job. A job whose process was killed has no stored reason. */
export const reasonOf = (output: unknown): string => {
  const { reason } = (output ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : INTERRUPTED;
};

/** Returns the Spanish reason for an error that a job threw. */
export const reasonFor = (error: unknown): string => (error instanceof Failed ? error.reason : UNEXPECTED);

/** Logs a job whose process was killed on the last try, because its worker could not log the failure. */
export function tellInterrupted(
  { sourceName, sourceId, sourceRetryCount, sourceOutput, retryCount }: JobWithMetadata<unknown>,
  onError: (error: unknown) => void,
): void {
  const isReported = reasonOf(sourceOutput) !== INTERRUPTED || retryCount > 0;
  if (!isReported) onError(new FailedForGood(sourceName ?? '', sourceId ?? '', (sourceRetryCount ?? 0) + 1));
}

/**
 * Stores a reason for each mail whose process was killed on the last try, and logs each mail once. The statement lets
 * only one process log a mail. Mails have no dead letter queue, because a copy would hold personal data.
 */
export async function tellInterruptedMails(
  db: Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const { rows } = await db.executeSql(
    `UPDATE pgboss.job SET output =
       CASE WHEN jsonb_typeof(output) = 'object' THEN output ELSE '{}' END || jsonb_build_object('reason', $2::text)
     WHERE name = ANY($1::text[]) AND state = 'failed' AND output ->> 'reason' IS NULL
     RETURNING name, id, retry_count + 1 AS tries`,
    [[...MAILS], INTERRUPTED],
  );
  for (const { name, id, tries } of rows as { name: string; id: string; tries: number }[]) {
    onError(new FailedForGood(name, id, tries));
  }
}

/**
 * Deletes the failed jobs with the same data that were created before `before`. A successful job includes their work:
 * the runs of a schedule, or the tries of an import, have the same data.
 */
export async function closeFailures(
  db: Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>,
  name: QueueName,
  data: object | null,
  before: Date,
): Promise<void> {
  await db.executeSql(
    `DELETE FROM pgboss.job WHERE name = $1 AND state = 'failed' AND created_on < $2
       AND coalesce(data, '{}') - 'traceparent' = $3::jsonb - 'traceparent'`,
    [name, before, JSON.stringify(data ?? {})],
  );
}
