/** The shop as the `start` command runs it; orders go through the apps' web servers. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startMailServer } from 'api-server/testing/mail-server';
import { runningUrls } from 'local-postgres/running-urls';
import { freePort } from 'node-kit/free-port';
import { JWT_SECRET, peopleOf, type Stage } from './stage.ts';

export const START = join(import.meta.dirname, '..', 'scripts', 'start.ts');

export type Started = Stage & {
  /** The process of `start`, which contains the servers. */
  process: ChildProcess;
  /** The exit code of `start`. */
  gone: Promise<number | null>;
  /** Returns the standard error of `start`. */
  said(): string;
};

/** @param env further environment variables */
export async function openStarted(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-stress-'));
  const mail = await startMailServer();
  const [storefront, backoffice, api] = [await freePort(), await freePort(), await freePort()];
  let said = '';
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
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(start, 'exit');
  start.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
    console.warn(text);
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
    process: start,
    gone: gone.then(([code]) => code),
    said: () => said,
    async close() {
      await people.database.close();
      start.kill('SIGTERM');
      await gone;
      mail.drop();
      mail.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
