import { migrate } from 'api-server/db/migrate';
import { runningUrl } from 'local-postgres/running-url';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import type { Settings } from 'settings/whole-shop';

/**
 * Does `work` on the shop's database at its newest schema, for commands: on the one that DATABASE_URL names, on the
 * shop's own where it is running, or else on the shop's own started for as long as the work takes.
 */
export async function withShopDatabase<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = databaseUrl ?? (await runningUrl(dataDir));
  const server = running ? undefined : await startLocalPostgres({ dataDir });
  try {
    const url = running ?? server?.url ?? '';
    await migrate(url);
    return await work(url);
  } finally {
    await server?.stop();
  }
}
