/**
 * Causes one fault after another while orders come in. After each fault the shop must recover by itself, and all orders must be
 * complete.
 * `test` runs the faults that no other test covers, two seconds each. `pnpm stress faults` runs all, up to half a minute each.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { migrateAllBut, migrationCount } from 'api-server/testing/older-database';
import { execute, withDatabase } from 'api-server/testing/test-databases';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import { freePort } from 'node-kit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allHear, type Ear, openEars } from './ears.ts';
import { Api, PATIENCE, postmasterOf, stopProcess } from './processes.ts';
import { JWT_SECRET, openStage, type Processes } from './stage.ts';
import { surviving } from './surviving.ts';

const SECONDS = Number(process.env.STRESS_FAULTS ?? 2);

let stage: Processes;
let ears: Ear[];
beforeAll(async () => {
  stage = await openStage();
  ears = openEars(stage.doors, stage.staffToken);
}, PATIENCE);
afterAll(async () => {
  for (const { socket } of ears) socket.disconnect();
  await stage.close();
}, PATIENCE);

const openings = () => ears.map((ear) => ear.openings);

it(
  'recovers from a database that does not answer',
  async () => {
    await surviving(stage, async () => {
      const goOn = stopProcess(postmasterOf(stage.dataDir));
      await sleep(SECONDS * 1000);
      goOn();
      await allHear(ears);
    });
  },
  PATIENCE,
);

it(
  'recovers from a database that was shut down and started later',
  async () => {
    const before = openings();
    await surviving(stage, async () => {
      const port = Number(new URL(stage.databaseUrl).port);
      await stage.postgres.stop();
      await sleep(SECONDS * 1000);
      stage.postgres = await startLocalPostgres({ dataDir: stage.dataDir, port });
      // Sockets are told about the gap: each reconnects and reloads what it missed.
      await allHear(ears);
    });
    for (const [place, count] of openings().entries()) expect(count).toBeGreaterThan(before[place] ?? 0);
  },
  PATIENCE,
);

it(
  'recovers from dropped staff connections',
  async () => {
    const before = openings();
    await surviving(stage, async () => {
      for (const { socket } of ears) socket.io.engine.close();
      await expect.poll(openings, { timeout: PATIENCE }).toEqual(before.map((count) => count + 1));
      await allHear(ears);
    });
  },
  PATIENCE,
);

it(
  'migrates once when two APIs start on an empty database, and on one of an older version',
  async () => {
    await surviving(stage, async () => {
      await Promise.all([
        startTwoOn('vacia', async () => undefined),
        startTwoOn('anterior', (url) => migrateAllBut(url, 3)),
      ]);
    });
  },
  PATIENCE,
);

async function startTwoOn(name: string, prepare: (url: string) => Promise<void>): Promise<void> {
  const { ownerUrl } = stage.postgres;
  const { username } = new URL(ownerUrl);
  const make = `create database ${name} template template0 encoding 'UTF8' owner ${username}`;
  await execute(stage.postgres.superuserUrl, make);
  const url = withDatabase(ownerUrl, name);
  await prepare(url);
  const env = { DATABASE_URL: url, DATA_DIR: stage.dataDir, JWT_SECRET };
  const two = [new Api(await freePort(), env), new Api(await freePort(), env)];
  for (const api of two) await api.healthy();
  expect(two.map(({ starts }) => starts)).toEqual([1, 1]);
  await Promise.all(two.map((api) => api.stop()));
  const done = await execute(url, 'select hash as datname from drizzle.__drizzle_migrations');
  expect(done).toHaveLength(migrationCount());
  expect(new Set(done.map(({ datname }) => datname)).size).toBe(done.length);
}

// The other faults have short tests elsewhere, or need root.
if (SECONDS >= 10)
  await import('./long-faults.ts').then(({ longFaults }) => longFaults(() => stage, SECONDS));
