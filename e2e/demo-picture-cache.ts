import { cpSync, existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../scripts/lib/build-stamp.ts';
import { withLock } from '../scripts/lib/with-lock.ts';
import { CACHE } from '../scripts/lib/workspace.ts';

const NAME = 'demo-pictures';

/**
 * Starts a shop with cached demo pictures, because drawing them takes most of a first start. The first shop draws the
 * pictures once per version of api-server; shops that start meanwhile wait for the cache.
 */
export async function withKeptPictures<T>(dataDir: string, start: () => Promise<T>): Promise<T> {
  const images = join(dataDir, 'images');
  const kept = join(CACHE, `${NAME}-${digestOf('api-server').slice(0, 16)}`);
  const drawn = await withLock(join(CACHE, `${NAME}.lock`), async () => {
    if (existsSync(kept)) return undefined;
    const shop = await start();
    for (const older of globSync(`${NAME}-*`, { cwd: CACHE }))
      rmSync(join(CACHE, older), { recursive: true });
    const draft = join(CACHE, `${NAME}.${process.pid}`);
    cpSync(images, draft, { recursive: true });
    renameSync(draft, kept);
    return { shop };
  });
  if (drawn) return drawn.shop;
  cpSync(kept, images, { recursive: true });
  return start();
}
