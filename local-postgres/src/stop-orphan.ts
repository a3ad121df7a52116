import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive } from 'node-kit/process-identity';
import { StartupError } from 'node-kit/startup-error';
import { readPostmasterFile } from './postmaster-file.ts';

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
