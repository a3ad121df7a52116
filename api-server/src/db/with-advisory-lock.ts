import pg from 'pg';

/**
 * Does the work while no other process of the shop holds the lock. It stands on a connection of its own: a pool would
 * drop that one when it idles, and the lock with it.
 */
export async function withAdvisoryLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // In use it is told by the query that fails; the event besides would end the process if nobody heard it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
