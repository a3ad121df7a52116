import pg from 'pg';

/** Numbers of the advisory locks of all processes, in one place so that no number has two uses. */
export const LOCKS = {
  /** Migrates the schema. */
  migration: 7_204_611,
  /** Counts the active admins while an admin is deactivated. */
  admins: 7_204_613,
  /** Folds the stored sums. The function `plegar_sumas` uses this number too. */
  sums: 7_204_614,
  /** Orders the featured products. */
  destacados: 7_204_615,
  /** Exclusive for a backup of the pictures; shared for deleting pictures. */
  pictures: 7_204_616,
  /** Changes delivery zones and holidays. */
  zonas: 7_204_617,
  /** Assigns product codes. */
  codigos: 7_204_618,
  /** Creates banners, whose number is limited. */
  banners: 7_204_619,
} as const;

/**
 * Runs the work while no other process holds the lock. The lock needs its own connection: a pool would close an idle
 * connection and lose the lock.
 */
export async function withAdvisoryLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The running query reports the error. Without a listener, this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
