import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PostmasterFile = { pid: number; port: number; ready: boolean };

/** PostgreSQL's own note in a cluster about the server that runs it: line by line as its manual fixes it. */
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
