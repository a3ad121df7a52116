import { join } from 'node:path';
import pg from 'pg';
import { SERVING, shopUrls } from './local-url.ts';
import { readPostmasterFile } from './postmaster.ts';

/** Returns the URLs of the server that runs on `dataDir`; undefined when no server answers. */
export async function runningUrls(dataDir: string): Promise<ReturnType<typeof shopUrls> | undefined> {
  const notice = readPostmasterFile(join(dataDir, 'postgres'));
  if (!notice?.ready) return undefined;
  const urls = shopUrls(dataDir, notice.port);
  const client = new pg.Client({ connectionString: urls.ownerUrl, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVING]);
    // A server started by an older version has only the owner role.
    return rowCount ? urls : { ...urls, url: urls.ownerUrl };
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
