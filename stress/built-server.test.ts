/** The deployed API is one bundle without sources: it answers, and logged errors name the lines of the sources. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testDatabase } from 'api-server/testing/test-database';
import { execute } from 'api-server/testing/test-databases';
import { freePort } from 'node-kit/free-port';
import { expect, it } from 'vitest';
import { waitFor } from '../scripts/lib/wait-for.ts';

const BUILT = join(import.meta.dirname, '..', 'api-server', 'dist');
const SOURCES = join(import.meta.dirname, '..', 'api-server', 'src');

it('answers, and logs an error with its source places', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-built-'));
  const database = await testDatabase();
  const port = await freePort();
  const server = fork(join(BUILT, 'server.js'), {
    env: { NODE_ENV: 'development', API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(server, 'exit');
  const log = server.stdout ? text(server.stdout) : '';
  try {
    const ended = new AbortController();
    server.once('exit', () => ended.abort());
    await waitFor(`http://127.0.0.1:${port}/api/health`, ended.signal);
    const list = (limit: number) =>
      fetch(`http://127.0.0.1:${port}/api/marcas/destacadas?limit=${limit}&offset=0`);
    expect((await list(1)).status).toBe(200);
    await execute(database.ownerUrl, 'ALTER TABLE marcas RENAME TO sin_marcas');
    // Another query than before, so that the answer is not cached.
    expect((await list(2)).status).toBe(500);
  } finally {
    server.kill('SIGTERM');
    await gone;
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const said = (await log).split('\n').filter((line) => line.includes('"err"'));
  expect(said).toHaveLength(1);
  const { err } = JSON.parse(said[0] ?? '') as { err: { stack: string } };
  const [place, file = '', line = ''] =
    /file:\/\/(\S*\/api-server\/src\/\S*repository\.ts):(\d+):\d+/.exec(err.stack) ?? [];
  expect(place, err.stack).toBeDefined();
  expect(file.startsWith(SOURCES)).toBe(true);
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toMatch(/marcas|await|select/);
});

it('is ASCII, which V8 stores with one byte per character', () => {
  const [sign] = /[^\p{ASCII}].{0,40}/u.exec(readFileSync(join(BUILT, 'server.js'), 'utf8')) ?? [];
  // Rolldown cannot escape a tagged template: put the text into a constant.
  expect(sign).toBeUndefined();
});

it('contains the licences of its packages', async () => {
  const licenses = readFileSync(join(BUILT, 'licencias.txt'), 'utf8');
  expect(licenses).toMatch(/^fastify 5\S*: MIT$/m);
  const fastify = join(BUILT, '..', 'node_modules', 'fastify', 'LICENSE');
  expect(licenses).toContain(readFileSync(fastify, 'utf8').trim());
});
