import { join } from 'node:path';
import pg from 'pg';
import { appUrl } from './local-url.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** Of the server that runs on `dataDir` and answers; undefined when there is none. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const notice = readPostmasterFile(join(dataDir, 'postgres'));
  if (!notice?.ready) return undefined;
  const url = appUrl(dataDir, notice.port);
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
