import pg from 'pg';
import type { Config } from '../config.ts';
import { noticedUrl } from './embedded/embedded-url.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate } from './migrate.ts';

/**
 * Does `work` on the shop's database at its newest schema, for commands: on the one that DATABASE_URL names, on the
 * shop's own where it is running, or else on the shop's own started for as long as the work takes.
 */
export async function withShopDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = databaseUrl ?? (await answering(noticedUrl(dataDir)));
  const server = running ? undefined : await startEmbeddedPostgres({ dataDir });
  try {
    const url = running ?? server?.url ?? '';
    await migrate(url);
    return await work(url);
  } finally {
    await server?.stop();
  }
}

async function answering(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
