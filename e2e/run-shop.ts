import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SHOP } from './shop.ts';

const ROOT = join(import.meta.dirname, '..');
/** In ms. A first run builds both apps and draws the demo's pictures. */
const MAX_WAIT = 300_000;

export interface RunningShop {
  /** Process id of `start`, the parent of the servers. */
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the whole shop with the demo in this data folder, and waits until the shop reports its address. */
export async function runShop(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const shop = spawn(process.execPath, startArgs(), {
    cwd: ROOT,
    env: { ...process.env, ...settings(dataDir), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => end(shop);
  try {
    await ready(shop);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: shop.pid ?? 0, stop };
}

/** Returns the arguments that `pnpm start` passes to Node. */
function startArgs(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/** Overrides every setting of the caller's own shop. */
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
