import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createEmptyDatabase } from 'api-server/testing';
import { SHOP } from './shop.ts';

const ROOT = join(import.meta.dirname, '..');
/** A first run builds both apps and draws the demo's pictures. */
const MAX_WAIT = 300_000;

/** Starts the whole shop as an operator would, with the demo in a data folder of its own; returns what ends it. */
async function startShop(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-e2e-'));
  const outside = process.env.TEST_DATABASE_URL;
  const database = outside ? await createEmptyDatabase(outside) : undefined;
  const shop = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...settings(folder), ...(database ? { DATABASE_URL: database.url } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await end(shop);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(shop);
  } catch (error) {
    await stop();
    throw error;
  }
  // Workers are started after this and inherit it.
  process.env.E2E_DATA_DIR = folder;
  return stop;
}

/** Whatever the caller's own shop is set to must not reach the one under test. */
function settings(folder: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'development',
    STOREFRONT_PORT: String(SHOP.storefrontPort),
    BACKOFFICE_PORT: String(SHOP.backofficePort),
    API_PORT: String(SHOP.apiPort),
    STOREFRONT_URL: '',
    BACKOFFICE_URL: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    JWT_SECRET: '',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    DEMO: '1',
  };
}

function ready(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The shop did not start in time.')), MAX_WAIT);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    shop.once('error', fail);
    shop.once('exit', (code) => fail(new Error(`The shop ended while starting (code ${code}).`)));
    if (!shop.stdout) return;
    createInterface({ input: shop.stdout }).on('line', (line) => {
      if (!line.startsWith('Tienda:')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const gone = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  await gone;
}

// Playwright asks for the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default startShop;
