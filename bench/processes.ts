import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The shop's processes, by their command line. */
const PROGRAMS = {
  api: /api-server\/dist\/server\.js/,
  storefront: /storefront\/dist\/server\.js/,
  backoffice: /backoffice\/dist\/server\.js/,
};

export type Name = keyof typeof PROGRAMS | 'start';

/** Returns the process ids of a running shop, from its `start` process. */
export function processesOf(start: number): Record<Name, number> {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const children = rows.filter((row) => Number(/^\s*\d+\s+(\d+)/.exec(row)?.[1]) === start);
  const find = (program: RegExp) => {
    const row = children.find((child) => program.test(child));
    if (!row) throw new Error(`No process of ${start} runs ${program}`);
    return Number.parseInt(row, 10);
  };
  const { api, storefront, backoffice } = PROGRAMS;
  return { start, api: find(api), storefront: find(storefront), backoffice: find(backoffice) };
}

/** Returns the resident MB, with shared memory. */
export const residentOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** Returns the proportional MB of shared memory, where available: all processes share the same Node. */
export function proportionalOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
