import type { PgBoss } from 'pg-boss';

/** Milliseconds between two looks for due jobs. */
const LOOK_MS = 1000;

/**
 * Wakes the workers of each queue that has due jobs, within a second. One query a second for the whole process, in place
 * of one for each worker, also finds retries and jobs of other processes.
 * @returns what stops it
 */
export function wakeWhenDue(
  boss: PgBoss,
  workersOf: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    try {
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
