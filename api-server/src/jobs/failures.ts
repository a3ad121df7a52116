/** How jobs fail, what is told of that, and how a failure is closed. */
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { MAILS, type QueueName } from '../db/queues.ts';

/** A job that failed after all retries. */
export interface FailedJob {
  queue: QueueName;
  /** The id of the job that failed. */
  id: string;
  data: unknown;
  /** For admins and for the user whose work it was. */
  reason: string;
}

/** Why a job failed. The message goes to the log and holds no personal data. */
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

/** A job failed after all retries: the log has one such line for each job that the panel lists as failed. */
export class FailedForGood extends Error {
  override readonly name = 'FailedForGood';

  constructor(queue: string, id: string, tries: number, cause?: unknown) {
    super(`Job ${queue} ${id} failed for good after ${tries} tries`, cause === undefined ? {} : { cause });
  }
}

const UNEXPECTED = 'Ocurrió un error inesperado.';
/** The process was killed, or the job took longer than it may. */
const INTERRUPTED = 'El trabajo se interrumpió.';

/** Why a job failed. A job that ended with its process has no reason of its own. */
export const reasonOf = (output: unknown): string => {
  const { reason } = (output ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : INTERRUPTED;
};

/** What admins are told of a job that threw this. */
export const reasonFor = (error: unknown): string => (error instanceof Failed ? error.reason : UNEXPECTED);

/** No worker could log the failure of a job whose process was killed on the last try. */
export function tellInterrupted(
  { sourceName, sourceId, sourceRetryCount, sourceOutput, retryCount }: JobWithMetadata<unknown>,
  onError: (error: unknown) => void,
): void {
  const isTold = reasonOf(sourceOutput) !== INTERRUPTED || retryCount > 0;
  if (!isTold) onError(new FailedForGood(sourceName ?? '', sourceId ?? '', (sourceRetryCount ?? 0) + 1));
}

/**
 * Notes the reason of mails whose process was killed on the last try, and logs each once, whichever process looks first. Mails
 * have no dead letter queue, because a copy would hold personal data.
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
 * Deletes the failed jobs with the same data that are older than `before`. A job that succeeds does the work of those
 * before: each run of a schedule has the same data, and so has an import that is tried again.
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
