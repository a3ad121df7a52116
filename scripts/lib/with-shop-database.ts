import { type DatabaseUrls, prepareDatabase } from 'api-server/db/prepare-database';
import { runningUrls } from 'local-postgres/running-urls';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import type { Settings } from 'settings/whole-shop';

type Where = Pick<Settings, 'databaseUrl' | 'migrationUrl' | 'dataDir'>;

/** Does `work` on the shop's database at its newest schema as the role that serves, for commands. */
export const withShopDatabase = <T>(where: Where, work: (url: string) => Promise<T>): Promise<T> =>
  withDatabaseAsItIs(where, async (urls) => {
    await prepareDatabase(urls);
    return work(urls.url);
  });

/**
 * Does `work` on the shop's database: on the one that DATABASE_URL names, on the shop's own where it is running, or else
 * on the shop's own started for as long as the work takes.
 */
export async function withDatabaseAsItIs<T>(
  { databaseUrl, migrationUrl, dataDir }: Where,
  work: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  const named = databaseUrl === undefined ? undefined : { url: databaseUrl, ownerUrl: migrationUrl };
  const running = named ?? (await runningUrls(dataDir));
  if (running) return work(running);
  const server = await startLocalPostgres({ dataDir });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
