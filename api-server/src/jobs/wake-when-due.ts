import type { PgBoss } from 'pg-boss';
import { tellInterruptedMails } from './failures.ts';

/** Milliseconds between two searches for due jobs. */
const LOOK_MS = 1000;
/** Searches between two looks for interrupted mails. Pg-boss marks these as failed once a minute. */
const INTERRUPTED_EVERY = 30;

/**
 * Wakes the workers of each queue that has due jobs, within a second. A single query per second replaces polling by
 * each worker. The query also finds retries and jobs of other processes. Reports interrupted mails too.
 * @returns the function that stops the search
 */
export function wakeWhenDue(
  boss: PgBoss,
  workersOf: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looks = 0;
  const look = async () => {
    try {
      if (looks % INTERRUPTED_EVERY === 0) await tellInterruptedMails(boss.getDb(), onError);
      looks += 1;
      const { rows } = await boss.getDb().executeSql(
        `SELECT q.name FROM unnest($1::text[]) AS q(name) WHERE EXISTS (
           SELECT FROM pgboss.job j WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked
             AND j.start_after <= now())`,
        [[...workersOf.keys()]],
      );
      if (stopped) return;
      for (const { name } of rows as { name: string }[]) {
        for (const id of workersOf.get(name) ?? []) boss.notifyWorker(id);
      }
    } catch (error) {
      if (!stopped) onError(error);
    }
    if (!stopped) timer = setTimeout(look, LOOK_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
