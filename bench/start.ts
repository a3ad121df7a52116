import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShop } from '../e2e/run-shop.ts';
import { SHOP } from '../e2e/shop.ts';
import { waitFor } from '../scripts/lib/wait-for.ts';
import { median } from './lib.ts';
import { result } from './results.ts';

const ROUNDS = 3;
/** Milliseconds. */
const MAX_WAIT = 60_000;

/**
 * Measures the time from the command to the first page, with everything built and an existing database. The
 * floor is a bare Fastify that starts the same database and answers with a list.
 */
export async function reportStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-start-'));
  const times = { shop: [] as number[], bare: [] as number[] };
  try {
    // Measure both in turn, so that a drift of the machine's speed affects both. The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const taken = { shop: await startShop(dataDir), bare: await startBare(dataDir) };
      if (round === 0) continue;
      times.shop.push(taken.shop);
      times.bare.push(taken.bare);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [shop, bare] = [median(times.shop), median(times.bare)];
  console.log(
    `start to the first page ${shop.toFixed(0)} ms, bare Fastify with the same database ${bare.toFixed(0)} ms`,
  );
  result('warm start to the first page ÷ bare Fastify', shop / bare, { atMost: 2 });
}

async function startShop(dataDir: string): Promise<number> {
  const began = performance.now();
  const starting = runShop(dataDir);
  try {
    const signal = AbortSignal.timeout(MAX_WAIT);
    // Do not wait for the back office's server: no shopper needs it.
    await Promise.all([waitFor(`${SHOP.api}/health`, signal), waitFor(`${SHOP.storefront}/health`, signal)]);
    const page = await fetch(`${SHOP.storefront}/inicio`);
    await page.arrayBuffer();
    if (!page.ok) throw new Error(`/inicio: ${page.status}`);
    return performance.now() - began;
  } finally {
    const shop = await starting;
    await shop.stop();
  }
}

async function startBare(dataDir: string): Promise<number> {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, 'servers', 'bare-start.ts'), [dataDir]);
  const gone = once(child, 'exit');
  try {
    const [url] = (await once(child, 'message')) as [string];
    const answer = await fetch(`${url}/api/productos`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`bare: ${answer.status}`);
    return performance.now() - began;
  } finally {
    child.disconnect();
    await gone;
  }
}
