/** The shop as the `start` command runs it; orders go through the apps' web servers. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startMailServer } from 'api-server/testing/mail-server';
import { runningUrls } from 'local-postgres/running-urls';
import { freePort } from 'node-kit/free-port';
import { childrenOf } from './processes.ts';
import { JWT_SECRET, peopleOf, type Stage } from './stage.ts';

const START = join(import.meta.dirname, '..', 'scripts', 'start.ts');

const PROGRAMS = {
  api: 'api-server/dist/server.js',
  storefront: 'storefront/dist/server.js',
  backoffice: 'backoffice/dist/server.js',
};
export type Program = keyof typeof PROGRAMS;

export interface Started extends Stage {
  /** Returns the pids of the processes that `start` runs, by name. */
  processIds(): Record<Program, number | undefined>;
}

export async function openStarted(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stress-'));
  const mail = await startMailServer();
  const [storefront, backoffice, api] = [await freePort(), await freePort(), await freePort()];
  const start = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STOREFRONT_PORT: String(storefront),
      BACKOFFICE_PORT: String(backoffice),
      API_PORT: String(api),
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      JWT_SECRET,
      RATE_LIMITS: 'off',
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    start.once('exit', (code) => fail(new Error(`The shop did not start (code ${code}).`)));
    createInterface({ input: start.stdout }).on('line', (line) => {
      console.warn(line);
      if (line.startsWith('Tienda:')) ready();
    });
  });
  const databaseUrl = (await runningUrls(dataDir))?.url ?? '';
  const people = await peopleOf(databaseUrl);
  return {
    ...people,
    dataDir,
    databaseUrl,
    doors: [storefront, backoffice].map((port) => ({ url: `http://127.0.0.1:${port}/api` })),
    mail,
    processIds() {
      const pidOf = (program: string) =>
        childrenOf(start.pid ?? 0).find((pid) =>
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program),
        );
      const { api, storefront, backoffice } = PROGRAMS;
      return { api: pidOf(api), storefront: pidOf(storefront), backoffice: pidOf(backoffice) };
    },
    async close() {
      await people.database.close();
      const gone = once(start, 'exit');
      start.kill('SIGTERM');
      await gone;
      mail.drop();
      mail.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
