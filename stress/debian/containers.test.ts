/** The containers' scripts, run with Debian's programs. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { findAccount } from './account.ts';
import { PROGRAMS } from './programs.ts';

const account = findAccount();
let folder: string;
let sockets: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tienda-containers-'));
  sockets = join(folder, 'sockets');
  mkdirSync(sockets);
  for (const each of [folder, sockets]) chownSync(each, account.ofPostgres.uid, account.ofPostgres.gid);
  copyFileSync(inRoot('deploy', 'containers', 'postgres.sh'), join(folder, 'postgres.sh'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the container's PostgreSQL script until `work` is done. Returns its output. */
async function whileItRuns(work: () => void): Promise<string> {
  const [first = '', ...rest] = [
    ...account.as('postgres'),
    'env',
    `PGDATA=${join(folder, 'datos')}`,
    'sh',
    join(folder, 'postgres.sh'),
    '-c',
    `unix_socket_directories=${sockets}`,
  ];
  const postgres = spawn(first, rest, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [postgres.stdout, postgres.stderr]) stream.on('data', (chunk) => (said += chunk));
  const gone = once(postgres, 'close');
  try {
    while (!said.includes('ready to accept connections')) {
      if (postgres.exitCode !== null) throw new Error(said);
      await sleep(20);
    }
    work();
  } finally {
    postgres.kill('SIGINT');
    await gone;
  }
  return said;
}

function ask(sql: string): string {
  const asked = [join(dirname(PROGRAMS.postgres), 'psql'), '-h', sockets, '-d', 'postgres', '-Atc', sql];
  const [first = '', ...rest] = [...account.as('postgres'), ...asked];
  return execFileSync(first, rest, { cwd: '/', encoding: 'utf8' }).trim();
}

it("accepts connections only after the shop's account and database exist, and does not restart afterwards", async () => {
  const said = await whileItRuns(() => {
    expect(
      ask(`SELECT datname, rolname, pg_encoding_to_char(encoding), datcollate, rolcanlogin, rolsuper, rolcreatedb, rolcreaterole
           FROM pg_database JOIN pg_roles ON pg_roles.oid = datdba WHERE datname = 'tienda'`),
    ).toBe('tienda|tienda|UTF8|C.UTF-8|t|f|f|f');
  });
  expect(said.match(/ready to accept connections/g)).toHaveLength(1);
});

it('keeps the database across a restart', async () => {
  await whileItRuns(() => void ask(`COMMENT ON DATABASE tienda IS 'la de antes'`));
  await whileItRuns(() => {
    expect(
      ask(`SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = 'tienda'`),
    ).toBe('la de antes');
  });
});

it('reports a server as healthy only when it answers 200', async () => {
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const check = async () => {
    const health = spawn(inRoot('deploy', 'containers', 'health.sh'), {
      env: { HEALTH: `http://127.0.0.1:${port}/api/health` },
      stdio: 'ignore',
    });
    const [code] = await once(health, 'exit');
    return code;
  };
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  expect(asked).toEqual(['/api/health', '/api/health']);
  await new Promise((closed) => server.close(closed));
  expect(await check()).toBe(1);
});
