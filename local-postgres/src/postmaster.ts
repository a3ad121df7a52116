import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'node-kit/free-port';
import { machineEnv } from 'node-kit/machine-env';
import { commandOf, isAlive } from 'node-kit/process-identity';
import { StartupError } from 'node-kit/startup-error';
import type { Cluster } from './cluster.ts';
import { explain } from './failures.ts';

type PostmasterFile = { pid: number; port: number; ready: boolean };

/** Reads the cluster's `postmaster.pid`, whose lines PostgreSQL's manual defines. Undefined when there is no valid file. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid < 1) return undefined;
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

export type Postmaster = { child: ChildProcess; port: number };

/**
 * Shell script that becomes the server and leaves a watcher behind. The watcher reads a pipe that only this
 * process holds open: when this process ends, even by a kill, the watcher stops the server.
 * The watcher first checks the pid in `postmaster.pid`, because another program may have the pid by then. A
 * starting server may not have written the file yet, so the watcher retries for ten seconds.
 */
const WITH_WATCH = `exec 3<&0
( ( read -r _ <&3
    for _ in 1 2 3 4 5 6 7 8 9 10; do
      kill -0 "$$" 2>/dev/null || exit
      if [ "$(head -n1 "$1/postmaster.pid" 2>/dev/null)" = "$$" ]; then kill -INT "$$"; exit; fi
      sleep 1
    done ) & )
shift; exec "$@" 3<&- </dev/null`;

/** Milliseconds. Crash recovery can take minutes on a busy machine. */
const MAX_WAIT = 10 * 60_000;

/** Starts the server on a loopback port and waits until it accepts connections. */
export async function startPostmaster(
  cluster: Cluster,
  port: number,
  settings: Record<string, string> = {},
): Promise<Postmaster> {
  const { dataDir, clusterDir } = cluster;
  const logFile = join(dataDir, 'postgres.log');
  keepPreviousLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = launch(cluster, log, serverArgs(clusterDir, port, settings));
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= readFileSync(logFile, 'utf8')));

  for (let waited = 0; failure === undefined; waited += 20) {
    const file = readPostmasterFile(clusterDir);
    if (file?.ready && file.port === port && (file.pid === child.pid || process.platform === 'win32')) {
      return { child, port };
    }
    if (waited > MAX_WAIT) child.kill('SIGQUIT');
    await sleep(20);
  }
  throw Object.assign(explain('Iniciar la base', failure, dataDir), { output: failure });
}

function serverArgs(clusterDir: string, port: number, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    lc_messages: 'C',
    // The shop's queries are short: compiling them costs more than it saves.
    jit: 'off',
    ...settings,
  };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function launch({ dataDir, clusterDir, binaries, runner }: Cluster, log: number, serverArgs: string[]) {
  const direct = process.platform === 'win32';
  const { command, args, options } = direct
    ? runner.wrap(binaries.postgres, serverArgs)
    : runner.wrap('/bin/sh', ['-c', WITH_WATCH, 'sh', clusterDir, binaries.postgres, ...serverArgs]);
  return spawn(command, args, {
    ...options,
    env: machineEnv(),
    cwd: direct ? dataDir : '/',
    // Use another process group: Ctrl-C reaches only this process, which stops the server last.
    detached: !direct,
    stdio: ['pipe', log, log],
  });
}

/** Keeps one earlier log, so that the reason why the last run ended can be read. */
function keepPreviousLog(logFile: string): void {
  try {
    renameSync(logFile, `${logFile}.1`);
  } catch {
    // There is no log on the first run.
  }
}

/** Stops the server: connections are cut, committed data is kept. */
export async function stopPostmaster({ child }: Postmaster, cluster: Cluster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (process.platform === 'win32') {
    const args = ['stop', '-m', 'fast', '-D', cluster.clusterDir];
    spawn(cluster.binaries.pgCtl, args, { stdio: 'ignore' });
  } else {
    child.kill('SIGINT');
  }
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await gone;
  clearTimeout(impatience);
}

/**
 * Starts the server on the wanted port, or on a free one. Retries because another program may take the port
 * before the server listens.
 */
export async function startOnPort(
  start: (port: number) => Promise<Postmaster>,
  wanted?: number,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(wanted ?? (await freePort()));
    } catch (error) {
      const output = String((error as { output?: unknown }).output);
      // The second message appears while a killed server's last child processes still hold the memory.
      const passing = /address already in use|shared memory block .* is still in use/i.test(output);
      if (!passing || attempt === 10) throw error;
      await sleep(500);
    }
  }
}

/**
 * Stops the server that a killed shop left behind on this cluster, and removes the `postmaster.pid` of a dead server.
 * The caller holds the lock of the data folder, so no other shop uses the server.
 * @throws StartupError when the server does not stop
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const left = readPostmasterFile(clusterDir);
  if (!left) return;
  if (!isAlive(left.pid) || !commandOf(left.pid).includes(clusterDir)) {
    // The pid may belong to another program now, or to a zombie; PostgreSQL would refuse to start because of
    // the file. Removing it is safe: PostgreSQL also checks whether a dead server's children still hold the
    // shared memory.
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(left.pid, signal);
    for (let waited = 0; waited < 10_000 && isAlive(left.pid); waited += 50) await sleep(50);
    if (!isAlive(left.pid)) return;
  }
  throw new StartupError(
    `Otro PostgreSQL sigue usando ${clusterDir} (proceso ${left.pid}): deténgalo y vuelva a iniciar.`,
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended, or may not be signalled; the wait that follows shows which.
  }
}
