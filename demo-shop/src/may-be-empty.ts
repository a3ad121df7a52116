import pg from 'pg';

/**
 * Returns false as soon as the shop has data, so that the loader can be skipped. Runs at every start, so it
 * needs only one query and no API code.
 */
export async function mayBeEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ filled: boolean }>(
      'SELECT EXISTS (SELECT FROM usuarios) OR EXISTS (SELECT FROM productos) AS filled',
    );
    return !rows[0]?.filled;
  } catch {
    // No tables yet, or no database, which the loader reports.
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
