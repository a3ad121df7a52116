import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type RunningShop, runShop } from '../e2e/run-shop.ts';
import { SHOP } from '../e2e/shop.ts';
import { type Name, processesOf, proportionalOf, residentOf } from './processes.ts';
import { result } from './results.ts';

/** Seconds: idle time before an idle process is measured, and length of the load. */
const [QUIET, RUSH] = [10, 20];
const CALLERS = 200;

const LABELS: Record<Name, string> = {
  start: 'start',
  api: 'API',
  storefront: 'storefront',
  backoffice: 'back office',
};

/** Reports the memory of the shop's four idle processes, and of the API under load and after it. */
export async function reportMemory(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-memory-'));
  try {
    // The first run loads the demo's pictures and fills the compile cache; measure the second run.
    await (await startAndRequestPage(dataDir)).stop();
    const shop = await startAndRequestPage(dataDir);
    try {
      await sleep(QUIET);
      const running = processesOf(shop.pid);
      reportIdle(running);
      await reportRush(running.api);
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

function reportIdle(running: Record<Name, number>): void {
  let sum = 0;
  for (const [name, pid] of Object.entries(running) as [Name, number][]) {
    const resident = residentOf(pid);
    sum += resident;
    const own = proportionalOf(pid);
    console.log(
      `${LABELS[name].padEnd(14)}${resident} MB idle${own ? `, ${own} with its part of what is shared` : ''}`,
    );
  }
  result('memory of the API, idle', residentOf(running.api), { atMost: 120, unit: 'MB' });
  result('memory of API, storefront, back office and start, idle', sum, { atMost: 450, unit: 'MB' });
}

/** Loads the API with a visitor's lists and searches, as fast as the callers get their answers. */
async function reportRush(pid: number): Promise<void> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(pid));
  }, 500);
  const paths = Array.from({ length: 100 }, (_, n) => [
    `/api/productos?limit=10&offset=${n}`,
    `/api/productos/search?term=${'aeiou'[n % 5]}&limit=10&offset=${n}`,
  ]).flat();
  const { requests, errors } = await autocannon({
    url: SHOP.api,
    connections: CALLERS,
    duration: RUSH,
    requests: paths.map((path) => ({ path })),
  });
  clearInterval(watch);
  if (errors > 0) throw new Error(`${errors} calls failed`);
  console.log(
    `API           ${most} MB at most under ${CALLERS} callers, ${requests.average.toFixed(0)} req/s`,
  );
  await sleep(QUIET);
  console.log(`API           ${residentOf(pid)} MB ${QUIET} s later`);
  result(`memory of the API, ${CALLERS} callers for ${RUSH} s`, most, { atMost: 200, unit: 'MB' });
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
