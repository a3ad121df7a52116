import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { runningUrls } from 'local-postgres/running-urls';
import { freePort } from 'node-kit/free-port';
import { type RunningShop, runShop } from '../e2e/run-shop.ts';
import { SHOP } from '../e2e/shop.ts';
import { LEAN } from '../scripts/lib/servers.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { inRoot } from '../scripts/lib/workspace.ts';
import { processesOf, proportionalOf, residentOf } from './processes.ts';
import { result } from './results.ts';

/** Seconds: idle time before an idle process is measured, and length of the load. */
const [QUIET, RUSH] = [10, 20];
const CALLERS = 200;

/** Reports the memory of an idle `start`, and of a deployed API under load and after it. */
export async function reportMemory(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-memory-'));
  try {
    // The first run loads the demo's pictures and fills the compile cache; measure the second run.
    await (await startAndRequestPage(dataDir)).stop();
    const shop = await startAndRequestPage(dataDir);
    try {
      await sleep(QUIET);
      reportIdle(processesOf(shop.pid));
      await reportRush(dataDir);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startAndRequestPage(dataDir: string): Promise<RunningShop> {
  const shop = await runShop(dataDir);
  await (await fetch(`${SHOP.storefront}/inicio`)).arrayBuffer();
  return shop;
}

/** Counts resident memory, which is never less than the proportional memory: other programs may share the Node binary. */
function reportIdle(processIds: number[]): void {
  const sum = processIds.reduce((total, pid) => total + residentOf(pid), 0);
  const own = processIds.reduce((total, pid) => total + (proportionalOf(pid) ?? 0), 0);
  console.log(
    `start    ${sum} MB idle in ${processIds.length} process, ${own} with its part of what is shared`,
  );
  result('memory of `start` with all servers, idle', sum, { atMost: 260, unit: 'MB' });
}

/** Loads a deployed API with a visitor's lists and searches, as fast as the callers get their answers. */
async function reportRush(dataDir: string): Promise<void> {
  const port = await freePort();
  const api = spawn(process.execPath, [...LEAN, inRoot('api-server', 'dist', 'server.js')], {
    env: {
      NODE_ENV: 'development',
      API_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: (await runningUrls(dataDir))?.url,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(api, 'exit');
  try {
    const url = `http://127.0.0.1:${port}/api`;
    await waitFor(`${url}/health`, AbortSignal.timeout(60_000));
    await sleep(QUIET);
    await loadApi(url, api.pid ?? 0);
  } finally {
    api.kill('SIGTERM');
    await gone;
  }
}

async function loadApi(url: string, pid: number): Promise<void> {
  result('memory of a deployed API, idle', residentOf(pid), { atMost: 120, unit: 'MB' });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(pid));
  }, 500);
  const paths = Array.from({ length: 100 }, (_, n) => [
    `/api/productos?limit=10&offset=${n}`,
    `/api/productos/search?term=${'aeiou'[n % 5]}&limit=10&offset=${n}`,
  ]).flat();
  const { requests, errors } = await autocannon({
    url,
    connections: CALLERS,
    duration: RUSH,
    requests: paths.map((path) => ({ path })),
  });
  clearInterval(watch);
  if (errors > 0) throw new Error(`${errors} calls failed`);
  console.log(`API      ${most} MB at most under ${CALLERS} callers, ${requests.average.toFixed(0)} req/s`);
  await sleep(QUIET);
  console.log(`API      ${residentOf(pid)} MB ${QUIET} s later`);
  result(`memory of a deployed API, ${CALLERS} callers for ${RUSH} s`, most, { atMost: 200, unit: 'MB' });
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
