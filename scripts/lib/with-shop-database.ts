import { type DatabaseUrls, prepareDatabase } from 'api-server/db/prepare-database';
import { runningUrls } from 'local-postgres/running-urls';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import type { Settings } from 'settings/whole-shop';

type Where = Pick<Settings, 'databaseUrl' | 'migrationUrl' | 'dataDir'>;

/** Runs `work` on the migrated database as the serving role, for commands. */
export const withShopDatabase = <T>(where: Where, work: (url: string) => Promise<T>): Promise<T> =>
  withCurrentDatabase(where, async (urls) => {
    await prepareDatabase(urls);
    return work(urls.url);
  });

/**
 * Runs `work` on the database of DATABASE_URL, else on the shop's running one, else on the shop's own,
 * started meanwhile.
 */
export async function withCurrentDatabase<T>(
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
