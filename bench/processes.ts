import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The shop's own processes, by what they are told to run. */
const PROGRAMS = {
  api: /api-server\/dist\/server\.js/,
  storefront: /storefront\/dist\/server\.js/,
  backoffice: /backoffice\/dist\/server\.js/,
};

export type Name = keyof typeof PROGRAMS | 'start';

/** Process ids of a running shop, from that of its `start`. */
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

/** MB that are resident, what it shares with others included. */
export const residentOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** MB with its part of what it shares, where the system tells: the same Node is in all of them. */
export function proportionalOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
