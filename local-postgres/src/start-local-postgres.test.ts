import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from 'node-kit/process-identity';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readPostmasterFile } from './postmaster.ts';
import { startLocalPostgres } from './start-local-postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

// Only the owner may enter this folder, as in a clone below /root.
const root = mkdtempSync(join(tmpdir(), 'tienda pública ñandú '));
const processes: ChildProcess[] = [];
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const dataDir = (name: string) => join(root, name);
const clusterOf = (name: string) => join(dataDir(name), 'postgres');

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that runs the folder's database until it is killed. */
async function elsewhere(name: string): Promise<{ child: ChildProcess; url: string }> {
  const module = JSON.stringify(new URL('./start-local-postgres.ts', import.meta.url).href);
  const program = `const { startLocalPostgres } = await import(${module});
    process.stdout.write((await startLocalPostgres({ dataDir: process.argv[1] })).ownerUrl);
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir(name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url) };
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('startLocalPostgres', () => {
  it('keeps the data and the password across a stop and a start', async () => {
    const first = await startLocalPostgres({ dataDir: dataDir('uno') });
    await query(first.ownerUrl, "create table t as select 'ñ' as letter");
    await first.stop();
    expect(readPostmasterFile(clusterOf('uno'))).toBeUndefined();

    const second = await startLocalPostgres({ dataDir: dataDir('uno') });
    expect(await query(second.ownerUrl, 'select letter from t')).toEqual([{ letter: 'ñ' }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(readdirSync(dataDir('uno')).filter((file) => file.includes('draft'))).toEqual([]);
    await second.stop();
    await second.stop();
  });

  it('runs two folders in parallel, and refuses a second start on the same folder', async () => {
    const one = await startLocalPostgres({ dataDir: dataDir('uno') });
    const two = await startLocalPostgres({ dataDir: dataDir('dos') });
    expect(two.url).not.toBe(one.url);
    await expect(startLocalPostgres({ dataDir: dataDir('uno') })).rejects.toThrow(
      /ya está en uso .* DATA_DIR/,
    );
    expect(await query(one.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('starts again after its process was killed, and leaves no server behind', async () => {
    const killed = await elsewhere('tres');
    await query(killed.url, 'create table kept (id int)');
    const before = readPostmasterFile(clusterOf('tres'));
    await kill(killed.child);

    const next = await startLocalPostgres({ dataDir: dataDir('tres') });
    expect(before && isAlive(before.pid)).toBe(false);
    expect(await query(next.ownerUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
    await next.stop();
  });

  it('stops the server when its process is killed, without a new start', async () => {
    const killed = await elsewhere('tres');
    await kill(killed.child);
    await vi.waitFor(() => expect(readPostmasterFile(clusterOf('tres'))).toBeUndefined(), {
      timeout: 10_000,
    });
  });

  it('starts after the server was killed, and after another program got its pid', async () => {
    const killed = await elsewhere('tres');
    const server = readPostmasterFile(clusterOf('tres'));
    if (server) process.kill(server.pid, 'SIGKILL');
    await kill(killed.child);
    await (await startLocalPostgres({ dataDir: dataDir('tres') })).stop();

    writeFileSync(
      join(clusterOf('tres'), 'postmaster.pid'),
      `${process.pid}\n${clusterOf('tres')}\n1\n5432\n`,
    );
    await (await startLocalPostgres({ dataDir: dataDir('tres') })).stop();
  });

  it('restarts a server that ended by itself, on the same port and with the committed data', async () => {
    const say = vi.fn();
    const { ownerUrl: url, stop } = await startLocalPostgres({ dataDir: dataDir('dos'), say });
    await query(url, 'create table if not exists committed as select 1 as n');
    const killed = readPostmasterFile(clusterOf('dos'));
    if (killed) process.kill(killed.pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select n from committed')).toEqual([{ n: 1 }]), {
      timeout: 20_000,
    });
    expect(say.mock.calls).toEqual([['La base se detuvo sola: se inicia de nuevo.']]);
    await stop();
    expect(readPostmasterFile(clusterOf('dos'))).toBeUndefined();
  });

  it('rejects an unusable folder with a one-line error', async () => {
    writeFileSync(join(root, 'archivo'), '');
    const failed = startLocalPostgres({ dataDir: join(root, 'archivo', 'data') });
    await expect(failed).rejects.toThrow(/^[^\n]+$/);
    await expect(failed).rejects.toMatchObject({ name: 'StartupError' });
  });
});
