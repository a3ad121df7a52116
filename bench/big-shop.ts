import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'api-server/db/migrate';
import { fillWithVolume, type Volume } from 'api-server/testing/volume';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import { inRoot } from '../scripts/lib/workspace.ts';
import { result } from './results.ts';

/** Size of a shop after three years of business. */
export const BIG: Volume = { productos: 100_000, usuarios: 20_000, pedidos: 1_000_000, entradas: 1_000_000 };

const CACHE_FOLDER = inRoot('.cache', 'bench');
const MADE_OF = [
  'api-server/src/db/{migrations,routines}/*.sql',
  'api-server/src/testing/{volume,drop-indexes}.ts',
];

/** Settings for filling only: they give up durability, because a broken database is filled again. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  work_mem: '128MB',
  maintenance_work_mem: '512MB',
  autovacuum: 'off',
};

/**
 * Runs `work` on the big shop's database, with production settings. Filling takes minutes, so the database is cached.
 * The cache is valid while the schema, the fill code and the month stay the same: the data contains orders of the current week.
 */
export async function withBigShop(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = join(CACHE_FOLDER, keyOf());
  const filled = join(dataDir, 'filled');
  if (!existsSync(filled)) await fill(dataDir).then(() => writeFileSync(filled, ''));
  const postgres = await startLocalPostgres({ dataDir });
  try {
    await work(postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}

function keyOf(): string {
  const files = MADE_OF.flatMap((pattern) => globSync(inRoot(pattern))).sort();
  const hash = createHash('sha256').update(JSON.stringify(BIG));
  for (const file of files) hash.update(readFileSync(file));
  return `${new Date().toISOString().slice(0, 7)}-${hash.digest('hex').slice(0, 12)}`;
}

async function fill(dataDir: string): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const old of readdirSync(CACHE_FOLDER))
    rmSync(join(CACHE_FOLDER, old), { recursive: true, force: true });
  console.log('Filling the big shop. This takes some minutes, and later runs reuse the shop.');
  const began = performance.now();
  const postgres = await startLocalPostgres({ dataDir, settings: FAST });
  try {
    await migrate(postgres.ownerUrl);
    await fillWithVolume(postgres.ownerUrl, BIG);
  } finally {
    await postgres.stop();
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`Filled in ${seconds.toFixed(0)} s.`);
  result('filling the big shop', seconds, { atMost: 360, unit: 's' });
}
