import { appendFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds; short, so that no caller waits long for a server's next turn. */
const PERIOD = 20_000;
const ROOT = '/sys/fs/cgroup';

/** Returns how to write a CPU quota for this machine's cgroup version; undefined when this account may not. */
function cgroupFiles(): { below: string; say(group: string, quota: number): void } | undefined {
  const old = join(ROOT, 'cpu');
  if (existsSync(join(old, 'cpu.cfs_quota_us'))) {
    return {
      below: old,
      say(group, quota) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
        writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
      },
    };
  }
  try {
    appendFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  } catch {
    return undefined;
  }
  return { below: ROOT, say: (group, quota) => writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`) };
}

/**
 * Limits each of these processes to a share of one processor with a control group (cgroup version 1 or 2).
 * @returns a function that removes the groups after the processes have ended; undefined when cgroups are not available
 */
export function limitProcessors(share: number, processes: number[]): (() => void) | undefined {
  const words = cgroupFiles();
  if (!words) return undefined;
  const groups: string[] = [];
  try {
    for (const pid of processes) {
      const group = join(words.below, `tienda-bench-${pid}`);
      mkdirSync(group);
      groups.push(group);
      words.say(group, Math.round(PERIOD * share));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    }
  } catch (error) {
    console.error(error);
    return undefined;
  }
  return () => {
    for (const group of groups) rmdirSync(group);
  };
}
