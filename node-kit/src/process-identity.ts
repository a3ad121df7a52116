import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this pid runs. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // In a container without an init, zombies stay forever and would hold a lock forever.
  return linuxStat(pid)?.[0] !== 'Z';
}

/**
 * Returns the start time of a process as text for comparison; undefined when the process has ended.
 * The system reuses pids (a container even after each restart), so a pid alone does not identify the holder of a lock.
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

/** The fields of /proc/<pid>/stat from the third on: index 0 is the state, index 19 the start time in ticks. */
function linuxStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name before these fields stands in parentheses and may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Returns the parent's pid; undefined when it is unknown. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(process.platform === 'linux' ? linuxStat(pid)?.[1] : ps('ppid=', pid)) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns the command line of a process, or '' when it cannot be read. */
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
