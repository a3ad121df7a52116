import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineEnv } from 'node-kit/machine-env';
import type { Cluster } from './account.ts';
import { explain } from './failures.ts';
import { readPostmasterFile } from './postmaster-file.ts';

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
