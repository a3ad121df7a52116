import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether some process has this number now. One that ended and waits to be collected doesn't count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // In a container without an init nobody collects them, and they'd hold a lock for ever.
  return linuxStat(pid)?.[0] !== 'Z';
}

/**
 * When a process began, as text to compare; undefined when it is gone. Numbers are given out again (in a
 * container, the same ones after each restart), so a number alone doesn't tell who holds a lock.
 */
export function startedAt(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform !== 'linux') return ps('lstart=', pid);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${linuxStat(pid)?.[19] ?? 'unknown'}`;
  } catch {
    return 'unknown';
  }
}

/** The fields of /proc/<pid>/stat from the third on: the state is 0, the start in ticks 19. */
function linuxStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them stands in parentheses and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** The process that started this one; undefined when that can't be told. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(process.platform === 'linux' ? linuxStat(pid)?.[1] : ps('ppid=', pid)) || undefined;
  } catch {
    return undefined;
  }
}

/** The command line of a process, or '' when it can't be read. */
export function commandOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return ps('command=', pid);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function ps(field: string, pid: number): string {
  return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
}
