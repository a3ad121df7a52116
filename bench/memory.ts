import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type RunningShop, runShop } from '../e2e/run-shop.ts';
import { SHOP } from '../e2e/shop.ts';
import { type Name, processesOf, proportionalOf, residentOf } from './processes.ts';
import { result } from './results.ts';

/** Seconds: of nothing being asked, before an idle process is looked at; of the rush. */
const [QUIET, RUSH] = [10, 20];
const CALLERS = 200;

const LABELS: Record<Name, string> = {
  start: 'start',
  api: 'API',
  storefront: 'storefront',
  backoffice: 'back office',
};

/** What the shop's four processes hold when nobody asks anything, and the API in a rush and after it. */
export async function reportMemory(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-memory-'));
  try {
    // What loads the demo's pictures, and makes code of the programs anew, is no part of a shop that has run before.
    await (await askedForAPage(dataDir)).stop();
    const shop = await askedForAPage(dataDir);
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

async function askedForAPage(dataDir: string): Promise<RunningShop> {
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

/** Lists and details of a visitor, and searches, as fast as so many callers get them. */
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
