import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from 'api-server/testing';
import { withKeptPictures } from './demo-picture-cache.ts';
import { type RunningShop, runShop } from './run-shop.ts';

/** Starts the whole shop with the demo in a temporary data folder. Returns a function that stops the shop. */
async function startShop(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-e2e-'));
  const outside = process.env.TEST_DATABASE_URL;
  const database = outside ? await createEmptyDatabase(outside) : undefined;
  let shop: RunningShop | undefined;
  const stop = async () => {
    await shop?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    shop = await withKeptPictures(folder, () =>
      runShop(folder, database ? { DATABASE_URL: database.url } : {}),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  // Playwright's workers start later and inherit the environment.
  process.env.E2E_DATA_DIR = folder;
  if (database) process.env.E2E_DATABASE_URL = database.url;
  return stop;
}

// Playwright asks for the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default startShop;
