import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PostmasterFile = { pid: number; port: number; ready: boolean };

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
