import { migrate } from 'api-server/db/migrate';
import { runningUrl } from 'local-postgres/running-url';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import type { Settings } from 'settings/whole-shop';

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Does `work` on the shop's database at its newest schema, for commands. */
export const withShopDatabase = <T>(where: Where, work: (url: string) => Promise<T>): Promise<T> =>
  withDatabaseAsItIs(where, async (url) => {
    await migrate(url);
    return work(url);
  });

/**
 * Does `work` on the shop's database: on the one that DATABASE_URL names, on the shop's own where it is running, or else
 * on the shop's own started for as long as the work takes.
 */
export async function withDatabaseAsItIs<T>(
  { databaseUrl, dataDir }: Where,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = databaseUrl ?? (await runningUrl(dataDir));
  const server = running ? undefined : await startLocalPostgres({ dataDir });
  try {
    return await work(running ?? server?.url ?? '');
  } finally {
    await server?.stop();
  }
}
