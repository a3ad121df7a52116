import pg from 'pg';

/**
 * Whether the loader has to look at this database: false as soon as somebody or something is in the shop. It is asked at
 * every start, so it asks one question and needs nothing of the API.
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
    // No tables yet; or no database to be had, which the loader explains.
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
