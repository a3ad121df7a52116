import { appendFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds: short, so that a server's next time slice comes soon. */
const PERIOD = 20_000;
const ROOT = '/sys/fs/cgroup';

/** Returns how this Linux sets a CPU quota for a cgroup; undefined without permission. */
function kernelWords(): { below: string; say(group: string, quota: number): void } | undefined {
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
 * Limits each process to a share of one core, by cgroups (version 1 or 2).
 * @returns a function that removes the groups after the processes have ended; undefined where cgroups are
 * unavailable
 */
export function holdTo(share: number, processes: number[]): (() => void) | undefined {
  const words = kernelWords();
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
