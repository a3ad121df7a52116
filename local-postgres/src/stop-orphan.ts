import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive } from 'node-kit/process-identity';
import { StartupError } from 'node-kit/startup-error';
import { readPostmasterFile } from './postmaster-file.ts';

/**
 * Ends the server that a killed shop left behind on this cluster, and clears a note of one that is no more.
 * The caller holds the lock of the data folder, so a living server here has nobody to serve.
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const left = readPostmasterFile(clusterDir);
  if (!left) return;
  if (!isAlive(left.pid) || !commandOf(left.pid).includes(clusterDir)) {
    // The number may belong to another program by now, or to a process that nobody collects; PostgreSQL would
    // take either for a rival. Children of a server that died still hold its shared memory, which it asks too.
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
    // Gone already, or not ours to stop; the wait that follows tells which.
  }
}
