import pg from 'pg';

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
