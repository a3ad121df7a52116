import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the pids of a running shop without its database: `start`, which contains the servers, and its Node children. */
export function processesOf(start: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  const children = rows.filter((row) => Number(/^\s*\d+\s+(\d+)/.exec(row)?.[1]) === start);
  const servers = children.filter((row) => !/\s(sh|postgres)$/.test(row));
  return [start, ...servers.map((row) => Number.parseInt(row, 10))];
}

/** Returns the resident memory of a process in MB, including shared memory. */
export const residentOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** Returns the proportional memory (PSS) in MB, where the system reports it: all processes share the same Node binary. */
export function proportionalOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
